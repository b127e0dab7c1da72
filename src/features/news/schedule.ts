import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { columnIn } from "#src/i18n/localised.ts";
import { outFrom, type Publication } from "./language-state.ts";
import { WAITS } from "./match-tie.ts";

/** What of an article its hours are made of. */
export type Scheduled = Publication & { planned_for: string | null };

/** What one line says of an article's time. */
export type StateLine =
  | { kind: "draft" | "waits" }
  | { kind: "planned"; day: string }
  | { kind: "scheduled" | "out" | "over"; at: string; languages: Language[] };

/**
 * The one thing to know of an article's time: that it goes out, and when next; else that it is out, or was; else the
 * planned day.
 */
export function stateLine(article: Scheduled, now: Date): StateLine {
  const at = now.toISOString();
  const hours = LANGUAGES.flatMap((language) => {
    const from = outFrom(article, language);
    return from ? [{ language, from, until: article[columnIn("unpublish_at", language)] }] : [];
  });
  const isOver = ({ until }: (typeof hours)[number]) => until !== null && until <= at;
  const ahead = hours.filter((hour) => hour.from > at && !isOver(hour));
  const named = ahead.filter(({ from }) => from !== WAITS);
  const next = named.map(({ from }) => from).sort()[0];
  if (next)
    return line(
      "scheduled",
      next,
      named.filter(({ from }) => from === next),
    );
  if (ahead.length > 0) return { kind: "waits" };
  const out = hours.filter((hour) => hour.from <= at && !isOver(hour));
  const first = out.map(({ from }) => from).sort()[0];
  if (first) return line("out", first, out);
  const over = hours.filter(isOver);
  const last = over
    .map(({ until }) => until!)
    .sort()
    .at(-1);
  if (last) return line("over", last, over);
  return article.planned_for ? { kind: "planned", day: article.planned_for } : { kind: "draft" };
}

/** The hour at which a scheduled article goes out next, UTC ISO; undefined while it waits for its match. */
export function nextHour(article: Publication, now: Date): string | undefined {
  const said = stateLine({ ...article, planned_for: null }, now);
  return said.kind === "scheduled" ? said.at : undefined;
}

function line(kind: "scheduled" | "out" | "over", at: string, of: { language: Language }[]): StateLine {
  return { kind, at, languages: of.map(({ language }) => language) };
}
