import { plural } from "#src/i18n/plural.ts";

const pictures = (n: number) => `${n} ${plural("en", n, { one: "picture", other: "pictures" })}`;
const places = (n: number) => `${n} ${plural("en", n, { one: "place", other: "places" })}`;
const days = (n: number) => `${n} ${plural("en", n, { one: "day", other: "days" })}`;

/** The library of pictures. */
export const media = {
  title: "Media library",
  tasks: {
    ends: { what: (): string => "The rights to a picture end", action: "Open" },
    over: {
      what: (): string => "The rights to a picture are over: the club’s cover stands in its place",
      action: "Open",
    },
  },
  search: "File name, description, author",
  show: "Show",
  filters: {
    all: "All",
    unused: "Not used",
    undescribed: "No description",
    rights: "Rights end",
    duplicates: "Duplicates",
  },
  none: "No pictures found",
  noneHint: "Nothing matches the search",
  noneYet: "Upload the first one, or drop files anywhere here.",
  loadFailed: "Could not load the library",
  inPlaces: (n: number) => (n === 0 ? "not used" : `in ${places(n)}`),
  marks: {
    undescribed: "no description",
    duplicate: "duplicate",
    until: (day: string) => `until ${day}`,
    over: "rights are over",
  },

  upload: "Upload",
  choose: "Library",
  dropAnywhere: "Drop the files here",
  progress: (done: number, of: number) => `Uploaded ${done} of ${of}`,
  uploaded: "Uploaded",
  waiting: "Waits",
  known: "It is in the library already",
  replacedBefore: "This file was replaced: the new one stands in its place",
  alike: "The same picture is already here",
  tooMany: (most: number, left: number) =>
    `At most ${most} files at once: the first ${most} are uploaded, ${left} were left out.`,
  notImage: "Please select an image file",
  tooBig: "Image size should be less than 10MB",
  empty: "The file is empty.",
  failed: "Could not upload the picture",
  hideUploads: "Close the list",

  details: "The chosen picture",
  backToLibrary: "To the library",
  replace: "Replace the file",
  replaceQuestion: (n: number) => (n === 0 ? "Replace the file?" : `Replace the file in ${places(n)}?`),
  replaceHint: "Descriptions, author and rights stay. The earlier file is in the history.",
  replaceRatio: "The new file has another shape: look at the crops.",
  replaced: "The file is replaced",
  replaceFailed: "Could not replace the file",
  download: "Download",
  downloadFailed: "Could not download the file",
  remove: "Delete",
  removeQuestion: "Move the picture to the trash?",
  removeFirst: (n: number) => `Delete: first take it out of ${places(n)}`,
  focalPoint: (left: number, top: number) =>
    `Focal point: ${left}% from the left, ${top}% from the top. Move it with the arrow keys.`,
  crops: { wide: "Cover, 16:9", square: "Square, 1:1", tall: "Phone, 4:5" },
  forWhoDontSee: "Description for those who don’t see the picture",
  missing: {
    en: "No description in English",
    hy: "No description in Armenian",
    ru: "No description in Russian",
  },
  decorativeHint: "Says nothing that the text beside it does not: it needs no description.",
  rightsHint: "The last day on which it may be shown. Empty: no end.",
  rightsEnd: (n: number) =>
    n === 0
      ? "Rights end today. Then the picture hides by itself, and the club’s cover takes its place."
      : `Rights end in ${days(n)}. Then the picture hides by itself, and the club’s cover takes its place.`,
  rightsOver: "The rights are over: visitors see the club’s cover in its place.",
  usedIn: (n: number) => (n === 0 ? "Not used anywhere" : `Used in ${places(n)}`),
  inCopyOf: (name: string) => `In a working copy, not saved: ${name}`,
  morePlaces: (n: number) => `${places(n)} more`,
  alikeTitle: "Looks the same",
  merge: "Merge",
  mergeQuestion: (n: number) => `Make one picture of ${n}?`,
  mergeHint: "The largest stays, in all places. The others go to the trash.",
  merged: "Merged",
  mergeFailed: "Could not merge the pictures",
  saveFailed: "Could not save the change",
  facts: (size: string, weight: string) => `${size}, ${weight}`,
  uploadedBy: (name: string, at: string) => (name ? `Uploaded by ${name}, ${at}` : `Uploaded ${at}`),
  kilobytes: (n: number) => `${n} KB`,
  megabytes: (n: string) => `${n} MB`,

  select: (name: string) => `Select: ${name}`,
  selected: (n: number) => `${pictures(n)} selected`,
  clearSelection: "Clear selection",
  setAll: "Author and rights",
  setAllHint: "What is left empty stays as it is.",
  apply: "Save for all",
  removeMany: (n: number) => `Move ${pictures(n)} to the trash?`,
  stayed: (n: number) => `${pictures(n)} stayed: they are in use.`,

  picker: {
    title: "Choose a picture",
    recent: "Recent",
    mine: "Mine",
    team: "Team",
    news: "News",
    tooSmall: (size: string) => `${size}, too small`,
    overRights: "rights are over",
    atLeast: (size: string) => `At least ${size}`,
    described: (n: number) =>
      n === 0
        ? "No description yet"
        : `Described in ${n} ${plural("en", n, { one: "language", other: "languages" })}`,
    put: "Use it",
    none: "Nothing here fits. Upload a picture.",
  },
};

export type MediaOfficeText = typeof media;
