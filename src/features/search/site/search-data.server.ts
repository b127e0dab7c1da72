import type { App } from "#src/app/app.server.ts";
import type { Language } from "#src/i18n/languages.ts";
import { type Piece, piecesOf } from "../hits.ts";
import { type Result, searchSite } from "../results.server.ts";
import { type Group, isGroup, MOST_FOUND, MOST_LETTERS } from "../search.ts";

export type SearchData = Awaited<ReturnType<typeof loadSearch>>;

/** A result as the page shows it: its texts in pieces, so that hits can be marked. */
export interface ResultView extends Omit<Result, "title" | "text"> {
  title: { pieces: Piece[]; lang: Language };
  text: { pieces: Piece[]; lang: Language };
  /** The names of a match's two sides. */
  sides: { home: Piece[]; away: Piece[] } | null;
}

/** The page of an address: an unknown kind shows all kinds, no words show what can be looked for. */
export async function loadSearch(app: App, language: Language, address: URLSearchParams) {
  const query = (address.get("q") ?? "").slice(0, MOST_LETTERS).trim();
  const wanted = address.get("in");
  const only = isGroup(wanted) ? wanted : undefined;
  const { sought, groups, isCorrected } = await searchSite(app, language, query, only);
  const marked = ({ text, lang }: Result["title"]) => ({ pieces: piecesOf(text, sought), lang });
  return {
    query,
    only: groups.some(({ group }) => group === only) ? (only as Group) : null,
    isCorrected,
    total: groups.reduce((sum, { total }) => sum + total, 0),
    isMore: groups.some(({ total }) => total >= MOST_FOUND),
    groups: groups.map(({ group, total, results }) => ({
      group,
      total,
      isMore: total >= MOST_FOUND,
      results: results.map((result): ResultView => {
        const { match } = result;
        const sides = match && {
          home: piecesOf(match.home.name.text, sought),
          away: piecesOf(match.away.name.text, sought),
        };
        return { ...result, title: marked(result.title), text: marked(result.text), sides: sides ?? null };
      }),
    })),
  };
}
