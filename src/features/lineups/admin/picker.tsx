import { Ban, Cross, Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { lineOf, placesOf } from "../formations.ts";
import type { Candidate } from "../lineup.ts";
import type { SideData } from "./lineup-data.ts";
import { find, inPlace, keyOf, nameIn, nextFree, personOf, suggested } from "./lineup-draft.ts";
import { NumberForm } from "./number-form.tsx";
import { PersonActions } from "./person-actions.tsx";
import styles from "./picker.module.css";
import type { Targets } from "./targets.ts";
import type { LineupSide } from "./use-lineup-side.ts";

/** As many as a thumb reaches; the others stand in the squad below. */
const SHOWN = 5;
/** The heading and three names; the bar at the lower edge. */
const [NAMES_PX, SAVE_BAR_PX] = [290, 84];

interface PickerProps {
  data: SideData;
  side: LineupSide;
  targets: Targets;
}

/** Below the pitch: what the next name is for, and whose it could be, the likeliest first. */
export function Picker({ data, side, targets }: PickerProps) {
  const words = useOfficeText("lineups");
  const { draft } = side;
  const { target } = targets;
  const place = target?.kind === "place" ? placesOf(draft.formation)[target.slot - 1] : undefined;
  const line = place ? lineOf(place.name) : null;
  const candidates = suggested(draft, data.candidates, { line });
  const isPerson = target?.kind === "person";
  const isReplaced = target?.kind === "place" && inPlace(draft, target.slot) !== undefined;
  const free = 11 - draft.players.filter(({ role, slot }) => role === "start" && slot).length;
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is chosen.
  useEffect(() => bringUp(section.current), [target]);
  return (
    <section ref={section} className={styles.picker} aria-label={words.choosePlace}>
      <header>
        <Heading side={side} targets={targets} />
        <small aria-live="polite">{nextFree(draft) ? words.freePlaces(free) : words.complete}</small>
      </header>
      {(!target || isReplaced) && (
        <p className={styles.hint}>{target ? words.replaceHint : words.choosePlaceHint}</p>
      )}
      <PersonActions side={side} targets={targets} />
      {target && !isPerson && (
        <>
          {candidates.slice(0, SHOWN).map((one, at) => (
            <Suggestion
              key={keyOf(personOf(one))}
              one={one}
              isFirst={at === 0}
              side={side}
              onChoose={() => void targets.chooseCandidate(one)}
            />
          ))}
          {data.is_own && candidates.length === 0 && <p className={styles.none}>{words.nobody}</p>}
          <NumberForm data={data} side={side} targets={targets} />
        </>
      )}
    </section>
  );
}

/** On a phone the names are below the pitch: they come up as far as they must, and the pitch stays in sight. */
function bringUp(section: HTMLElement | null): void {
  if (!section || scrollY === 0) return;
  const hidden = section.getBoundingClientRect().top + NAMES_PX - (innerHeight - SAVE_BAR_PX);
  if (hidden > 0) scrollBy({ top: hidden });
}

/** What the next name is for. */
function Heading({ side: { draft }, targets: { target } }: Omit<PickerProps, "data">) {
  const words = useOfficeText("lineups");
  const language = useLanguage();
  if (!target) return <h2>{words.choosePlace}</h2>;
  if (target.kind === "bench" || target.kind === "out")
    return <h2>{target.kind === "bench" ? words.addToBench : words.addOut}</h2>;
  const player = target.kind === "place" ? inPlace(draft, target.slot) : find(draft, target.key);
  const place = target.kind === "place" ? words.places[placesOf(draft.formation)[target.slot - 1]!.name] : "";
  if (!player) return <h2>{place}</h2>;
  return (
    <h2>
      {[player.number, nameIn(player, "player_last_name", language)].filter(Boolean).join(" ")}
      <small>{place}</small>
    </h2>
  );
}

interface SuggestionProps {
  one: Candidate;
  isFirst: boolean;
  side: LineupSide;
  onChoose: () => void;
}

function Suggestion({ one, isFirst, side: { draft }, onChoose }: SuggestionProps) {
  const words = useOfficeText("lineups");
  const language = useLanguage();
  const person = personOf(one);
  const player = find(draft, keyOf(person));
  const reason = player?.role === "out" ? (player.reason ?? "other") : one.out;
  const name =
    `${nameIn(person, "player_name", language)} ${nameIn(person, "player_last_name", language)}`.trim();
  const more = reason
    ? words.reasons[reason]
    : player
      ? words.states[player.role]
      : one.line && words.position[one.line];
  return (
    <button
      type="button"
      className={reason ? `${styles.choice} ${styles.missing}` : styles.choice}
      onClick={onChoose}
    >
      <span className={styles.number}>{one.number ?? "–"}</span>
      <span>
        <b>{name || words.number}</b>
        <small>
          {reason === "injury" && <Cross className="icon" aria-hidden />}
          {reason && reason !== "injury" && <Ban className="icon" aria-hidden />} {more}
        </small>
      </span>
      <span className={isFirst && !reason ? `${styles.adding} ${styles.first}` : styles.adding}>
        <Plus className="icon" aria-hidden />
      </span>
    </button>
  );
}
