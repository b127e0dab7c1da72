/** What stands on the console while penalties decide. */
export const shootOut = {
  firstKick: "Who kicks first?",
  next: (name: string) => `Next: ${name}.`,
  finish: "End the shoot-out",
  decided: (name: string) => `${name} won the shoot-out.`,
  afterMinutes: (minutes: number) => `after ${minutes} minutes`,
  board: (score: string) => `Penalty shoot-out, ${score}`,
  was: { scored: "goal", saved: "kept out", missed: "missed" },
  wins: {
    scored: (name: string) => `Scored: ${name} win.`,
    missed: (name: string) => `Missed: ${name} win.`,
  },
  goesOn: {
    scored: (score: string) => `Scored: ${score}.`,
    missed: (score: string) => `Missed: ${score}.`,
  },
  nextPair: {
    scored: (score: string, pair: number) => `Scored: ${score}, then pair ${pair}.`,
    missed: (score: string, pair: number) => `Missed: ${score}, then pair ${pair}.`,
  },
  missedHint: "over, wide or post",
};
