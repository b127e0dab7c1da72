import { check } from "#src/api/check.server.ts";
import { formSender, readForm } from "#src/api/form-post.server.ts";
import { asAppError, logError } from "#src/app/answer.server.ts";
import type { App } from "#src/app/app.server.ts";
import { requestInfo } from "#src/app/request-info.server.ts";
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
    const fault = asAppError(error);
    if (fault.code === "internal") throw error;
    // A full disk, a database that is away: what was typed comes back, as after a refusal.
    logError(app, fault, requestInfo(request).id);
    const fields = fault.faults?.map(({ path }) => path) ?? [];
    return { status: fault.status, error: say(fault.said, language), fields, typed };
  }
}
