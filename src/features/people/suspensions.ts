/** What cards of a competition cost, by the season's rules. */
export interface BanRules {
  /** So many yellow cards cost a match, and again as many another one; 0 for never. */
  yellowsForBan: number;
  /** 0 for never. */
  matchesForRed: number;
}

/** A match sent off with two yellow cards is missed in every competition. Source: FIFA Disciplinary Code, article 66. */
const MATCHES_FOR_SECOND_YELLOW = 1;

export type Card = "yellow" | "second_yellow" | "red";

/** A match of one team, with what its people were shown. */
export interface MatchWithCards {
  id: number;
  /** Only a match that was played to its end is one that somebody has missed. */
  isPlayed: boolean;
  /** `key` tells people apart. Two yellow cards that sent somebody off are one second yellow. */
  cards: readonly { key: string; card: Card }[];
}

export const BAN_REASONS = ["yellows", "second_yellow", "red"] as const;
export type BanReason = (typeof BAN_REASONS)[number];

export interface Suspension {
  key: string;
  why: BanReason;
  /** The match of the card. */
  since: number;
  /** How many matches are still to be missed, for all that was shown. */
  matches: number;
}

/**
 * Who misses the next match of a team in a competition, and why.
 * @param matches those of the season in the order in which they were played, before the one that is asked about
 */
export function suspensionsAfter(matches: readonly MatchWithCards[], rules: BanRules): Suspension[] {
  let open: Suspension[] = [];
  const yellows = new Map<string, number>();
  for (const { id: since, isPlayed, cards } of matches) {
    if (isPlayed) open = afterMissing(open);
    for (const { key, card } of cards) {
      if (card === "yellow") yellows.set(key, (yellows.get(key) ?? 0) + 1);
      const missed = costOf(card, yellows.get(key) ?? 0, rules);
      if (missed > 0) open.push({ key, why: card === "yellow" ? "yellows" : card, since, matches: missed });
    }
  }
  return [...Map.groupBy(open, ({ key }) => key).values()].map((bans) => ({
    ...bans[0]!,
    matches: bans.reduce((sum, ban) => sum + ban.matches, 0),
  }));
}

function costOf(card: Card, yellows: number, { yellowsForBan, matchesForRed }: BanRules): number {
  if (card === "red") return matchesForRed;
  if (card === "second_yellow") return MATCHES_FOR_SECOND_YELLOW;
  return yellowsForBan > 0 && yellows % yellowsForBan === 0 ? 1 : 0;
}

/** Each misses a match for one thing at a time, the oldest first. */
function afterMissing(open: readonly Suspension[]): Suspension[] {
  const served = new Set<string>();
  return open.flatMap((ban) => {
    if (served.has(ban.key)) return [ban];
    served.add(ban.key);
    return ban.matches > 1 ? [{ ...ban, matches: ban.matches - 1 }] : [];
  });
}
