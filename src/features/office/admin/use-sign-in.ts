import { type FormEvent, useEffect, useId, useState } from "react";
import { fetchAnswer, silenceAfter } from "#src/api/fetch-answer.ts";
import { keepSession, type StoredSession } from "#src/api/session.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { type Language, pageLanguage } from "#src/i18n/languages.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";

interface SignInOptions {
  /** Fixed when a session ended: the same person goes on. */
  username?: string | undefined;
  /** Chosen on this page: kept with an account that has no choice of its own. */
  language?: Language | undefined;
  onDone: () => void;
}

/** What is typed to sign in, and how it is sent: once the server asked for it, with a code of the second factor. */
export function useSignIn({ username: fixed, language, onDone }: SignInOptions) {
  const words = useOfficeText("office");
  const [username, setUsername] = useState(fixed ?? "");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [needsCode, setNeedsCode] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const spoken = useLanguage();
  const [fault, setFault] = useState<{ text: string; language: Language }>();
  const [isReady, setIsReady] = useState(false);
  const id = useId();
  // What was typed, or filled in by the browser, before React was there.
  useEffect(() => {
    const typed = new FormData(document.getElementById(id) as HTMLFormElement);
    setUsername(String(typed.get("username") ?? ""));
    setPassword(String(typed.get("password") ?? ""));
    setIsReady(true);
  }, [id]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setFault(undefined);
    const answer = await sendSignIn({
      username,
      password,
      ...(needsCode ? { code } : {}),
      ...(language ? { language } : {}),
    });
    setIsBusy(false);
    if (answer.kind === "done") {
      keepSession(answer.session);
      onDone();
    } else if (answer.kind === "code_needed") setNeedsCode(true);
    else {
      if (answer.kind === "code_wrong") setCode("");
      setFault({ text: answer.message ?? words.signInFailed, language: spoken });
    }
  };
  return {
    id,
    isNameFixed: fixed !== undefined,
    username,
    setUsername,
    password,
    setPassword,
    code,
    setCode,
    needsCode,
    /** Not yet ready to be sent, or being sent. */
    isDisabled: isBusy || !isReady,
    isBusy,
    /** Said by the server in one language: it goes when another one is chosen. */
    error: fault?.language === spoken ? fault.text : undefined,
    submit,
  };
}

type SignInAnswer =
  | { kind: "done"; session: StoredSession }
  | { kind: "code_needed" | "code_wrong" | "failed"; message?: string };

/** Outside the shared client, which would take a 401 here for an ended session. */
async function sendSignIn(body: object): Promise<SignInAnswer> {
  try {
    const headers = { "content-type": "application/json", "accept-language": pageLanguage() };
    const sent = { method: "POST", headers, body: JSON.stringify(body) };
    const answer = await fetchAnswer("/api/auth/login", sent, { silentMs: silenceAfter() });
    const parsed = (await answer.json()) as StoredSession & { message?: string; code?: string };
    if (answer.ok) return { kind: "done", session: { token: parsed.token, user: parsed.user } };
    const { code, message } = parsed;
    const kind = code === "code_needed" || code === "code_wrong" ? code : "failed";
    return { kind, ...(answer.status < 500 && message ? { message } : {}) };
  } catch {
    return { kind: "failed" };
  }
}
