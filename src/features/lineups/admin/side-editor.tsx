import { ClipboardPaste, Eraser, History, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { api } from "#src/api/client.ts";
import { Button } from "#src/features/office/button.tsx";
import { confirm } from "#src/features/office/confirm.tsx";
import { FormNotices } from "#src/features/office/form-notices.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { RecordHistory } from "#src/features/office/record-bar.tsx";
import { useSaveShortcut } from "#src/features/office/shortcuts.tsx";
import { offerUndo } from "#src/features/office/undo.ts";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { AlsoHere } from "#src/features/presence/also-here.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { placesOf } from "../formations.ts";
import { ELEVEN, type StoredPlayer } from "../lineup.ts";
import { Board } from "./board.tsx";
import { FormationChoice } from "./formation-choice.tsx";
import { LineupConflict } from "./lineup-conflict.tsx";
import type { LineupsData, SavedLineup, SideData } from "./lineup-data.ts";
import * as draftOf from "./lineup-draft.ts";
import { PasteDialog } from "./paste-dialog.tsx";
import { PeopleRow } from "./people-row.tsx";
import { Picker } from "./picker.tsx";
import { Publication } from "./publication.tsx";
import styles from "./side-editor.module.css";
import { SquadList } from "./squad-list.tsx";
import { type Targets, useTargets } from "./targets.ts";
import type { LineupSide } from "./use-lineup-side.ts";

interface SideEditorProps {
  match: LineupsData["match"];
  data: SideData;
  side: LineupSide;
  /** Which side it is, and the way to the other one. */
  choice: ReactNode;
}

/** The line-up of one side: formation, pitch, whose name comes next; bench, the absent, the minute of publication. */
export function SideEditor({ match, data, side, choice }: SideEditorProps) {
  const words = useOfficeText("lineups");
  const language = useLanguage();
  const targets = useTargets(side);
  const { draft } = side;
  useSaveShortcut(() => void side.save());
  return (
    <OfficePage
      title={`${words.title}, ${data.team[language]}`}
      back={{ to: "/admin/matches", label: words.back }}
      isForm
      tools={<Tools match={match.id} data={data} side={side} targets={targets} />}
      actions={<SaveButton side={side} />}
    >
      {choice}
      {side.saved && <AlsoHere kind="lineups" id={side.saved.id} />}
      <FormNotices fault={side.fault} offered={side.offered} />
      <div className={styles.screen}>
        <PitchColumn data={data} side={side} targets={targets} />
        <div className={styles.people}>
          <Picker data={data} side={side} targets={targets} />
          <SquadList data={data} side={side} targets={targets} />
        </div>
        <div className={styles.rest}>
          <OffThePitch draft={draft} targets={targets} most={match.max_bench} />
          <Publication kickOff={match.match_date} data={data} side={side} />
          {side.saved && <Saved saved={side.saved} side={side} />}
        </div>
      </div>
      {side.conflict && <LineupConflict side={side} conflict={side.conflict} />}
    </OfficePage>
  );
}

function PitchColumn({ data, side: { draft, setDraft }, targets: { target, choosePlace } }: PartProps) {
  return (
    <div className={styles.pitch}>
      <FormationChoice
        current={draft.formation}
        onChoose={(formation) => setDraft(draftOf.withFormation(draft, formation))}
      />
      <Board
        draft={draft}
        isOwn={data.is_own}
        chosen={target?.kind === "place" ? target.slot : undefined}
        fresh={draftOf.newSince(draft, data.last)}
        onChoose={choosePlace}
        onChange={setDraft}
      />
      <Legend hasLast={data.last !== null} />
    </div>
  );
}

interface OffThePitchProps {
  draft: draftOf.LineupDraft;
  targets: Targets;
  /** Seats on the bench in the match's competition. */
  most: number;
}

/** The bench, and who is missing. */
function OffThePitch({ draft, targets, most }: OffThePitchProps) {
  const words = useOfficeText("lineups");
  const bench = draftOf.ofRole(draft, "bench");
  return (
    <>
      <PeopleRow
        title={words.bench}
        count={words.of(bench.length, most)}
        hint={bench.length > most && words.benchFull(most)}
        people={bench}
        kind="bench"
        add={words.addToBench}
        targets={targets}
      />
      <PeopleRow
        title={words.out}
        people={draftOf.ofRole(draft, "out")}
        kind="out"
        add={words.addOut}
        targets={targets}
      />
    </>
  );
}

function Legend({ hasLast }: { hasLast: boolean }) {
  const words = useOfficeText("lineups");
  return (
    <ul className={styles.legend}>
      {hasLast && (
        <li>
          <i aria-hidden="true" />
          {words.changed}
        </li>
      )}
      <li>
        <b aria-hidden="true">{words.captainLetter}</b>
        {words.captain}
      </li>
      <li className={styles.keys}>{words.moveHint}</li>
    </ul>
  );
}

interface PartProps {
  data: SideData;
  side: LineupSide;
  targets: Targets;
}

/** From the last match, a pasted list, nothing: at once, and taken back for eight seconds. */
function Tools({ match, data, side, targets }: PartProps & { match: number }) {
  const words = useOfficeText("lineups");
  const language = useLanguage();
  const [isPasting, setIsPasting] = useState(false);
  const { draft } = side;
  const act = (next: draftOf.LineupDraft, text: string) => {
    side.act(next, text);
    targets.toFirstFree(next);
  };
  const takeLast = () => {
    const { last, candidates, is_own } = data;
    if (!last) return;
    const known = new Set(
      candidates.filter(({ out }) => !out).map((one) => draftOf.keyOf(draftOf.personOf(one))),
    );
    const isThere = (player: StoredPlayer) =>
      !is_own || !player.player_id || known.has(draftOf.keyOf(player));
    act(draftOf.fromLast(draft, last, isThere), words.fromLastDone);
  };
  const takePasted = (players: StoredPlayer[]) => {
    const lineOf = (player: StoredPlayer) =>
      data.candidates.find((one) => one.player_id && one.player_id === player.player_id)?.line ?? null;
    const out = draftOf.ofRole(draft, "out").filter((one) => !players.some((other) => isSame(one, other)));
    const arranged = draftOf.arranged(players, draft.formation, lineOf);
    act({ ...draft, players: [...arranged, ...out] }, words.pasteTaken);
    setIsPasting(false);
  };
  return (
    <>
      <Button
        isLine
        disabled={!data.last}
        title={data.last ? words.lastMatch(data.last.opponent[language]) : words.noLast}
        onClick={takeLast}
      >
        <History className="icon" aria-hidden /> {words.fromLast}
      </Button>
      <Button isLine aria-haspopup="dialog" onClick={() => setIsPasting(true)}>
        <ClipboardPaste className="icon" aria-hidden /> <span className={styles.label}>{words.paste}</span>
      </Button>
      <Button isLine onClick={() => act({ ...draft, players: draftOf.ofRole(draft, "out") }, words.cleared)}>
        <Eraser className="icon" aria-hidden /> <span className={styles.label}>{words.clear}</span>
      </Button>
      {isPasting && (
        <PasteDialog
          draft={`pasted-${match}-${data.team.en}`}
          data={data}
          onClose={() => setIsPasting(false)}
          onTake={takePasted}
        />
      )}
    </>
  );
}

function isSame(one: StoredPlayer, other: StoredPlayer): boolean {
  return draftOf.keyOf(one) === draftOf.keyOf(other);
}

/** How many of the eleven there are, which places are free, and the save. */
function SaveButton({ side: { draft, isSaving, save } }: { side: LineupSide }) {
  const words = useOfficeText("lineups");
  const office = useOfficeText("office");
  const starters = draftOf.ofRole(draft, "start");
  const free = placesOf(draft.formation).filter(({ slot }) => !draftOf.inPlace(draft, slot));
  const lacking = free.length === 1 ? words.lacking(words.places[free[0]!.name]) : undefined;
  return (
    <>
      <p className={styles.count}>
        <b>{words.of(starters.length, ELEVEN)}</b>
        {lacking && <span>{lacking}</span>}
      </p>
      <Button disabled={isSaving} onClick={() => void save()}>
        {isSaving ? office.saving : office.save}
      </Button>
    </>
  );
}

/** The versions of a saved line-up, and its removal. */
function Saved({ saved, side }: { saved: SavedLineup; side: LineupSide }) {
  const words = useOfficeText("lineups");
  const office = useOfficeText("office");
  const labels = useFieldLabels("lineups");
  const { act } = useListActions();
  const remove = async () => {
    if (!(await confirm({ text: words.removeQuestion, yes: office.remove, isDangerous: true }))) return;
    await act(async () => {
      await api.delete(side.path);
      side.adopt(null);
      const restored = () => location.reload();
      offerUndo({ kind: "lineups", ids: [saved.id], words: office, onRestored: restored });
    });
  };
  return (
    <div className={styles.saved}>
      <RecordHistory
        kind="lineups"
        id={saved.id}
        labels={labels}
        isDirty={side.isDirty}
        onRestored={(record) => side.adopt(record as SavedLineup)}
      />
      <Button isLine onClick={() => void remove()}>
        <Trash2 className="icon" aria-hidden /> {words.remove}
      </Button>
    </div>
  );
}
