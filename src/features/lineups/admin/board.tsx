import { Plus } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { type Place, placesOf } from "../formations.ts";
import grass from "../grass.module.css";
import type { StoredPlayer } from "../lineup.ts";
import styles from "./board.module.css";
import { inPlace, keyOf, type LineupDraft, moved, nameIn } from "./lineup-draft.ts";
import { useDrag } from "./use-drag.ts";

interface BoardProps {
  draft: LineupDraft;
  isOwn: boolean;
  /** The place that the next name is for. */
  chosen: number | undefined;
  /** Those who did not begin in the last match. */
  fresh: ReadonlySet<string>;
  onChoose: (slot: number) => void;
  onChange: (draft: LineupDraft) => void;
}

const STEPS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -2, y: 0 },
  ArrowRight: { x: 2, y: 0 },
  ArrowUp: { x: 0, y: 2 },
  ArrowDown: { x: 0, y: -2 },
};

/** The pitch with eleven places, the goal below: tapped, moved by arrow keys or dragged with a mouse. */
export function Board({ draft, isOwn, chosen, fresh, onChoose, onChange }: BoardProps) {
  const words = useOfficeText("lineups");
  const board = useRef<HTMLOListElement>(null);
  const drag = useDrag(board, (slot, by) => onChange(moved(draft, slot, by)));
  const onKeyDown = (event: KeyboardEvent, slot: number) => {
    const step = STEPS[event.key];
    if (!step || !inPlace(draft, slot)) return;
    event.preventDefault();
    onChange(moved(draft, slot, step));
  };
  return (
    <div className={`${grass.grass} ${styles.pitch}`}>
      <svg viewBox="0 0 68 82" preserveAspectRatio="none" aria-hidden="true">
        <path d="M1.500 -2V80.500H66.500V-2M1.500 20H66.500M14 80.500V64H54V80.500M25 80.500V75H43V80.500M28 64A9 9 0 0 1 40 64" />
        <circle cx="34" cy="20" r="9" />
      </svg>
      <ol ref={board} aria-label={words.pitch}>
        {placesOf(draft.formation).map((place) => {
          const player = inPlace(draft, place.slot);
          return (
            <li key={place.slot} style={spotOf(place, player)}>
              <PlaceButton
                place={place}
                player={player}
                isChosen={chosen === place.slot}
                isOwn={isOwn}
                isFresh={player !== undefined && fresh.has(keyOf(player))}
                onClick={() => !drag.hasMoved() && onChoose(place.slot)}
                onKeyDown={(event) => onKeyDown(event, place.slot)}
                onPointerDown={(event) => player && drag.begin(event, place.slot)}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function spotOf(place: Place, player: StoredPlayer | undefined): CSSProperties {
  return { "--x": player?.x ?? place.x, "--y": player?.y ?? place.y } as CSSProperties;
}

interface PlaceButtonProps {
  place: Place;
  player: StoredPlayer | undefined;
  isOwn: boolean;
  isChosen: boolean;
  isFresh: boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
}

function PlaceButton({ place, player, isOwn, isChosen, isFresh, ...handlers }: PlaceButtonProps) {
  const words = useOfficeText("lineups");
  const language = useLanguage();
  const name = words.places[place.name];
  const last =
    player && (nameIn(player, "player_last_name", language) || nameIn(player, "player_name", language));
  const colour = place.slot === 1 ? grass.keeper : isOwn ? "" : grass.opponent;
  return (
    <button
      type="button"
      className={player ? styles.place : `${styles.place} ${styles.free}`}
      aria-pressed={isChosen}
      {...handlers}
    >
      <span
        className={player ? `${grass.shirt} ${grass.coloured} ${colour}` : `${grass.shirt} ${styles.shirt}`}
      >
        {player ? (player.number ?? "–") : <Plus className="icon" aria-hidden />}
      </span>{" "}
      {last && (
        <span className={`${grass.name} ${styles.name}`}>
          {isFresh && <i className={styles.corner} aria-hidden="true" />}
          {last}
        </span>
      )}
      {isChosen && !player && (
        <span className={`${grass.name} ${styles.name}`} aria-hidden="true">
          {name}
        </span>
      )}
      {player?.is_captain && (
        <span className={`${grass.captain} ${styles.captain}`} aria-hidden="true">
          {words.captainLetter}
        </span>
      )}
      <span className="visually-hidden">
        {player ? [player.is_captain && words.captain, name].filter(Boolean).join(", ") : words.free(name)}
        {isFresh && `, ${words.changed}`}
      </span>
    </button>
  );
}
