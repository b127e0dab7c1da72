/** The tabs of the club's page, in their order. Source: specification of the public site, section 2. */
export const TABS = ["management", "coaching", "administration", "players"] as const;
export type Tab = (typeof TABS)[number];

/** The group of those players who are lent out or have left, among the positions. */
export const ELSEWHERE = "elsewhere";

/** In which order the players stand. */
export const ORDERS = ["position", "goals", "minutes"] as const;
export type Order = (typeof ORDERS)[number];

export function isOrder(value: string): value is Order {
  return ORDERS.includes(value as Order);
}

export function isTab(value: string): value is Tab {
  return TABS.includes(value as Tab);
}
