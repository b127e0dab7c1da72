/** The tabs of the club's page, in their order. Source: specification of the public site, section 2. */
export const TABS = ["management", "coaching", "administration", "players"] as const;
export type Tab = (typeof TABS)[number];

/** The group of those players who are lent out or have left, among the positions. */
export const ELSEWHERE = "elsewhere";

export function isTab(value: string): value is Tab {
  return TABS.includes(value as Tab);
}
