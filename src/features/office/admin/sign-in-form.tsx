import { CircleAlert, Eye, EyeOff, LogIn } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
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
  const [isShown, setIsShown] = useState(false);
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
    } else if (answer.kind === "code" && !needsCode) setNeedsCode(true);
    else if (answer.kind === "refused" || answer.kind === "code")
      setError(answer.message ?? words.wrongCredentials);
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
      <div className="fg">
        <label htmlFor={`${id}-password`}>{words.password}</label>
        <div className="pw">
          <input
            id={`${id}-password`}
            className="inp"
            name="password"
            type={isShown ? "text" : "password"}
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <button
            type="button"
            aria-label={isShown ? words.hidePassword : words.showPassword}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOff className="i" aria-hidden /> : <Eye className="i" aria-hidden />}
          </button>
        </div>
      </div>
      {needsCode && (
        <div className="fg">
          <label htmlFor={`${id}-code`}>{words.code}</label>
          <input
            id={`${id}-code`}
            className="inp"
            name="code"
            autoComplete="one-time-code"
            required
            // biome-ignore lint/a11y/noAutofocus: it appears because the server asked for it.
            autoFocus
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <p className="hint">{words.codeHint}</p>
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
  | { kind: "refused" | "code" | "failed"; message?: string };

/** Outside the shared client, which would take a 401 here for an ended session. */
async function sendSignIn(body: object): Promise<SignInAnswer> {
  try {
    const answer = await fetch("/api/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const parsed = (await answer.json()) as StoredSession & { message?: string; needs_code?: boolean };
    if (answer.ok) return { kind: "done", session: { token: parsed.token, user: parsed.user } };
    if (parsed.needs_code) return { kind: "code", ...(parsed.message ? { message: parsed.message } : {}) };
    if (answer.status === 401) return { kind: "refused" };
    return { kind: "failed", ...(answer.status < 500 && parsed.message ? { message: parsed.message } : {}) };
  } catch {
    return { kind: "failed" };
  }
}
