import { filterItems } from "#src/records/filter.ts";
import type { Item, RecordMeta } from "#src/records/record.ts";
import { partner } from "./partner.record.ts";

export type Partner = RecordMeta & Item<typeof partner>;

export const PARTNER_CATEGORIES = partner.fields.category.values;
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
export type PartnerSwitch = "is_active" | DisplayFlag;

type Period = Pick<Partner, "starts_on" | "ends_on">;

/** How a partner's days lie to today: shown in them, or before, or after. */
export const PARTNER_PERIODS = ["running", "coming", "ended"] as const;
export type PartnerPeriod = (typeof PARTNER_PERIODS)[number];

/**
 * Whether a partner's days have begun and not ended; the first and the last belong to them, none is without limit.
 * @param today the club's day, "2025-03-08"
 */
export function periodOf({ starts_on, ends_on }: Period, today: string): PartnerPeriod {
  if (starts_on && today < starts_on) return "coming";
  return ends_on && today > ends_on ? "ended" : "running";
}

/** Whether two partners have a day in common. */
export function areTogether(one: Period, other: Period): boolean {
  const beginsInTime = (a: Period, b: Period) => !a.starts_on || !b.ends_on || a.starts_on <= b.ends_on;
  return beginsInTime(one, other) && beginsInTime(other, one);
}

/** What partners are narrowed by: words of a name, a category (an empty one leaves all), switches. */
export type PartnersFilter = { [Flag in PartnerSwitch]?: boolean | undefined } & {
  search?: string | undefined;
  category?: string | undefined;
};

/** The partners that a filter leaves, in their order. */
export function filterPartners<One extends Item<typeof partner>>(
  partners: readonly One[],
  { category, ...filter }: PartnersFilter,
): One[] {
  return filterItems(partner, partners, {
    ...filter,
    category: (category || undefined) as PartnerCategory | undefined,
  });
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
