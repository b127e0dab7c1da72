import { useEffect, useState } from "react";
import { storedSession, takePageToReturnTo } from "#src/api/session.ts";
import type { Language } from "#src/i18n/languages.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { Entrance } from "../entrance.tsx";
import { LanguageChoice } from "../language-choice.tsx";
import { UnsentNotice } from "../unsent-notice.tsx";
import styles from "./login-page.module.css";
import { SignInButton } from "./sign-in-button.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { useSignIn } from "./use-sign-in.ts";

export default function LoginPage() {
  const words = useOfficeText("office");
  const [language, setLanguage] = useState<Language>();
  // Browsers carry what stands behind # along to here, e.g. entries of another phone.
  const goOn = () => location.assign(takePageToReturnTo() + location.hash);
  const signIn = useSignIn({ language, onDone: goOn });
  // What can't be read of an earlier session is cleared on the way.
  useEffect(() => void storedSession(), []);
  return (
    <Entrance title={words.signIn} heading={words.office}>
      <UnsentNotice />
      <SignInForm signIn={signIn}>
        <SignInButton signIn={signIn} label={words.signIn} />
      </SignInForm>
      <noscript>
        <p className={styles.note}>{words.needsScripts}</p>
      </noscript>
      <p className={styles.note}>{words.signInNote}</p>
      <details className={styles.forgot}>
        <summary>{words.forgot}</summary>
        <p>{words.forgotHint}</p>
      </details>
      <LanguageChoice onChoose={setLanguage} />
    </Entrance>
  );
}
