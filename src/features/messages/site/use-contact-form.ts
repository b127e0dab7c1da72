import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { postForm } from "#src/api/submit.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import type { Language } from "#src/i18n/languages.ts";
import type { FormOutcome } from "./receive-form-action.server.ts";

/** Source: specification of the public site, section 9. */
const THANKS_MS = 5000;

/** `status` 0: nobody answered. `message` is the server's own, empty where it gave none. */
export type FormState =
  | { is: "idle" | "sending" | "success" }
  | { is: "error"; status: number; message: string };
export type FieldName = "name" | "email" | "message";

/**
 * What the contact form does where JavaScript runs: checks, sends, and tells what became of it.
 * @param openedAt when the server made the page; in a kept page the browser's own time counts
 * @param outcome what the server says of a form that was posted without JavaScript
 */
export function useContactForm(openedAt: number, outcome: FormOutcome | undefined) {
  const language = useLanguage();
  const startedAt = useRef(openedAt);
  const [state, setState] = useState<FormState>(() => startOf(outcome));
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
    const focused = document.activeElement as HTMLElement | null;
    setState({ is: "sending" });
    const sent = await send(given, startedAt.current, language);
    flushSync(() => {
      setState(sent.state);
      setFaults(sent.fields);
    });
    if (sent.state.is === "success") element.reset();
    // What is disabled while the letter is on its way loses the focus.
    const next = element.elements.namedItem(sent.fields[0] ?? "") as HTMLElement | null;
    if (document.activeElement === document.body) (next ?? focused)?.focus({ preventScroll: !next });
  };
  return { state, faults, submit };
}

function startOf(outcome: FormOutcome | undefined): FormState {
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
): Promise<{ state: FormState; fields: FieldName[] }> {
  const field = (name: string) => String(form.get(name) ?? "");
  const letter = {
    name: field("name"),
    email: field("email"),
    subject: field("subject"),
    message: field("message"),
    website: field("website"),
    started_at: startedAt,
  };
  const { status, isOk, body } = await postForm("/contact", letter, { draft: "contact", language });
  if (isOk) return { state: { is: "success" }, fields: [] };
  return {
    state: { is: "error", status, message: body.message ?? "" },
    fields: (body.issues ?? []).map(({ path }) => path as FieldName),
  };
}
