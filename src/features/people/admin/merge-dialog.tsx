import { useState } from "react";
import { ApiError, api } from "#src/api/client.ts";
import { Button } from "#src/features/office/button.tsx";
import { Dialog } from "#src/features/office/dialog.tsx";
import { faultText } from "#src/features/office/list-fault.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { writtenDate } from "#src/features/office/written-date.ts";
import type { Team } from "#src/features/teams/team.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { seasonName } from "#src/i18n/season-name.ts";
import { fullName } from "../person.ts";
import type { LoadedPerson, LoadedSide } from "./loaded-person.ts";
import styles from "./merge-dialog.module.css";
import { type FoundPerson, PersonFinder } from "./person-finder.tsx";

interface MergeDialogProps {
  file: LoadedPerson;
  teams: readonly Team[];
  onClose: (isChanged?: boolean) => void;
}

/** Answers of `GET /api/admin/people/:id/merge`. */
interface Preview {
  one: LoadedSide;
  other: LoadedSide;
  doubts: { message: string }[];
}

/** The other record of the same person: sought by name, seen side by side, merged into this one. */
export function MergeDialog({ file, teams, onClose }: MergeDialogProps) {
  const words = useOfficeText("people");
  const office = useOfficeText("office");
  const language = useLanguage();
  const { chosen, preview, fault, isBusy, choose, merge } = useMerge(file, onClose);
  const name = fullName(file.person, language).text;
  return (
    <Dialog
      title={words.mergeTitle}
      lead={name}
      widthPx={760}
      onClose={() => onClose()}
      footer={
        <>
          <span className="keep-left" />
          <Button isLine onClick={() => onClose()}>
            {office.cancel}
          </Button>
          <Button disabled={!preview || isBusy} onClick={() => void merge()}>
            {words.merge}
          </Button>
        </>
      }
    >
      <div className="stack">
        <PersonFinder
          chosen={chosen}
          teams={teams}
          onChoose={(one) => void choose(one)}
          words={words.finder}
        />
        {fault && (
          <p className="notice" role="alert">
            {fault}
          </p>
        )}
        {preview && (
          <>
            <div className={styles.sides}>
              <Side side={preview.other} teams={teams} label={words.stays} />
              <Side side={preview.one} teams={teams} label={words.becomesIt} />
            </div>
            {preview.doubts.map(({ message }) => (
              <p key={message} className="notice">
                {message}
              </p>
            ))}
            <p className="hint">{words.mergeHint}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Who it is, and how much names him. */
function Side({ side, teams, label }: { side: LoadedSide; teams: readonly Team[]; label: string }) {
  const words = useOfficeText("people");
  const language = useLanguage();
  const name = fullName(side.person, language);
  return (
    <section className={styles.side}>
      <small>{label}</small>
      <h3 lang={name.lang}>{name.text}</h3>
      {side.person.birth_date && <p>{writtenDate(side.person.birth_date, "day")}</p>}
      <ul>
        {side.places.slice(0, 4).map(({ id, season, team_id, number }) => {
          const team = teams.find((one) => one.id === team_id);
          const facts = [
            seasonName(season, language),
            team && localised(team, "name", language).text,
            number && `№ ${number}`,
          ];
          return <li key={id}>{facts.filter(Boolean).join(", ")}</li>;
        })}
      </ul>
      <p>{words.mergeCounts(side.places.length, side.events, side.lineups, side.spells)}</p>
    </section>
  );
}

function useMerge({ person }: LoadedPerson, onClose: MergeDialogProps["onClose"]) {
  const words = useOfficeText("people");
  const office = useOfficeText("office");
  const { act } = useListActions();
  const [chosen, setChosen] = useState<FoundPerson>();
  const [preview, setPreview] = useState<Preview>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setFault(undefined);
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(faultText(error, words.saveFailed, office));
    } finally {
      setIsBusy(false);
    }
  };
  const choose = (one: FoundPerson | undefined) => {
    setChosen(one);
    setPreview(undefined);
    if (!one) return setFault(undefined);
    if (one.id === person.id) return setFault(words.itself);
    return attempt(async () =>
      setPreview(await api.get<Preview>(`/admin/people/${one.id}/merge?with=${person.id}`)),
    );
  };
  const merge = () =>
    attempt(async () => {
      await api.post(`/admin/people/${chosen!.id}/merge`, { into: person.id });
      const undo = () => void act(() => api.delete(`/admin/people/${chosen!.id}/merge`), words.saveFailed);
      showToast({ text: words.mergeDone, action: { label: office.undo, run: undo } });
      onClose(true);
    });
  return { chosen, preview, fault, isBusy, choose, merge };
}
