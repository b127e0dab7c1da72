/** Two devices wrote what may be one: "The same?" */
export const samePair = {
  goal: {
    title: "The same goal?",
    hint: (team: string) => `Two goals for ${team} within two minutes, from two devices.`,
    one: "It is one goal",
    two: "Two goals",
    unanswered: "Until then one of them counts. Without an answer both do, and stay marked in the list.",
    waits: "One of them counts until somebody answers.",
  },
  card: {
    title: "The same card?",
    hint: (team: string) =>
      `Two cards for one player within two minutes, from two devices. The player’s team: ${team}.`,
    one: "It is one card",
    two: "Two cards",
    unanswered: "One of them counts until one of you answers.",
  },
  sub: {
    title: "The same substitution?",
    hint: (team: string) =>
      `Two substitutions of one player within two minutes, from two devices. The player’s team: ${team}.`,
    one: "It is one substitution",
    two: "Two substitutions",
    unanswered: "One of them counts until one of you answers.",
  },
  kick: {
    title: "The same kick?",
    hint: (team: string) => `Two kicks of ${team} in a row, from two devices.`,
    one: "It is one kick",
    two: "Two kicks",
    unanswered: "One of them counts until somebody answers.",
  },
};
