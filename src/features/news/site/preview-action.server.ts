import { data, redirect } from "react-router";
import { check } from "#src/api/check.server.ts";
import { readForm } from "#src/api/form-post.server.ts";
import type { App } from "#src/app/app.server.ts";
import { requestInfo } from "#src/app/request-info.server.ts";
import { isAppError } from "#src/errors/app-error.ts";
import { say } from "#src/errors/messages.ts";
import { noteWish } from "#src/features/notes/commands.server.ts";
import {
  answerPreview,
  noteOpening,
  takeAnswerBack,
} from "#src/features/preview-links/answer-commands.server.ts";
import { GivenAnswer } from "#src/features/preview-links/schemas.server.ts";
import { type Language, localPath } from "#src/i18n/languages.ts";
import { columnIn } from "#src/i18n/localised.ts";

/** A thousand characters, each of which a form may write as nine. */
const MOST_BYTES = 32_768;

/** What comes back into the form of a refused answer, where no script has kept it. */
export type TypedAnswer = ReturnType<typeof typedIn>;

function typedIn(form: URLSearchParams) {
  const field = (name: string) => form.get(name) ?? "";
  return { text: field("text"), name: field("name"), block: field("block"), parts: form.getAll("parts") };
}

/** What the page of a preview posts: an answer, that it is taken back, that a browser shows it. Works before JavaScript. */
export async function answerForm(app: App, token: string, language: Language, request: Request) {
  const form = await readForm(request, MOST_BYTES);
  const { address } = requestInfo(request);
  try {
    const intent = form.get("intent");
    if (intent === "opened") {
      await noteOpening(app, token, address);
      return data({ message: null });
    }
    if (intent === "undo") await takeAnswerBack(app, token, address);
    else {
      const given = check(GivenAnswer, { ...Object.fromEntries(form), parts: form.getAll("parts") });
      await answerPreview(app, token, given, address, (tx, { row, subject }) => {
        const content = subject.values[columnIn("content", language)];
        return noteWish(tx, row, { language, content, hash: given.block });
      });
    }
  } catch (error) {
    if (!isAppError(error) || error.status >= 500) throw error;
    const said = error.faults?.[0]?.message ?? error.said;
    return data({ message: say(said, language), typed: typedIn(form) }, { status: error.status });
  }
  // A page that is loaded again asks nothing twice.
  throw redirect(localPath(language, `/preview/${token}`), 303);
}
