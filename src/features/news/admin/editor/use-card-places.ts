import { useCallback, useState } from "react";
import { cardLink } from "../../card-link.ts";

/** Where in the text that is written a card stands. */
export interface CardPlace {
  place: HTMLElement;
  href: string;
}

/** The places of the cards of a text, as they come and go while it is written. */
export function useCardPlaces() {
  const [places, setPlaces] = useState<readonly CardPlace[]>([]);
  const onCardPlace = useCallback((place: HTMLElement, href: string) => {
    if (!cardLink(href)) return () => {};
    setPlaces((before) => [...before, { place, href }]);
    return () => setPlaces((before) => before.filter((one) => one.place !== place));
  }, []);
  return { places, onCardPlace };
}
