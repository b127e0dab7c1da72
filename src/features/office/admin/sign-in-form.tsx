import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { PasswordField } from "../password-field.tsx";
import styles from "./sign-in-form.module.css";
import type { useSignIn } from "./use-sign-in.ts";

interface SignInFormProps {
  signIn: ReturnType<typeof useSignIn>;
  /** The button, where it stands below the fields. */
  children?: ReactNode;
}

/** Username, password and, where the account has it, the second factor. */
export function SignInForm({ signIn, children }: SignInFormProps) {
  const words = useOfficeText("office");
  const { id, isNameFixed, username, setUsername, password, setPassword } = signIn;
  const { needsCode, error, submit } = signIn;
  return (
    <form id={id} onSubmit={submit} method="post">
      {error && (
        <p className={`error ${styles.fault}`} role="alert">
          <CircleAlert className="icon" aria-hidden /> {error}
        </p>
      )}
      <div className="form-field">
        <label htmlFor={`${id}-name`}>{words.username}</label>
        <input
          id={`${id}-name`}
          className="input"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          // biome-ignore lint/a11y/noAutofocus: the page is there for this alone.
          autoFocus={!isNameFixed}
          readOnly={isNameFixed}
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
      {needsCode && <CodeField signIn={signIn} />}
      {children}
    </form>
  );
}

function CodeField({ signIn: { id, code, setCode } }: Pick<SignInFormProps, "signIn">) {
  const words = useOfficeText("office");
  return (
    <div className="form-field">
      <label htmlFor={`${id}-code`}>{words.code}</label>
      <input
        id={`${id}-code`}
        className="input"
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
  );
}
