import { useEffect, useState } from "react";
import { api } from "#src/api/client.ts";
import { SelectField, TextField } from "#src/features/office/fields.tsx";
import type { Player } from "#src/features/players/player.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { NOBODY, type Who } from "./event-draft.ts";

type SquadPlayer = Pick<
  Player,
  | "id"
  | "jersey_number"
  | "first_name"
  | "first_name_hy"
  | "first_name_ru"
  | "last_name"
  | "last_name_hy"
  | "last_name_ru"
  | "is_active"
>;

interface EventPlayerFieldProps {
  label: string;
  who: Who;
  onChange: (who: Who) => void;
}

/** A player of the squad, or any other name. */
export function EventPlayerField({ label, who, onChange }: EventPlayerFieldProps) {
  const colon = useColon();
  const words = useOfficeText("matches");
  const language = useLanguage();
  // Somebody who has left the squad stays who did it.
  const squad = useSquad().filter(({ id, is_active }) => is_active || String(id) === who.id);
  return (
    <div>
      <SelectField
        label={label}
        value={who.id}
        onChange={(id) => onChange({ ...NOBODY, id })}
        options={[
          { value: "", label: words.otherPlayer },
          // Nor in the list of players any more, or the list is not here yet.
          ...(who.id && !squad.some(({ id }) => String(id) === who.id)
            ? [{ value: who.id, label: who.name }]
            : []),
          ...squad.map((player) => ({ value: String(player.id), label: nameOf(player, language) })),
        ]}
      />
      {!who.id && (
        <TextField
          label={`${label}${colon}${words.personName}`}
          value={who.name}
          onChange={(name) => onChange({ ...who, name })}
        />
      )}
    </div>
  );
}

function nameOf(player: SquadPlayer, language: Language): string {
  const first = localised(player, "first_name", language).text;
  const last = localised(player, "last_name", language).text;
  return `${player.jersey_number ?? "–"} ${first} ${last}`;
}

/** All players for the choosers; without them, names can be written. */
function useSquad(): SquadPlayer[] {
  const [squad, setSquad] = useState<SquadPlayer[]>([]);
  useEffect(() => {
    api.get<{ players: SquadPlayer[] }>("/admin/players").then(
      ({ players }) => setSquad(players),
      () => {},
    );
  }, []);
  return squad;
}
