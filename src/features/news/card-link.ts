/** What of the club a paragraph of one link shows as a card. */
export type CardLink =
  | { kind: "match"; id: number }
  | { kind: "player"; id: number }
  /** The current season's table. */
  | { kind: "table" };

/**
 * What a link to one of our own pages shows, or null for other addresses.
 * @param href as it stands in a text, e.g. "/hy/matches/12-ararat-noah", "/players/9-narek-sahradyan", "/table"
 */
export function cardLink(href: string): CardLink | null {
  const path = href.replace(/^\/(?:hy|ru)(?=\/)/, "");
  const match = /^\/matches(?:\?match=|\/)(\d{1,9})(?:-[\w-]*)?$/.exec(path);
  if (match) return { kind: "match", id: Number(match[1]) };
  const player = /^\/players\/(\d{1,9})(?:-[\w-]*)?$/.exec(path);
  if (player) return { kind: "player", id: Number(player[1]) };
  return path === "/table" ? { kind: "table" } : null;
}
