import { data } from "react-router";
import { readForm } from "#src/api/form-post.server.ts";
import type { App } from "#src/app/app.server.ts";
import { isAppError } from "#src/errors/app-error.ts";
import { say } from "#src/errors/messages.ts";
import { officeLanguage } from "#src/features/office/office-language.server.ts";
import type { PasswordFault } from "../account.ts";
import { redeemLink } from "../link-commands.server.ts";

const MOST_BYTES = 8192;
const FAULTS = ["short", "long", "easy"] as const satisfies PasswordFault[];

/** Sets the password that was posted from the page of a one-time link, or says in words why not. */
export async function answerForm(app: App, token: string, request: Request) {
  const form = await readForm(request, MOST_BYTES);
  const password = form.get("password") ?? "";
  try {
    await redeemLink(app, token, password, request);
    return data({ isDone: true });
  } catch (error) {
    if (!isAppError(error) || error.status >= 500) throw error;
    const fault = FAULTS.find((fault) => error.said.key === `accounts.password_${fault}`);
    const message = say(error.said, officeLanguage(request));
    return data({ isDone: false, fault, message }, { status: error.status });
  }
}
