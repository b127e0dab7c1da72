import { useEffect, useState } from "react";
import { club } from "#club/club.ts";
import { api } from "#src/api/client.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import type { Language } from "#src/i18n/languages.ts";
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

/** The matches and players whose names hold these words, as the site's search finds them, the own club's matches first. */
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
        ([own, all]) => setFound(ownFirst(own, all)),
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

function ownFirst(own: FoundCard[], all: FoundCard[]): FoundCard[] {
  const matches = own.filter(({ kind }) => kind === "match");
  return [...matches, ...all.filter(({ href }) => !matches.some((one) => one.href === href))];
}

function toCard({ title, text, path, date }: SearchAnswer["groups"][number]["results"][number]): FoundCard[] {
  const card = cardLink(path);
  if (!card || card.kind === "table") return [];
  return [{ kind: card.kind, title, detail: date || text, href: path }];
}
