import { ApiError } from "#src/api/client.ts";
import { confirm } from "./confirm.tsx";
import type { OfficeText } from "./text/office.en.ts";

/**
 * A save that asks first where the server finds something odd: a person decides.
 * @param send called with `ask_first`, and once more without it after a yes
 * @throws ApiError the question, after a no; whatever else the save is refused with
 */
export async function askFirst<Saved>(
  send: (more: { ask_first?: true }) => Promise<Saved>,
  words: Pick<OfficeText, "oddSave" | "saveAnyway">,
): Promise<Saved> {
  try {
    return await send({ ask_first: true });
  } catch (error) {
    if (!(error instanceof ApiError) || !error.body.asks) throw error;
    const hint = error.issues.map(({ message }) => message).join(" ");
    if (!(await confirm({ text: words.oddSave, hint, yes: words.saveAnyway }))) throw error;
    return send({});
  }
}
