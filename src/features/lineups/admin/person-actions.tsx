import { ArrowDownToLine, Copyright, UserMinus } from "lucide-react";
import { SelectField } from "#src/features/office/fields.tsx";
import { LanguagesField } from "#src/features/office/languages-field.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { OUT_REASONS, type OutReason, type StoredPlayer } from "../lineup.ts";
import { benched, find, inPlace, keyOf, missing, withCaptain, without } from "./lineup-draft.ts";
import styles from "./person-actions.module.css";
import type { Targets } from "./targets.ts";
import type { LineupSide } from "./use-lineup-side.ts";

/** What can be done with the chosen player: the band, the bench, out of it; of who is missing, why. */
export function PersonActions({
  side,
  targets: { target, setTarget },
}: {
  side: LineupSide;
  targets: Targets;
}) {
  const words = useOfficeText("lineups");
  const { draft, setDraft } = side;
  const player =
    target?.kind === "place"
      ? inPlace(draft, target.slot)
      : target?.kind === "person"
        ? find(draft, target.key)
        : undefined;
  if (!player) return null;
  const key = keyOf(player);
  const done = (next: typeof draft) => {
    setDraft(next);
    setTarget(undefined);
  };
  return (
    <>
      <div className={styles.actions}>
        {player.role === "start" && !player.is_captain && (
          <button type="button" onClick={() => done(withCaptain(draft, key))}>
            <Copyright className="icon" aria-hidden /> {words.makeCaptain}
          </button>
        )}
        {player.role !== "bench" && (
          <button type="button" onClick={() => done(benched(draft, player))}>
            <ArrowDownToLine className="icon" aria-hidden /> {words.toBench}
          </button>
        )}
        <button type="button" onClick={() => done(without(draft, key))}>
          <UserMinus className="icon" aria-hidden /> {words.takeOff}
        </button>
      </div>
      {player.role === "out" && <Why player={player} side={side} />}
    </>
  );
}

function Why({ player, side: { draft, setDraft } }: { player: StoredPlayer; side: LineupSide }) {
  const words = useOfficeText("lineups");
  const change = (reason: OutReason, note = {}) =>
    setDraft(missing(draft, player, reason, { ...notesOf(player), ...note }));
  const reason = player.reason ?? "other";
  const form = {
    field: (name: "note" | "note_hy" | "note_ru") => ({
      value: player[name] ?? "",
      error: undefined,
      onChange: (typed: string) => change(reason, { [name]: typed }),
    }),
  };
  return (
    <div className={styles.reason}>
      <SelectField
        label={words.reason}
        value={reason}
        options={OUT_REASONS.map((one) => ({ value: one, label: words.reasons[one] }))}
        onChange={(chosen) => change(chosen as OutReason)}
      />
      <LanguagesField form={form} field="note" label={words.note} />
      <p className="small">{words.noteHint}</p>
    </div>
  );
}

function notesOf({ note, note_hy, note_ru }: StoredPlayer) {
  return Object.fromEntries(
    Object.entries({ note, note_hy, note_ru }).filter(([, text]) => text !== undefined),
  );
}
