import type { Check } from "../check.ts";

/** What stands against publishing an article. */
export const checks = {
  title: "Before it goes out",
  inLanguage: "In language",
  nothing: "Nothing is written yet.",
  clean: "Nothing stands in the way.",
  summary: (faults: number, hints: number): string =>
    [faults > 0 && `To mend: ${faults}`, hints > 0 && `Worth a look: ${hints}`].filter(Boolean).join(" · "),
  search: "In a search",
  share: "On Telegram and Facebook",
  names: {
    title: "Title",
    excerpt: "Excerpt",
    address: "Address",
    cover: "Cover",
    descriptions: "Descriptions of pictures",
    credits: "Makers of pictures",
    links: "Links",
    headings: "Headings",
    languages: "Translation",
  } satisfies Record<Check, string> as Record<Check, string>,
  levels: { right: "In order", fault: "To mend", hint: "Worth a look" },
  stops: "stops the publication",
  show: "Show the field",
  asking: (n: number): string => (n === 1 ? "1 address is being asked" : `${n} addresses are being asked`),
  failed: "What the checks find can't be read at the moment.",
  ask: "Publish all the same?",
  publishAnyway: "Publish anyway",
  choose: "Which checks stop",
  chooseLead:
    "A check that stops refuses a publication. Else only what readers would meet broken is asked about.",
  asksLinks: "Look at addresses of other sites",
  asksLinksHint:
    "Once a day this server asks whether they are still there. Off: only the club’s own pages are looked at.",
  chosen: "The choice of checks was saved",
  chooseFailed: "The choice of checks could not be saved",
};

export type ChecksOfficeText = typeof checks;
