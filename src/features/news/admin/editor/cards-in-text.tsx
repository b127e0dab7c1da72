import { createPortal } from "react-dom";
import type { Language } from "#src/i18n/languages.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { TextCard } from "../../text-card.tsx";
import { useTextCards } from "../use-text-cards.ts";
import type { CardPlace } from "./use-card-places.ts";

interface CardsInTextProps {
  places: readonly CardPlace[];
  language: Language;
}

/** The cards of a text where they stand in it, as readers will see them; a link that leads to nothing says so. */
export default function CardsInText({ places, language }: CardsInTextProps) {
  const words = useOfficeText("editor");
  const cards = useTextCards(
    places.map(({ href }) => href),
    language,
  );
  return places.map(({ place, href }, index) => {
    const card = cards[href];
    if (card === undefined) return null;
    return createPortal(
      card ? (
        // What it leads to is not gone to from here, by no key either.
        <div inert>
          <TextCard card={card} opensAway />
        </div>
      ) : (
        <p>{words.deadCard}</p>
      ),
      place,
      `${index} ${href}`,
    );
  });
}
