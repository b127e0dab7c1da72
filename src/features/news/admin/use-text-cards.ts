import { useEffect, useRef, useState } from "react";
import { api } from "#src/api/client.ts";
import type { Language } from "#src/i18n/languages.ts";
import { cardLink } from "../card-link.ts";
import type { TextCards, TextCardView } from "../text-cards.server.ts";

/** What the address asks for in one call. */
const MOST_LINKS = 40;

/**
 * The cards of a text that is being written, as its readers will see them.
 * @returns by address; null for a link that leads to no card, nothing until it is known
 */
export function useTextCards(
  links: readonly string[],
  language: Language,
): Readonly<Record<string, TextCardView | null>> {
  const [cards, setCards] = useState<Record<string, TextCardView | null>>({});
  const known = useRef(language);
  const asked = [...new Set(links.filter(cardLink))].slice(0, MOST_LINKS).join("\n");
  useEffect(() => {
    if (!asked) return;
    const stop = new AbortController();
    const query = new URLSearchParams({ links: asked, language });
    api.get<{ cards: TextCards }>(`/admin/text-cards?${query}`, stop.signal).then(
      (answer) => {
        const found = asked.split("\n").map((href) => [href, answer.cards[href] ?? null] as const);
        setCards((before) => ({
          ...(known.current === language ? before : {}),
          ...Object.fromEntries(found),
        }));
        known.current = language;
      },
      // Without an answer the links stand there.
      () => {},
    );
    return () => stop.abort();
  }, [asked, language]);
  return cards;
}
