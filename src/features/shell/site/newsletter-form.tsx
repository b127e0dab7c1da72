import { type FormEvent, useState } from "react";
import { postForm } from "#src/api/submit.ts";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { type Language, localPath } from "#src/i18n/languages.ts";
import styles from "./newsletter-form.module.css";

/** Sign-up for the newsletter: a plain form before JavaScript; with it the answer stands in place. */
export function NewsletterForm() {
  const text = useSiteText("shell");
  const language = useLanguage();
  const [state, setState] = useState<{ isBusy?: boolean; done?: string; error?: string }>({});
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get("email") ?? "");
    setState({ isBusy: true });
    setState(await subscribe(email, language, text.subscribeFailed));
    form.querySelector<HTMLInputElement>("[type=email]")?.focus();
  };
  return (
    <form className={styles.form} method="post" action={localPath(language, "/newsletter")} onSubmit={submit}>
      <h2>{text.newsletter}</h2>
      <p className="small" id="newsletter-hint">
        {text.newsletterHint}
      </p>
      <div>
        <input
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          aria-label={text.yourEmail}
          placeholder={text.yourEmail}
          aria-describedby="newsletter-hint"
          aria-invalid={state.error ? true : undefined}
        />
        <button className="button button-small" type="submit" disabled={state.isBusy ?? false}>
          {text.subscribe}
        </button>
      </div>
      <p className="small" role="status">
        {state.done ?? state.error}
      </p>
    </form>
  );
}

async function subscribe(email: string, language: Language, failed: string) {
  const values = { email, language };
  // Another address is another wish.
  const draft = `newsletter ${email}`;
  const { isOk, body } = await postForm("/newsletter/subscribe", values, { draft, language });
  return isOk ? { done: body.message ?? "" } : { error: body.message || failed };
}
