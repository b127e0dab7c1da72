import type { Language } from "#src/i18n/languages.ts";
import { forgetKey, isLastAnswer, keyOf } from "./draft-key.ts";

/** What the server says to a visitor's form; `status` 0 and an empty body where nobody answered. */
export interface FormAnswer {
  status: number;
  isOk: boolean;
  body: { message?: string; issues?: { path: string }[] };
}

/**
 * Sends a visitor's form to the API. Sent again after a lost answer, it is the same one.
 * @param draft names the form in this browser
 */
export async function postForm(
  path: string,
  values: object,
  { draft, language }: { draft: string; language: Language },
): Promise<FormAnswer> {
  try {
    const answer = await fetch(`/api${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "accept-language": language,
        "idempotency-key": keyOf(draft),
      },
      body: JSON.stringify(values),
    });
    // Nothing where something between us and the server answered.
    const body = (await answer.json().catch(() => ({}))) as FormAnswer["body"];
    if (isLastAnswer(answer.ok, body)) forgetKey(draft);
    return { status: answer.status, isOk: answer.ok, body };
  } catch {
    return { status: 0, isOk: false, body: {} };
  }
}
