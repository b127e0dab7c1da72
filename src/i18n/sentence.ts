import type { ShownText } from "./localised.ts";

/** Something that somebody typed as a sentence that others may follow: with its stop, where none was typed. */
export function asSentence({ text, lang }: ShownText): string {
  const said = text.trim();
  if (!said || /[.!?…։:՜՞]$/.test(said)) return said;
  return said + (lang === "hy" ? "։" : ".");
}
