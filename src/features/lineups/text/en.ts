/** What pages of the site say of line-ups. Source: glossary 1.2, 1.5. */
export const lineups = {
  title: "Line-ups",
  starting: "Starting line-up",
  bench: "Substitutes",
  coach: "Head coach",
  out: "Absent",
  reasons: { injury: "injury", suspension: "suspension", other: "absent" },
  captain: "captain",
  /** On the shirt. */
  captainLetter: "C",
  goalkeeper: "goalkeeper",
  number: (n: number) => `No. ${n}`,
  nameless: "name unknown",
};

export type LineupsText = typeof lineups;
