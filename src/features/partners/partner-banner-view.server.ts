import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import type { Partner } from "./partner.ts";
import type { BannerView } from "./partner-banner.tsx";

/** A partner's banner with the text that it has for one place. */
export function bannerView(
  partner: Partner,
  place: "matches_text" | "table_text",
  language: Language,
): BannerView {
  const { name, url, logo, banner_image } = partner;
  return { name, url, logo, image: banner_image, text: localised(partner, place, language) };
}
