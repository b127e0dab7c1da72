import { useEffect, useState } from "react";
import { api } from "#src/api/client.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { cardLink } from "../../card-link.ts";

/** A match or a player that can stand as a card. */
export interface FoundCard {
  kind: "match" | "player";
  title: string;
  /** The day of a match, what a player plays. */
  detail: string;
  href: string;
}

interface SearchAnswer {
  groups: { results: { title: string; text: string; path: string; date: string }[] }[];
}

const [FEWEST_LETTERS, REST_MS] = [2, 250];

/** The matches and players whose names hold these words, as the site's search finds them. */
export function useFoundCards(text: string): FoundCard[] {
  const language = useLanguage();
  const [found, setFound] = useState<FoundCard[]>([]);
  useEffect(() => {
    const words = text.trim();
    if (words.length < FEWEST_LETTERS) return setFound([]);
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ q: words, language });
      api.get<SearchAnswer>(`/search?${query}`, stop.signal).then(
        ({ groups }) => setFound(groups.flatMap(({ results }) => results.flatMap(toCard))),
        // Without an answer the blocks are there all the same.
        () => {},
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, language]);
  return found;
}

function toCard({ title, text, path, date }: SearchAnswer["groups"][number]["results"][number]): FoundCard[] {
  const card = cardLink(path);
  if (!card || card.kind === "table") return [];
  return [{ kind: card.kind, title, detail: date || text, href: path }];
}
