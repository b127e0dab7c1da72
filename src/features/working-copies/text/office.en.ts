/** How what is typed stands, and what becomes of it. Source: the screens of the back office, 1. */
export const workingCopies = {
  saving: "Saving",
  saved: (time: string) => `Saved ${time}`,
  local: "Not saved, kept on this computer",
  live: (time: string) => `Live version of ${time} · your changes are not out.`,
  goesOn: (time: string) => `You go on with what you typed at ${time}.`,
  discard: "Discard my changes",
  discardAsk: "Discard what you have typed?",
  discardHint: "The saved version comes back into the form.",
  discarded: "Your changes are discarded",
  publishChanges: "Publish changes",
  others: (name: string, time: string) => `${name} has changes of ${time} that are not saved.`,
  takeOthers: "Go on with them",
  replaced: "What you had typed was replaced",
  typedElsewhere: (time: string) => `You typed on another device at ${time}.`,
  savedElsewhere: "This article was saved already, from here or on another device. Save to compare the two.",
  takeThat: "Go on with that text",
  keepThis: "Keep this one",
};

export type WorkingCopiesOfficeText = typeof workingCopies;
