import { check } from "#src/api/check.server.ts";
import { formSender, readForm } from "#src/api/form-post.server.ts";
import type { App } from "#src/app/app.server.ts";
import { requestInfo } from "#src/app/request-info.server.ts";
import { isAppError } from "#src/errors/app-error.ts";
import { say } from "#src/errors/messages.ts";
import type { Language } from "#src/i18n/languages.ts";
import { receiveMessage } from "../receive-commands.server.ts";
import { NewMessage } from "../schemas.server.ts";

const MOST_BYTES = 128 * 1024;

/** What became of a message that was posted without JavaScript; what was typed comes back after a refusal. */
export interface FormOutcome {
  status: number;
  error: string;
  /** Fields that were refused. */
  fields: string[];
  typed: Record<"name" | "email" | "subject" | "message", string>;
}

export async function receiveForm(app: App, request: Request, language: Language): Promise<FormOutcome> {
  const form = await readForm(request, MOST_BYTES);
  const field = (name: string) => form.get(name) ?? "";
  const typed = {
    name: field("name"),
    email: field("email"),
    subject: field("subject"),
    message: field("message"),
  };
  try {
    const started = Number(field("started_at"));
    const message = check(NewMessage, {
      ...typed,
      website: field("website"),
      ...(Number.isFinite(started) && started > 0 ? { started_at: started } : {}),
    });
    await receiveMessage(await formSender(app, request, form), message, {
      address: requestInfo(request).address,
      userAgent: request.headers.get("user-agent"),
    });
    return { status: 200, error: "", fields: [], typed: { name: "", email: "", subject: "", message: "" } };
  } catch (error) {
    if (!isAppError(error) || error.status >= 500) throw error;
    const fields = error.faults?.map(({ path }) => path) ?? [];
    return { status: error.status, error: say(error.said, language), fields, typed };
  }
}
