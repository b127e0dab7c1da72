import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import { type Analytics, loadAnalytics } from "#src/features/consent/analytics.server.ts";
import type { PartnerMark } from "#src/features/partners/partner-logo.tsx";
import { loadMarkedPartners } from "#src/features/partners/partner-marks.server.ts";
import { publicSettings } from "#src/features/settings/queries.server.ts";
import { type PublicSettings, settingText } from "#src/features/settings/setting.ts";
import { clockTime } from "#src/i18n/dates.ts";
import type { Language } from "#src/i18n/languages.ts";
import type { ShownText } from "#src/i18n/localised.ts";
import { type ContactDetails, contactDetails } from "../contact-details.ts";
import { type SocialLink, socialLinks } from "../social-links.ts";
import { type LegalView, legalView } from "./legal-view.server.ts";

export interface SiteData {
  headerPartners: readonly PartnerMark[];
  footerPartners: readonly PartnerMark[];
  footer: {
    description: ShownText;
    copyright: ShownText;
    social: SocialLink[];
  } & ContactDetails;
  analytics: Analytics | null;
  legal: LegalView | null;
  year: number;
}

/**
 * What the header and the footer show. Failing settings or partners leave the page whole, with defaults.
 * @param legal the legal text that the address asks for
 */
export async function loadSiteData(app: App, language: Language, legal: string | null): Promise<SiteData> {
  const note = (part: string) => (error: unknown) => {
    app.log.warn("the page goes on with defaults", { part, error });
    return undefined;
  };
  const settings = await app.cachedQuery("public settings", publicSettings).catch(note("settings"));
  const footer = footerTexts(settings ?? {}, language);
  const partners = await loadMarkedPartners(app, language).catch(note("partners"));
  const marks = (place: "display_in_header" | "display_in_footer") =>
    (partners ?? []).filter(({ partner }) => partner[place]).map(({ mark }) => mark);
  const { email } = footer;
  return {
    headerPartners: marks("display_in_header"),
    footerPartners: marks("display_in_footer"),
    footer,
    analytics: await loadAnalytics(app),
    legal: legalView(legal, { language, email, now: app.now(), timeZone: club.timeZone }),
    year:
      clockTime(`${app.now().toISOString().slice(0, 16)}:00.000Z`, club.timeZone)?.year ??
      app.now().getFullYear(),
  };
}

function footerTexts(settings: PublicSettings, language: Language): SiteData["footer"] {
  const shown = (key: string, fallback: string): ShownText => {
    const text = settingText(settings, key, language);
    return text.text ? text : { text: fallback, lang: language };
  };
  return {
    description: shown("footer_description", club.description[language]),
    copyright: shown("footer_copyright", ""),
    social: socialLinks(settings),
    ...contactDetails(settings, language),
  };
}
