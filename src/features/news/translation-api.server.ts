import { callsOf } from "#src/api/endpoint.server.ts";
import { OfficeArticle, Translation, TranslationEdit, TranslationParams } from "./schemas.server.ts";
import { saveTranslation } from "./translation-commands.server.ts";
import { getTranslation } from "./translation-queries.server.ts";

const calls = callsOf("News");
/** Source and translation of 100,000 characters each, in up to four bytes. */
const BOTH_TEXTS_BYTES = 1024 * 1024;

export const translationApi = [
  calls.get("/admin/news/:id/translations/:language", "writer", {
    summary: "An article beside its translation, block by block.",
    params: TranslationParams,
    answer: Translation,
    handle: ({ app, actor, params }) => getTranslation(app.db, actor.account, params),
  }),
  calls.put("/admin/news/:id/translations/:language", "writer", {
    summary: "Saves a translation block by block.",
    params: TranslationParams,
    body: TranslationEdit,
    maxBytes: BOTH_TEXTS_BYTES,
    answer: OfficeArticle,
    handle: ({ actor, params, body }) => saveTranslation(actor, params.id, params.language, body),
  }),
];
