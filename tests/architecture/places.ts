/** Foundations, which know no feature: each may import those before it. */
export const FOUNDATIONS = [
  "config",
  "i18n",
  "errors",
  "markdown",
  "storage",
  "db",
  "live",
  "mail",
  "app",
  "delivery",
  "api",
  "records",
  "http",
  "ui",
];

/** Words that name nothing. */
export const VAGUE = ["utils", "util", "lib", "helpers", "helper", "services", "service", "common", "misc"];

/** What a file of a feature is, by its name; the rules are about these. */
export const ROLES = {
  demo: /(^|\/)demo[\w-]*\.server\.ts$/,
  api: /api\.server\.ts$/,
  /** Work that the clock or the start begins, and forms that are sent without scripts. */
  job: /-(job|action)\.server\.ts$/,
  commands: /commands\.server\.ts$/,
  queries: /queries\.server\.ts$/,
} as const;

export interface Place {
  kind: "feature" | "foundation" | "top" | "club" | "bin";
  feature?: string;
  foundation?: string;
  /** In `site/` or `admin/`. */
  isPrivate: boolean;
}

/** Where in the house a file stands. @param path from the root of the project */
export function placeOf(path: string): Place {
  const [root, area = "", name = "", room] = path.split("/");
  if (root === "src" && area === "features") {
    return { kind: "feature", feature: name, isPrivate: room === "site" || room === "admin" };
  }
  if (root === "src" && FOUNDATIONS.includes(area)) {
    return { kind: "foundation", foundation: area, isPrivate: false };
  }
  if (root === "src") return { kind: "top", isPrivate: false };
  return { kind: root === "club" ? "club" : "bin", isPrivate: false };
}

export function isTest(path: string): boolean {
  return path.includes(".test.") || path.includes("test-support") || /^(tests|bench)\//.test(path);
}

export function roleOf(path: string): keyof typeof ROLES | undefined {
  return (Object.keys(ROLES) as (keyof typeof ROLES)[]).find((role) => ROLES[role].test(path));
}

/** Plain TypeScript of a feature's root: the noun and what belongs to it, which pages and server share. */
export function isNoun(path: string): boolean {
  const { kind, feature, isPrivate } = placeOf(path);
  // The back office's frame is made of components and has no noun of its own.
  return (
    kind === "feature" &&
    feature !== "office" &&
    !isPrivate &&
    /\/[\w-]+(\.record)?\.ts$/.test(path) &&
    !isTest(path)
  );
}
