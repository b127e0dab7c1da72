import { useEffect, useState } from "react";
import { club } from "#club/club.ts";
import { api } from "#src/api/client.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { cardLink } from "../../card-link.ts";
import { cardsInOrder, type FoundCard } from "./found-card.ts";

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
      const look = (q: string) => search(q, language, stop.signal);
      // An opponent's name alone finds its matches with everybody.
      Promise.all([look(`${words} ${club.shortName[language]}`), look(words)]).then(
        ([own, all]) => setFound(cardsInOrder(words, own, all)),
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

async function search(words: string, language: Language, signal: AbortSignal): Promise<FoundCard[]> {
  const query = new URLSearchParams({ q: words, language });
  const { groups } = await api.get<SearchAnswer>(`/search?${query}`, signal);
  return groups.flatMap(({ results }) => results.flatMap(toCard));
}

function toCard({ title, text, path, date }: SearchAnswer["groups"][number]["results"][number]): FoundCard[] {
  const card = cardLink(path);
  if (!card || card.kind === "table") return [];
  return [{ kind: card.kind, title, detail: date || text, href: path }];
}
