import { globSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const DIGITS = `abcdefghijklmnopqrstuvwxyz0123456789${LETTERS}`;

/** What a class of a component is called while developing, e.g. "match-row_date". */
export function readableClassName(name: string, file: string): string {
  return `${basename(file, ".module.css")}_${name}`;
}

/**
 * Names the classes and animations of all components for the build, e.g. "Ak": two characters, since each stands in
 * the HTML and in the styles of a first view. No two are alike; a capital first, which no global class has; the same
 * for the server's build and the browser's, as they follow from the files alone.
 * @param root the folder that holds src/
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const names = new Map<string, string>();
  for (const file of globSync("src/**/*.module.css", { cwd: root }).sort()) {
    for (const name of namesIn(readFileSync(join(root, file), "utf8"))) {
      names.set(`${file} ${name}`, shortName(names.size));
    }
  }
  return (name, file) => {
    const short = names.get(`${relative(root, file)} ${name}`);
    if (!short) throw new Error(`${file} has no class or animation "${name}".`);
    return short;
  };
}

/** The classes and animations that a module declares, in their order. */
export function namesIn(css: string): Set<string> {
  const own = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/:global\([^)]*\)|url\([^)]*\)/g, "");
  return new Set([...own.matchAll(/(?:\.|@keyframes )([A-Za-z_][\w-]*)/g)].map(([, name]) => name!));
}

function shortName(index: number): string {
  let rest = Math.floor(index / LETTERS.length);
  let name = LETTERS[index % LETTERS.length]!;
  do {
    name += DIGITS[rest % DIGITS.length];
    rest = Math.floor(rest / DIGITS.length);
  } while (rest > 0);
  return name;
}
