export const honours = {
  title: "Honours and history",
  add: "Add a title or an event",
  editTitle: "Edit a title or an event",
  back: "Back to honours",
  search: "Search by name or year",
  none: "No titles or events found",
  noneHint: "Nothing matches the search",
  noneYet:
    "What the club has won, and what happened to it. Until the first one is entered the site shows the numbers that came with it.",
  kindHint: "Titles are counted on the home page; an event stands in the history alone.",
  yearHint: "2006, or 2024-25 for a season",
  storyHint: "One or two sentences. With them it stands in the history, too.",
  remove: (name: string) => `Delete “${name}”?`,
  loadFailed: "Could not load the honours",
  saveFailed: "Could not save",
};

export type HonoursOfficeText = typeof honours;
