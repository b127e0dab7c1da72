import { type FormEvent, useState } from "react";
import type { Side } from "#src/features/ledger/ledger.ts";
import { useConsole } from "./console-context.tsx";
import styles from "./question.module.css";
import type { Tile } from "./tiles.ts";

interface TileGridProps {
  side: Side;
  tiles: Tile[];
  /** Those who can't be it, e.g. the scorer as his own passer: a double tap must not choose him. */
  isOut?: (tile: Tile) => boolean;
  isBench?: boolean;
}

/** Shirts to tap, "later" always last. */
export function TileGrid({ side, tiles, isOut = () => false, isBench = false }: TileGridProps) {
  const { words, tap } = useConsole();
  return (
    <>
      <div className={`${styles.grid} ${isBench ? styles.bench : ""}`} data-side={side}>
        {tiles.map((tile) => (
          <button
            key={tile.key}
            type="button"
            disabled={isOut(tile)}
            onClick={() => tap({ tap: "who", who: tile.who })}
          >
            <span className="number">{tile.number ?? "·"}</span> {tile.name && <small>{tile.name}</small>}
          </button>
        ))}
      </div>
      <div className={styles.rest}>
        <OtherNumber />
        <button type="button" onClick={() => tap({ tap: "who", who: undefined })}>
          {words.later}
        </button>
      </div>
    </>
  );
}

const HIGHEST = 99;

/** Somebody who is on no list: by the number on his back. */
function OtherNumber() {
  const { words, tap } = useConsole();
  const [number, setNumber] = useState("");
  const value = Number(number);
  const isGood = Number.isInteger(value) && value >= 1 && value <= HIGHEST;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isGood) tap({ tap: "who", who: { number: value } });
  };
  return (
    <form className={styles.number} onSubmit={send}>
      <input
        aria-label={words.otherNumber}
        placeholder={words.otherNumber}
        inputMode="numeric"
        maxLength={2}
        value={number}
        onChange={({ target }) => setNumber(target.value.replace(/\D/g, ""))}
      />
    </form>
  );
}
