import type { Language } from "#src/i18n/languages.ts";
import { forgetKey, isLastAnswer, keyOf } from "./draft-key.ts";
import { fetchAnswer, silenceAfter } from "./fetch-answer.ts";

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
    const body = JSON.stringify(values);
    const headers = {
      "content-type": "application/json",
      "accept-language": language,
      "idempotency-key": keyOf(draft),
    };
    const sent = { method: "POST", headers, body };
    const answer = await fetchAnswer(`/api${path}`, sent, { silentMs: silenceAfter(body) });
    // Nothing where something between us and the server answered.
    const said = (await answer.json().catch(() => ({}))) as FormAnswer["body"];
    if (isLastAnswer(answer.ok, said)) forgetKey(draft);
    return { status: answer.status, isOk: answer.ok, body: said };
  } catch {
    return { status: 0, isOk: false, body: {} };
  }
}
