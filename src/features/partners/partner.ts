export const PARTNER_CATEGORIES = ["title", "partner"] as const;
export type PartnerCategory = (typeof PARTNER_CATEGORIES)[number];

/** The places where a partner may be shown, each with its switch. */
export const DISPLAY_FLAGS = [
  "display_in_header",
  "display_in_footer",
  "display_in_matches",
  "display_in_table",
  "display_in_partners",
] as const;
export type DisplayFlag = (typeof DISPLAY_FLAGS)[number];

/** What is said of a partner, in three languages each. */
export const PARTNER_TEXTS = ["header_text", "matches_text", "table_text", "partners_text"] as const;

export interface Partner {
  id: number;
  name: string;
  url: string;
  logo: string;
  banner_image: string;
  category: PartnerCategory;
  order_num: number;
  is_active: boolean;
  display_in_header: boolean;
  display_in_footer: boolean;
  display_in_matches: boolean;
  display_in_table: boolean;
  display_in_partners: boolean;
  header_text: string;
  header_text_hy: string;
  header_text_ru: string;
  matches_text: string;
  matches_text_hy: string;
  matches_text_ru: string;
  table_text: string;
  table_text_hy: string;
  table_text_ru: string;
  partners_text: string;
  partners_text_hy: string;
  partners_text_ru: string;
  version: number;
  created_at: string;
  updated_at: string;
}

/**
 * The one partner whose banner a page shows: only when exactly one active partner is meant for that place
 * and has a banner. Source: specification of the public site, section 2.
 */
export function soleBanner(
  partners: readonly Partner[],
  flag: "display_in_matches" | "display_in_table",
): Partner | undefined {
  const meant = partners.filter((partner) => partner.is_active && partner[flag] && partner.banner_image);
  return meant.length === 1 ? meant[0] : undefined;
}
