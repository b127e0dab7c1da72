import { useEffect } from "react";
import { Entrance } from "../entrance.tsx";
import { storedSession, takePageToReturnTo } from "../session.ts";
import { useOfficeWords } from "../use-office-words.ts";
import { SignInForm } from "./sign-in-form.tsx";

export default function LoginPage() {
  const words = useOfficeWords();
  // What can't be read of an earlier session is cleared on the way.
  useEffect(() => void storedSession(), []);
  return (
    <Entrance title={words.signIn} heading={words.office} lang={words.lang}>
      <SignInForm label={words.signIn} onDone={() => location.assign(takePageToReturnTo())} />
      <p className="note">{words.signInNote}</p>
      <details className="forgot">
        <summary>{words.forgot}</summary>
        <p>{words.forgotHint}</p>
      </details>
    </Entrance>
  );
}
