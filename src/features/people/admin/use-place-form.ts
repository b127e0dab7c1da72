import { api } from "#src/api/client.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import { useFormOf } from "#src/features/office/use-form-of.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { integer, reference } from "#src/records/field.ts";
import { columnsOf } from "#src/records/record.ts";
import { person } from "../person.record.ts";
import { hasName } from "../person.ts";
import type { SquadPlace } from "../squad.ts";
import { squadMember } from "../squad-member.record.ts";

const { season: _, team_id: __, person_id: ___, ...placeFields } = squadMember.fields;

/** What the dialog holds: the person's fields and those of the place that are not chosen before. */
export const placeForm = {
  kind: squadMember.kind,
  noun: squadMember.noun,
  fields: {
    ...person.fields,
    ...placeFields,
    /** Over whose fields, and over which version of them, it is typed: a draft is kept with its own. */
    person_id: reference({ to: "people", history: false }),
    person_version: integer({ min: 0, max: 2_147_483_647, history: false }),
  },
};

const PERSON_COLUMNS = columnsOf(person).map(({ column }) => column);

interface PlaceFormOptions {
  place: SquadPlace | undefined;
  which: { season: string; team_id: number };
  /** Somebody who is known and gets the place. */
  personId: number | undefined;
  onSaved: () => void;
}

type Saved = SquadPlace & { warnings?: { message: string }[] };

/** The form of a place: one save for it and for who has it. */
export function usePlaceForm({ place, which, personId, onSaved }: PlaceFormOptions) {
  const words = useOfficeText("people");
  const office = useOfficeText("office");
  const isNamedHere = !personId && !place?.player_id;
  return useFormOf<typeof placeForm, Saved>(placeForm, place, {
    draft: place ? `squad-place-${place.id}` : `squad-place-new-${which.season}-${which.team_id}`,
    validate: (values) => ({
      ...(isNamedHere && !hasName(values) ? { last_name: office.fillIn } : {}),
      ...(values.starts_on && values.ends_on && values.ends_on < values.starts_on
        ? { ends_on: words.turned }
        : {}),
    }),
    send: (body, version, slot) => {
      const { person_id, person_version, ...fields } = body;
      const [about, rest] = apart(fields);
      const seen = { version: person_version ?? undefined };
      const sent = { ...which, ...rest, ...(isNamedHere ? { person: { ...about, ...seen } } : {}) };
      return place
        ? api.put(`/admin/squads/${place.id}`, { ...sent, person_id: person_id ?? undefined, version })
        : api.create("/admin/squads", { ...sent, ...(personId ? { person_id: personId } : {}) }, slot);
    },
    onSaved: ({ warnings }) => {
      const [warning] = warnings ?? [];
      showToast({ text: warning ? `${office.saved}. ${warning.message}` : office.saved });
      onSaved();
    },
    failed: words.saveFailed,
  });
}

export type PlaceForm = ReturnType<typeof usePlaceForm>;

/** The fields of the person, and those of the place. */
function apart(body: Record<string, unknown>) {
  const isOfPerson = ([name]: [string, unknown]) => PERSON_COLUMNS.includes(name);
  const entries = Object.entries(body);
  return [
    Object.fromEntries(entries.filter(isOfPerson)),
    Object.fromEntries(entries.filter((entry) => !isOfPerson(entry))),
  ] as const;
}
