import { useEffect, useState } from "react";
import { api } from "#src/features/office/api.ts";
import { SelectField, TextField } from "#src/features/office/fields.tsx";
import { useStaffWords } from "#src/i18n/staff-words.tsx";
import { NOBODY, type Who } from "./event-draft.ts";
import { matchesWords } from "./matches-words.ts";

interface SquadPlayer {
  id: number;
  first_name: string;
  last_name: string;
  jersey_number: number | null;
}

interface EventPlayerFieldProps {
  label: string;
  who: Who;
  onChange: (who: Who) => void;
}

/** A player of the squad, or any other name. */
export function EventPlayerField({ label, who, onChange }: EventPlayerFieldProps) {
  const words = useStaffWords(matchesWords);
  const squad = useSquad();
  return (
    <div>
      <SelectField
        label={label}
        value={who.id}
        onChange={(id) => onChange({ ...NOBODY, id })}
        options={[
          { value: "", label: words.otherPlayer },
          ...squad.map((player) => ({
            value: String(player.id),
            label: `${player.jersey_number ?? "–"} ${player.first_name} ${player.last_name}`,
          })),
        ]}
      />
      {!who.id && (
        <TextField
          label={`${label}: ${words.name}`}
          value={who.name}
          onChange={(name) => onChange({ ...who, name })}
        />
      )}
    </div>
  );
}

/** The squad for the choosers; without it, names can be written. */
function useSquad(): SquadPlayer[] {
  const [squad, setSquad] = useState<SquadPlayer[]>([]);
  useEffect(() => {
    api.get<{ players: SquadPlayer[] }>("/players").then(
      ({ players }) => setSquad(players),
      () => {},
    );
  }, []);
  return squad;
}
