export const calendar = {
  title: "Matches in your calendar",
  lead: "When a match moves, your calendar moves with it.",
  add: "Add to calendar",
  own: (club: string) => `All matches of ${club}`,
  home: "Home matches only",
  one: "This match only",
  apple: "Apple, Outlook",
  appleHint: "updates every six hours",
  google: "Google",
  googleHint: "up to a day late",
  file: "File",
  fileHint: "once, does not update",
  address: "Address of the calendar",
  postponed: "Postponed",
  cancelled: "Cancelled",
  hourUnknown: "The hour is to be confirmed.",
  dayUnknown: "The date is to be confirmed.",
  round: (n: number) => `round ${n}`,
  league: "League",
  all: "All clubs",
};

export type CalendarText = typeof calendar;
