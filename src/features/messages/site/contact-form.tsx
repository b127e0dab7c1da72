import { Check, Send } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLanguage } from "#src/i18n/i18n.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { useMessagesText } from "../use-messages-text.ts";
import styles from "./contact-form.module.css";
import type { FormOutcome } from "./receive-form-action.server.ts";

/** Source: specification of the public site, section 9. */
const THANKS_MS = 5000;

/** `status` 0: nobody answered. `message` is the server's own, empty where it gave none. */
type State = { is: "idle" | "sending" | "success" } | { is: "error"; status: number; message: string };
type FieldName = "name" | "email" | "message";

interface ContactFormProps {
  /** When the server made the page: nobody types a message in a second. */
  openedAt: number;
  /** What the server says of a form that was posted without JavaScript. */
  outcome: FormOutcome | undefined;
}

export function ContactForm({ openedAt, outcome }: ContactFormProps) {
  const text = useMessagesText();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const startedAt = useRef(openedAt);
  const [state, setState] = useState<State>(() => startOf(outcome));
  const [faults, setFaults] = useState<FieldName[]>((outcome?.fields as FieldName[]) ?? []);
  useEffect(() => {
    startedAt.current = Date.now();
  }, []);
  useEffect(() => {
    if (state.is !== "success") return;
    const timer = setTimeout(() => setState({ is: "idle" }), THANKS_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const given = new FormData(element);
    const found = faultsIn(element);
    setFaults(found);
    if (found.length > 0) {
      (element.elements.namedItem(found[0] ?? "") as HTMLElement | null)?.focus();
      return;
    }
    setState({ is: "sending" });
    const sent = await send(given, startedAt.current, language);
    setState(sent.state);
    setFaults(sent.fields);
    if (sent.state.is === "success") element.reset();
  };
  const messages = { name: text.nameMissing, email: text.emailInvalid, message: text.messageMissing };
  const errorOf = (name: FieldName) => (faults.includes(name) ? messages[name] : undefined);
  const errorText = ({ status, message }: { status: number; message: string }) =>
    status === 0 ? text.networkError : message || text.httpError(status);
  const typed = outcome?.typed;
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={text.form}
    >
      <div className={styles.wide} role="status">
        {state.is === "success" && (
          <p className={styles.sent}>
            <Check className="icon" aria-hidden /> {text.thanks}
          </p>
        )}
      </div>
      {state.is === "error" && (
        <p className={styles.failed} role="alert">
          {errorText(state)}
        </p>
      )}
      <fieldset disabled={state.is === "sending"}>
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

function startOf(outcome: FormOutcome | undefined): State {
  if (!outcome) return { is: "idle" };
  return outcome.status === 200
    ? { is: "success" }
    : { is: "error", status: outcome.status, message: outcome.error };
}

/** The browser's own checks of required fields and of the address, told in our words. */
function faultsIn(form: HTMLFormElement): FieldName[] {
  return (["name", "email", "message"] as const).filter((name) => {
    const field = form.elements.namedItem(name) as HTMLInputElement;
    return !field.checkValidity() || field.value.trim() === "";
  });
}

async function send(
  form: FormData,
  startedAt: number,
  language: Language,
): Promise<{ state: State; fields: FieldName[] }> {
  const field = (name: string) => String(form.get(name) ?? "");
  let answer: Response;
  try {
    answer = await fetch("/api/contact", {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": language },
      body: JSON.stringify({
        name: field("name"),
        email: field("email"),
        subject: field("subject"),
        message: field("message"),
        website: field("website"),
        started_at: startedAt,
      }),
    });
  } catch {
    return { state: { is: "error", status: 0, message: "" }, fields: [] };
  }
  if (answer.ok) return { state: { is: "success" }, fields: [] };
  const { message, issues } = await readFailure(answer);
  return {
    state: { is: "error", status: answer.status, message: message ?? "" },
    fields: (issues ?? []).map(({ path }) => path as FieldName),
  };
}

/** A failure's JSON; nothing where something between us and the server answered. */
async function readFailure(answer: Response): Promise<{ message?: string; issues?: { path: string }[] }> {
  try {
    return (await answer.json()) as { message?: string; issues?: { path: string }[] };
  } catch {
    return {};
  }
}
