import { useId, useState } from "react";
import { Link } from "react-router";
import { useColumnLabels } from "#src/features/office/column-labels.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { ConflictDialog } from "#src/features/office/conflict-dialog.tsx";
import { Dialog } from "#src/features/office/dialog.tsx";
import { DialogButtons } from "#src/features/office/dialog-buttons.tsx";
import { FieldsForm } from "#src/features/office/fields-form.tsx";
import { RecordBar } from "#src/features/office/record-bar.tsx";
import { useSaveShortcut } from "#src/features/office/shortcuts.tsx";
import type { Team } from "#src/features/teams/team.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { formValues } from "#src/records/form.ts";
import { fullName } from "../person.ts";
import type { SquadPlace } from "../squad.ts";
import { squadMember } from "../squad-member.record.ts";
import { type FoundPerson, PersonFinder } from "./person-finder.tsx";
import { PersonFields, PlaceFields } from "./place-fields.tsx";
import { placeForm, usePlaceForm } from "./use-place-form.ts";

interface PlaceDialogProps {
  /** Absent: somebody is added. */
  place: SquadPlace | undefined;
  which: { season: string; team_id: number };
  teams: readonly Team[];
  /** Today's squad of the main team. */
  isCurrent: boolean;
  onClose: (isChanged?: boolean) => void;
}

/** Somebody's place in a squad: who it is, the shirt, the days. */
export function PlaceDialog({ place, which, teams, isCurrent, onClose }: PlaceDialogProps) {
  const words = useOfficeText("people");
  const office = useOfficeText("office");
  const language = useLanguage();
  const id = useId();
  const labels = useColumnLabels(squadMember);
  const [known, setKnown] = useState<FoundPerson>();
  const form = usePlaceForm({ place, which, personId: known?.id, onSaved: () => onClose(true) });
  useSaveShortcut(() => void form.submit());
  const close = async () => {
    const isLeaving =
      !form.isDirty ||
      (await confirm({ text: office.leave, yes: office.leaveYes, no: office.stay, isDangerous: true }));
    if (isLeaving) onClose();
  };
  if (form.conflict)
    return (
      <ConflictDialog
        conflict={form.conflict}
        labels={labels}
        toForm={(field, value) =>
          (formValues(placeForm, { [field]: value }) as Record<string, unknown>)[field]
        }
        onKeepSaved={() => onClose(true)}
      />
    );
  return (
    <Dialog
      title={place ? words.editing : words.adding}
      lead={place ? fullName(place, language).text : undefined}
      widthPx={860}
      onClose={() => void close()}
      footer={
        <DialogButtons form={id} submit={office.save} isBusy={form.isSaving} onClose={() => void close()} />
      }
    >
      {place && (
        <RecordBar
          kind="squad_members"
          id={place.id}
          labels={labels}
          isDirty={form.isDirty}
          onRestored={() => onClose(true)}
        />
      )}
      <FieldsForm form={form} id={id} className="stack">
        {!place && <PersonFinder chosen={known} teams={teams} onChoose={setKnown} />}
        {place?.player_id && <PlayerNotice id={place.player_id} isCurrent={isCurrent} />}
        {!known && !place?.player_id && <PersonFields form={form} />}
        <PlaceFields
          form={form}
          teams={teams}
          ownTeam={which.team_id}
          isShirtFixed={isCurrent && Boolean(place?.player_id)}
        />
      </FieldsForm>
    </Dialog>
  );
}

/** What the list of players holds is changed there. */
function PlayerNotice({ id, isCurrent }: { id: number; isCurrent: boolean }) {
  const words = useOfficeText("people");
  return (
    <p className="notice">
      <span>{isCurrent ? words.inPlayers : words.nameInPlayers}</span>
      <Link className="button button-small button-line" to={`/admin/players/edit/${id}`}>
        {words.toPlayer}
      </Link>
    </p>
  );
}
