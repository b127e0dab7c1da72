import type { TaskFacts } from "#src/features/office/task.ts";
import { plural } from "#src/i18n/plural.ts";
/** Source: specification of the back office, sections 2, 8 and 9; glossary 3.2 and 3.6. */
export const news = {
  title: "News Manager",
  tasks: {
    wish: { what: ({ name }: TaskFacts): string => `${name} asks for publication`, action: "Look" },
    untranslated: {
      what: ({ language }: TaskFacts): string => {
        if (language === "en") return "The English text is missing";
        return language === "hy" ? "The Armenian text is missing" : "The Russian text is missing";
      },
      action: "Translate",
    },
    stale: {
      what: ({ language }: TaskFacts): string => {
        if (language === "en") return "The source changed after the English translation";
        return language === "hy"
          ? "The source changed after the Armenian translation"
          : "The source changed after the Russian translation";
      },
      action: "Compare",
    },
    ready: {
      what: ({ language }: TaskFacts): string => {
        if (language === "en") return "The English text is ready and not published";
        return language === "hy"
          ? "The Armenian text is ready and not published"
          : "The Russian text is ready and not published";
      },
      action: "Open",
    },
    scheduled: { what: () => "Goes out by itself", action: "Open" },
    waits: {
      what: ({ match }: TaskFacts) => `${match} has no date any more: when should it go out?`,
      action: "Set the hour",
    },
  },
  create: "Create Article",
  editTitle: "Edit Article",
  back: "Back to news",
  search: "Search by title",
  status: "Status",
  allArticles: "All Articles",
  publishedFilter: "Published",
  drafts: "Drafts",
  draft: "Draft",
  scheduled: "Scheduled",
  scheduledFilter: "Scheduled",
  over: "Over",
  anyCategory: "All categories",
  anyMonth: "Any month",
  translation: "Translation",
  anyTranslation: "Any translation",
  missingFilter: "Missing text",
  anyLanguages: "With or without a text",
  withoutArmenian: "Without Armenian text",
  withoutRussian: "Without Russian text",
  withoutEnglish: "Without English text",
  goesOut: (date: string) => `Saved. It goes out on ${date}`,
  article: "Article",
  noCategory: "Uncategorized",
  author: "Author",
  views: "Views",
  date: "Date",
  actions: "Actions",
  selectAll: "Select all",
  select: (title: string) => `Select: ${title}`,
  selected: (n: number) => `${n} selected`,
  clearSelection: "Clear selection",
  publish: "Publish",
  unpublish: "Unpublish",
  openOnSite: "Open on the site",
  none: "No articles found",
  noneHint: "Nothing matches the search",
  noneYet: "Write the first one.",
  deleteOne: "Are you sure you want to delete this article?",
  deleteMany: (n: number) => `Are you sure you want to delete ${n} articles?`,
  loadFailed: "Could not load the news.",
  notFound: "Article not found",
  saveFailed: "Could not save the article",
  changed: (n: number) => `${n} changed`,
  tooMuchFormatting:
    "This text has more formatting than a page can show: it is shown without, and could not be saved.",
  excerptHint:
    "Shown in lists and in shared links. Without it, the first 160 characters of the content stand there.",
  missing: "Translation missing: English is shown",
  missingShown: (language: "hy" | "ru") =>
    `Translation missing: ${{ hy: "Armenian", ru: "Russian" }[language]} is shown`,
  languages: "Languages",
  languageStates: {
    not_begun: "not begun",
    draft: "draft",
    ready: "ready, not published yet",
    scheduled: "comes out by itself",
    out: "out",
    over: "over",
    stale: "changed since the translation",
  },
  stateOf: (language: string) => `State: ${language}`,
  nothingWritten: "Nothing is written in this language yet.",
  comesOut: (time: string) => `from ${time}`,
  endsAt: (time: string) => `until ${time}`,
  publishAtHint: "Yerevan time. Left empty, it comes out with the article’s date.",
  unpublishAtHint: "Left empty, it stays.",
  sideBySide: "Translate side by side",
  notShown: (language: "en" | "hy" | "ru") =>
    `This language is not out: ${{ en: "English", hy: "Armenian", ru: "Russian" }[language]} is shown`,
  toTranslate: {
    hy: "To translate into Armenian",
    ru: "To translate into Russian",
    en: "To translate into English",
  },
  changedSince: "Changed since the translation",
  translations: "Translations",
  board: {
    waiting: (n: number) => `Waiting: ${n}`,
    into: "Into",
    anyLanguage: "Into any language",
    anyState: "Any state",
    missing: "Not begun",
    begun: "Begun",
    stale: "Changed since",
    everybodys: "Everybody’s",
    mine: "Mine alone",
    none: "Nothing waits for a translation",
    noneHint: "Nothing matches the filters",
    open: (n: number) => `Open blocks: ${n}`,
    outSince: (date: string) => `Out since ${date}`,
    outOn: (date: string) => `Comes out ${date}`,
    notOut: "Not published yet",
    loadFailed: "Could not load the translations",
  },
  translate: {
    into: { en: "Into English", hy: "Into Armenian", ru: "Into Russian" },
    summary: (changed: number, missing: number) =>
      [changed && `${changed} changed since`, missing && `${missing} not begun`].filter(Boolean).join(", "),
    allRight: "everything is right",
    source: "source",
    right: (n: number, of: number) => `${n} of ${of} blocks right`,
    details: "Details",
    finish: "Finish",
    edit: "Edit",
    stillRight: "Still right",
    markedRight: "Marked as right",
    sourceChanged: "Changed since",
    translatedBefore: "Translated before the change",
    notBegun: "Not begun",
    gone: "No longer in the source",
    keep: "Keep it",
    remove: "Take it out",
    placeholder: {
      en: "Write the English text here",
      hy: "Write the Armenian text here",
      ru: "Write the Russian text here",
    },
    same: { picture: "A picture", card: "Card of the site", other: "Part" },
    sameEverywhere: "the same in every language",
    next: "Next open block",
    previous: "Previous open block",
    openBlock: (n: number, of: number) => `Open block ${n} of ${of}`,
    noOpen: "No open block",
    characters: (n: number, most: number) => `${n} of ${most} characters`,
    saving: "Saving",
    saved: (time: string) => `Saved ${time}`,
    failed: "Not saved",
    othersCame:
      "Somebody else has changed this translation meanwhile. Your block is kept, the others stand as they saved them.",
    bothWrote: "Somebody else has written in this block meanwhile. Whose words shall stand?",
    bothVersions: (theirs: string, yours: string) => `Theirs: “${theirs}” Yours: “${yours}”`,
    takeTheirs: "Take theirs",
    keepMine: "Keep mine",
    finishOpen: (n: number) =>
      `Open blocks: ${n}. Readers get the translation without them, or as it was. Finish all the same?`,
    finishAnyway: "Finish as it is",
    wait: "Wait",
    finished: "The translation is ready",
    finishedOut: "Saved. Readers see it",
    otherScript: {
      en: "This is hardly in Latin letters.",
      hy: "This is hardly in Armenian letters.",
      ru: "This is hardly in Cyrillic letters.",
    },
    isSource: "This is the language in which the article was begun: there is nothing to translate.",
    loadFailed: "Could not load the translation",
  },
  goOnWriting: "Go on writing",
  commonOn: (language: string) => `Cover, category and publication: on the ${language} tab`,
  untitled: "Without a title",
  coverHint: "PNG, JPG, GIF up to 10MB. Recommended 1200x675 (16:9), minimum 800x450",
  notImage: "Please select an image file",
  tooBig: "Image size must be less than 10MB",
  uploadFailed: "Error while uploading the image",
  schedule: {
    title: "When it goes out",
    lines: {
      draft: "No hour yet",
      waits: "Waits for its match",
      planned: (day: string) => `Planned for ${day}, goes out only when somebody publishes it`,
      scheduled: (at: string, n: number) =>
        `Goes out ${at}, Yerevan, in ${n} ${plural("en", n, { one: "language", other: "languages" })}`,
      out: (at: string, n: number) =>
        `Out since ${at}, Yerevan, in ${n} ${plural("en", n, { one: "language", other: "languages" })}`,
      over: (at: string) => `Over since ${at}, Yerevan`,
    },
    unsaved: {
      scheduled: (at: string, n: number) =>
        `Once saved: out ${at}, Yerevan, in ${n} ${plural("en", n, { one: "language", other: "languages" })}`,
      out: (_at: string, n: number) =>
        `Goes out when you save, in ${n} ${plural("en", n, { one: "language", other: "languages" })}`,
    },
    today: (time: string) => `today ${time}`,
    tomorrow: (time: string) => `tomorrow ${time}`,
    plannedHint: "A day for the calendar; it has no effect.",
    embargoHint: "Yerevan time. Before it nobody can publish; only an admin can lift it.",
    noMatch: "No match",
    matchHint:
      "The hour moves with the match. If the match loses its date, the article waits and you are asked.",
    hour: "Goes out",
    offsets: {
      kick_off: (minutes: number) =>
        minutes === 0
          ? "at kick-off"
          : minutes < 0
            ? `${-minutes} min before kick-off`
            : `${minutes} min after kick-off`,
      full_time: (minutes: number) => (minutes === 0 ? "after full time" : `${minutes} min after full time`),
    },
    home: "home",
    away: "away",
  },
  publication: "Publication",
  featuredHint: "The large block on the news page",
  publishedHint:
    "The article itself, in the languages that are published above. Everybody can read it, from its date on",
  dateHint:
    "Yerevan time. Left empty, it is the moment of first publication. With a later date the article goes out by itself at that time, as long as “Published” is on.",
  slugHint: "Left empty, it is made from the title. Earlier addresses keep leading here.",
  properties: "Properties",
  preview: "Preview",
  hidePreview: "Close preview",
  bold: "Bold",
  italic: "Italic",
  heading: "Heading",
  list: "List",
  quote: "Quote",
  link: "Link",
  picture: "Picture in the text",
  toolbar: "Formatting",
  playVideo: "Video",

  wish: {
    ask: "Ask for publication",
    asked: (time: string) => `You asked for publication at ${time}.`,
    takeBack: "Take it back",
    asks: (name: string, time: string) => `${name} asks for publication, ${time}.`,
    putAside: "Put aside",
    sent: "The editors have been asked",
    failed: "The editors could not be asked",
    why: "Writers don't publish: an editor decides.",
  },

  categories: {
    title: "Categories",
    add: "Add category",
    editTitle: "Edit category",
    back: "Back to categories",
    search: "Search by name",
    none: "No categories found",
    noneHint: "Nothing matches the search",
    noneYet: "Articles are sorted into them, e.g. Matches, Transfers, Academy.",
    articles: (n: number) => `Articles: ${n}`,
    slugHint: "Empty: made from the name.",
    slugInvalid: "Lower-case Latin letters, digits and dashes, not a number alone",
    remove: (name: string) => `Delete the category “${name}”?`,
    loadFailed: "Could not load the categories",
    saveFailed: "Could not save the category",
  },
};

export type NewsOfficeText = typeof news;
