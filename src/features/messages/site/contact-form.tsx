import { Check, Send } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useSiteText } from "#src/i18n/i18n.tsx";
import styles from "./contact-form.module.css";
import type { FormOutcome } from "./receive-form-action.server.ts";
import { type FieldName, type FormState, useContactForm } from "./use-contact-form.ts";

interface ContactFormProps {
  /** When the server made the page: nobody types a message in a second. */
  openedAt: number;
  /** What the server says of a form that was posted without JavaScript. */
  outcome: FormOutcome | undefined;
}

export function ContactForm({ openedAt, outcome }: ContactFormProps) {
  const text = useSiteText("messages");
  const { state, faults, submit } = useContactForm(openedAt, outcome);
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit} aria-label={text.form}>
      <Notices state={state} />
      <fieldset disabled={state.is === "sending"}>
        <Fields faults={faults} typed={outcome?.typed} />
        {/* People do not see this field; programs fill it. */}
        <div className={styles.trap} aria-hidden="true">
          <label>
            {text.website}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <input type="hidden" name="started_at" value={openedAt} />
        <div className={styles.wide}>
          <button className="button" type="submit" disabled={state.is === "sending"}>
            <Send className="icon" aria-hidden />
            <span>{state.is === "sending" ? text.sending : text.send}</span>
          </button>
        </div>
      </fieldset>
    </form>
  );
}

/** That it was sent, or why not. */
function Notices({ state }: { state: FormState }) {
  const text = useSiteText("messages");
  return (
    <>
      <div className={styles.wide} role="status">
        {state.is === "success" && (
          <p className={styles.sent}>
            <Check className="icon" aria-hidden /> {text.thanks}
          </p>
        )}
      </div>
      {state.is === "error" && (
        <p className={styles.failed} role="alert">
          {state.status === 0 ? text.networkError : state.message || text.httpError(state.status)}
        </p>
      )}
    </>
  );
}

interface FieldsProps {
  /** Fields that hold nothing, or no address. */
  faults: FieldName[];
  typed: FormOutcome["typed"] | undefined;
}

function Fields({ faults, typed }: FieldsProps) {
  const text = useSiteText("messages");
  const messages = { name: text.nameMissing, email: text.emailInvalid, message: text.messageMissing };
  const errorOf = (name: FieldName) => (faults.includes(name) ? messages[name] : undefined);
  return (
    <>
      <Field label={text.name} error={errorOf("name")} isRequired>
        {(control) => (
          <input
            {...control}
            name="name"
            required
            maxLength={200}
            autoComplete="name"
            defaultValue={typed?.name}
          />
        )}
      </Field>
      <Field label={text.email} error={errorOf("email")} isRequired>
        {(control) => (
          <input
            {...control}
            type="email"
            name="email"
            required
            maxLength={254}
            autoComplete="email"
            defaultValue={typed?.email}
          />
        )}
      </Field>
      <Field label={text.subject} isWide>
        {(control) => <input {...control} name="subject" maxLength={300} defaultValue={typed?.subject} />}
      </Field>
      <Field label={text.message} error={errorOf("message")} isWide isRequired>
        {(control) => (
          <textarea
            {...control}
            name="message"
            required
            maxLength={10_000}
            placeholder={text.messageHint}
            defaultValue={typed?.message}
          />
        )}
      </Field>
    </>
  );
}

interface FieldProps {
  label: string;
  error?: string | undefined;
  isWide?: boolean;
  isRequired?: boolean;
  children: (control: { id: string; "aria-invalid"?: true; "aria-describedby"?: string }) => ReactNode;
}

function Field({ label, error, isWide, isRequired, children }: FieldProps) {
  const id = useId();
  return (
    <div className={isWide ? styles.wide : undefined}>
      <label htmlFor={id}>
        <span>
          {label} {isRequired && <em className={styles.required}>*</em>}
        </span>
      </label>
      <div className="field">
        {children({
          id,
          ...(error ? { "aria-invalid": true as const, "aria-describedby": `${id}-error` } : {}),
        })}
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
