import { CircleAlert, LogIn } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { inChosenLanguage } from "../api.ts";
import { PasswordField } from "../password-field.tsx";
import { keepSession, type StoredSession } from "../session.ts";
import { useOfficeWords } from "../use-office-words.ts";

interface SignInFormProps {
  /** Fixed when a session ended: the same person goes on. */
  username?: string;
  label: string;
  onDone: () => void;
}

/** Username, password and, where the account has it, the second factor. */
export function SignInForm({ username: fixed, label, onDone }: SignInFormProps) {
  const words = useOfficeWords();
  const [username, setUsername] = useState(fixed ?? "");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [needsCode, setNeedsCode] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const id = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setError(undefined);
    const answer = await sendSignIn({ username, password, ...(needsCode ? { code } : {}) });
    setIsBusy(false);
    if (answer.kind === "done") {
      keepSession(answer.session);
      onDone();
    } else if (answer.kind === "code_needed") setNeedsCode(true);
    else if (answer.kind === "code_wrong") {
      setCode("");
      setError(words.codeWrong);
    } else if (answer.kind === "refused") setError(words.wrongCredentials);
    else if (answer.kind === "too_many") setError(words.tooManyTries);
    else setError(answer.message ?? words.signInFailed);
  };
  return (
    <form onSubmit={submit} method="post">
      {error && (
        <p className="err login-err" role="alert">
          <CircleAlert className="i" aria-hidden /> {error}
        </p>
      )}
      <div className="fg">
        <label htmlFor={`${id}-name`}>{words.username}</label>
        <input
          id={`${id}-name`}
          className="inp"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          readOnly={fixed !== undefined}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
      </div>
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
      />
      {needsCode && (
        <div className="fg">
          <label htmlFor={`${id}-code`}>{words.code}</label>
          <input
            id={`${id}-code`}
            className="inp"
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={`${id}-code-hint`}
            required
            // biome-ignore lint/a11y/noAutofocus: it appears because the server asked for it.
            autoFocus
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <p className="hint" id={`${id}-code-hint`}>
            {words.codeHint}
          </p>
        </div>
      )}
      <button className="btn" type="submit" disabled={isBusy}>
        {isBusy ? (
          words.signingIn
        ) : (
          <>
            <LogIn className="i" aria-hidden /> {label}
          </>
        )}
      </button>
    </form>
  );
}

type SignInAnswer =
  | { kind: "done"; session: StoredSession }
  | { kind: "refused" | "code_needed" | "code_wrong" | "too_many" | "failed"; message?: string };

/** Outside the shared client, which would take a 401 here for an ended session. */
async function sendSignIn(body: object): Promise<SignInAnswer> {
  try {
    const answer = await fetch("/api/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const parsed = (await answer.json()) as StoredSession & { message?: string; code?: string };
    if (answer.ok) return { kind: "done", session: { token: parsed.token, user: parsed.user } };
    if (parsed.code === "code_needed" || parsed.code === "code_wrong" || parsed.code === "too_many")
      return { kind: parsed.code };
    if (answer.status === 401) return { kind: "refused" };
    const { message } = await inChosenLanguage({ ...parsed });
    return { kind: "failed", ...(answer.status < 500 && typeof message === "string" ? { message } : {}) };
  } catch {
    return { kind: "failed" };
  }
}
