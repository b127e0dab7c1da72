export const people = {
  /** Before the names of those who miss the next match. */
  absent: "Absent",
  why: {
    injury: "injury",
    suspension: "suspension",
    absence: "absent",
    loan: "on loan",
    transfer: "transfer",
  },
  more: (n: number) => `and ${n} more`,
  until: (day: string) => `until ${day}`,
  unconfirmed: "not yet confirmed",
};

export type PeopleText = typeof people;
