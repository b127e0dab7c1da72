import type { App } from "#src/app/app.server.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import type { Partner } from "./partner.ts";
import type { PartnerMark } from "./partner-logo.tsx";
import { listActivePartners } from "./queries.server.ts";

/** The partners that are shown now, read once for all pages until a save or the club's midnight. */
export function loadPartners(app: App): Promise<readonly Partner[]> {
  return app.cachedQuery("partners", (db) => listActivePartners(db, app.now()));
}

/**
 * The active partners, each with the mark that stands for it in whichever places: the same object in the header, the
 * footer and the front page, so that a page's data carry it once.
 */
export function loadMarkedPartners(app: App, language: Language) {
  return app.cachedQuery(`partner marks, ${language}`, async () =>
    (await loadPartners(app)).map((partner) => ({ partner, mark: markOf(partner, language) })),
  );
}

function markOf(partner: Partner, language: Language): PartnerMark {
  const { id, name, logo, url } = partner;
  const { text, lang } = localised(partner, "header_text", language);
  return { id, name, headerText: { text: text.trim(), lang }, logo, url };
}
