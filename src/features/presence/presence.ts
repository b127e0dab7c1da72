/** What two people can have open at the same time, by table. */
export const SHARED_KINDS = [
  "articles",
  "players",
  "staff",
  "squad_members",
  "spells",
  "matches",
  "lineups",
  "partners",
  "settings",
  "categories",
  "teams",
  "competitions",
  "stages",
  "honours",
  "media",
  "standings",
] as const;

export type SharedKind = (typeof SHARED_KINDS)[number];

/** How often an open page says that it is there. */
export const HEARTBEAT_MS = 15_000;
/** Without a sign for this long, somebody has gone: two signs may get lost. */
export const GONE_MS = 45_000;
