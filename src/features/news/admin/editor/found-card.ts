/** A match or a player that can stand as a card. */
export interface FoundCard {
  kind: "match" | "player";
  title: string;
  /** The day of a match, what a player plays. */
  detail: string;
  href: string;
}

/**
 * The own club's matches whose clubs were named, then players, then matches that only tell of what was typed: a player
 * is in those where he scored.
 * @param own what was found with the own club's name
 */
export function cardsInOrder(words: string, own: FoundCard[], all: FoundCard[]): FoundCard[] {
  const typed = words.toLowerCase();
  const matches = own.filter(({ kind }) => kind === "match");
  const others = all.filter(({ href }) => !matches.some((one) => one.href === href));
  const isNamed = ({ title }: FoundCard) => title.toLowerCase().includes(typed);
  const isPlayer = ({ kind }: FoundCard) => kind === "player";
  return [
    ...matches.filter(isNamed),
    ...others.filter(isPlayer),
    ...matches.filter((one) => !isNamed(one)),
    ...others.filter((one) => !isPlayer(one)),
  ];
}
