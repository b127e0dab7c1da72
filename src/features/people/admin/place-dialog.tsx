import { useState } from "react";
import { Link } from "react-router";
import { useColumnLabels } from "#src/features/office/column-labels.ts";
import { RecordDialog } from "#src/features/office/record-dialog.tsx";
import type { Team } from "#src/features/teams/team.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { person } from "../person.record.ts";
import { fullName } from "../person.ts";
import type { SquadPlace } from "../squad.ts";
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
  const language = useLanguage();
  const [known, setKnown] = useState<FoundPerson>();
  const form = usePlaceForm({ place, which, personId: known?.id, onSaved: () => onClose(true) });
  return (
    <RecordDialog
      title={place ? words.editing : words.adding}
      lead={place ? fullName(place, language).text : undefined}
      widthPx={860}
      of={placeForm}
      compared={placeForm}
      labels={useColumnLabels(person)}
      form={form}
      id={place?.id}
      onClose={onClose}
    >
      {!place && <PersonFinder chosen={known} teams={teams} onChoose={setKnown} />}
      {place?.player_id && <PlayerNotice id={place.player_id} isCurrent={isCurrent} />}
      {!known && !place?.player_id && <PersonFields form={form} />}
      <PlaceFields
        form={form}
        teams={teams}
        ownTeam={which.team_id}
        isShirtFixed={isCurrent && Boolean(place?.player_id)}
      />
    </RecordDialog>
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
