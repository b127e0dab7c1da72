import type { Language } from "#src/i18n/languages.ts";
import type { Piece } from "../hits.ts";

interface MarkedProps {
  shown: { pieces: Piece[]; lang: Language };
  className?: string;
}

/** A text whose hits are marked. */
export function Marked({ shown: { pieces, lang }, className }: MarkedProps) {
  return (
    <span className={className} lang={lang}>
      {pieces.map(({ text, isHit }, index) =>
        // The pieces of a text never change places.
        isHit ? <mark key={index}>{text}</mark> : text,
      )}
    </span>
  );
}
