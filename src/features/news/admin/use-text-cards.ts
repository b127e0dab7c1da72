import { useEffect, useState } from "react";
import { api } from "#src/api/client.ts";
import type { Language } from "#src/i18n/languages.ts";
import type { ProseNode } from "#src/markdown/prose.ts";
import { onlyLinks } from "#src/markdown/prose-media.ts";
import { cardLink } from "../card-link.ts";
import type { TextCards } from "../text-cards.server.ts";

/** The cards of a text that is being written, as its readers will see them; none until they are there. */
export function useTextCards(nodes: ProseNode[], language: Language): TextCards {
  const [cards, setCards] = useState<TextCards>({});
  const links = onlyLinks(nodes).filter(cardLink).slice(0, 40).join("\n");
  useEffect(() => {
    if (!links) return;
    const stop = new AbortController();
    const query = new URLSearchParams({ links, language });
    api.get<{ cards: TextCards }>(`/admin/text-cards?${query}`, stop.signal).then(
      (answer) => setCards(answer.cards),
      // Without an answer the links stand there.
      () => {},
    );
    return () => stop.abort();
  }, [links, language]);
  return cards;
}
