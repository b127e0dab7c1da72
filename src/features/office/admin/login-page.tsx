import { useEffect } from "react";
import { club } from "#club/club.ts";
import { storedSession, takePageToReturnTo } from "../session.ts";
import { useOfficeWords } from "../use-office-words.ts";
import { SignInForm } from "./sign-in-form.tsx";
import "./login.css";

export default function LoginPage() {
  const words = useOfficeWords();
  // What can't be read of an earlier session is cleared on the way.
  useEffect(() => void storedSession(), []);
  return (
    <main id="main" className="login" lang={words.lang}>
      <title>{`${words.signIn} | ${club.name[words.lang]}`}</title>
      <meta name="robots" content="noindex" />
      <div className="art">
        <img className="night" src="/club/pictures/hero-night.svg" alt="" width={1600} height={900} />
        <img
          className="dawn"
          src="/club/pictures/hero-dawn.svg"
          alt=""
          width={1600}
          height={900}
          loading="lazy"
        />
      </div>
      <div className="login-form">
        <img src="/club/crest.svg" alt="" width={72} height={90} />
        <h1>{words.office}</h1>
        <SignInForm label={words.signIn} onDone={() => location.assign(takePageToReturnTo())} />
        <p className="note">{words.signInNote}</p>
      </div>
    </main>
  );
}
