/** Notes on a paragraph of a text. */
export const notes = {
  title: "Notes",
  titleOpen: (n: number): string => (n === 1 ? "1 open note" : `${n} open notes`),
  add: "Note on a paragraph",
  paragraph: "Paragraph",
  note: "Note",
  answer: "Answer",
  send: "Send",
  resolve: "Dealt with",
  reopen: "Open again",
  changed: "This paragraph has changed since.",
  gone: "This paragraph is not in the text any more.",
  fromPreview: "by a preview link",
  failed: "The note could not be kept",
};

export type NotesOfficeText = typeof notes;
