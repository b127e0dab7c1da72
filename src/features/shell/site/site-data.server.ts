import { club } from "#club/club.ts";
import { type Analytics, loadAnalytics } from "#src/features/analytics/analytics.server.ts";
import type { Partner } from "#src/features/partners/partner.ts";
import type { PartnerMark } from "#src/features/partners/partner-logo.tsx";
import { listActivePartners } from "#src/features/partners/queries.server.ts";
import { publicSettings } from "#src/features/settings/queries.server.ts";
import { type PublicSettings, settingText } from "#src/features/settings/setting.ts";
import type { App } from "#src/http/app.server.ts";
import { clockTime } from "#src/i18n/dates.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised, type ShownText } from "#src/i18n/localised.ts";
import { type ContactDetails, contactDetails } from "../contact-details.ts";
import { type SocialLink, socialLinks } from "../social-links.ts";
import { type LegalView, legalView } from "./legal-view.server.ts";

export interface SiteData {
  headerPartners: PartnerMark[];
  footerPartners: PartnerMark[];
  footer: {
    description: ShownText;
    copyright: ShownText;
  } & ContactDetails;
  analytics: Analytics | null;
  legal: LegalView | null;
  social: SocialLink[];
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
  const settings = (await publicSettings(app.db).catch(note("settings"))) ?? {};
  const partners = (await listActivePartners(app.db).catch(note("partners"))) ?? [];
  const footer = footerTexts(settings, language);
  const { email } = footer;
  const mark = (partner: Partner): PartnerMark => ({
    id: partner.id,
    name: partner.name,
    header_text: localised(partner, "header_text", language).text,
    logo: partner.logo,
    url: partner.url,
  });
  return {
    headerPartners: partners.filter((partner) => partner.display_in_header).map(mark),
    footerPartners: partners.filter((partner) => partner.display_in_footer).map(mark),
    footer,
    analytics: await loadAnalytics(app),
    legal: legalView(legal, { language, email, now: app.now(), timeZone: club.timeZone }),
    social: socialLinks(settings),
    year: clockTime(app.now().toISOString(), club.timeZone)?.year ?? app.now().getFullYear(),
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
    ...contactDetails(settings, language),
  };
}
