export const matches = {
  nextMatch: "Next match",
  home: "Home",
  away: "Away",
  round: (n: number) => `round ${n}`,
  referee: (name: string) => `Referee: ${name}`,
  timeToKickOff: "Time to kick-off",
  yerevanTime: "Yerevan time",
  yourTime: "your time",
  days: "days",
  hours: "hours",
  minutes: "minutes",
  details: "Match details",
  versus: "vs",
  status: {
    scheduled: "Scheduled",
    live: "Live",
    finished: "Finished",
    postponed: "Postponed",
    cancelled: "Cancelled",
  },
  outcome: { W: "Win", D: "Draw", L: "Loss" },
  outcomeLetter: { W: "W", D: "D", L: "L" },
};

export type MatchesText = typeof matches;
