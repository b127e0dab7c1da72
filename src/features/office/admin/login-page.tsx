import { useEffect } from "react";
import { Entrance } from "../entrance.tsx";
import { storedSession, takePageToReturnTo } from "../session.ts";
import { useOfficeWords } from "../use-office-words.ts";
import { SignInButton } from "./sign-in-button.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { useSignIn } from "./use-sign-in.ts";

export default function LoginPage() {
  const words = useOfficeWords();
  const signIn = useSignIn({ onDone: () => location.assign(takePageToReturnTo()) });
  // What can't be read of an earlier session is cleared on the way.
  useEffect(() => void storedSession(), []);
  return (
    <Entrance title={words.signIn} heading={words.office} lang={words.lang}>
      <SignInForm signIn={signIn}>
        <SignInButton signIn={signIn} label={words.signIn} />
      </SignInForm>
      <noscript>
        <p className="note">{words.needsScripts}</p>
      </noscript>
      <p className="note">{words.signInNote}</p>
      <details className="forgot">
        <summary>{words.forgot}</summary>
        <p>{words.forgotHint}</p>
      </details>
    </Entrance>
  );
}
