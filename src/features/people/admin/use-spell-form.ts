import { useNavigate } from "react-router";
import { api } from "#src/api/client.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import { useFormOf } from "#src/features/office/use-form-of.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { spell as definition } from "../spell.record.ts";
import type { Spell } from "../spell.ts";
import { isMove } from "../spell.ts";

interface SpellFormOptions {
  spell: Spell | undefined;
  personId: number;
  /** What a new one begins with. */
  start: Partial<Spell>;
  /** Who it is in the club's list of players. */
  playerId: number | undefined;
  onSaved: () => void;
}

type Saved = Spell & { warnings?: { message: string; key: string }[] };

const { person_id: _, ...fields } = definition.fields;

/** What the dialog holds: whose spell it is was chosen before. */
export const spellForm = { kind: definition.kind, noun: definition.noun, fields };

export function useSpellForm({ spell, personId, playerId, start, onSaved }: SpellFormOptions) {
  const words = useOfficeText("people");
  const navigate = useNavigate();
  const office = useOfficeText("office");
  return useFormOf<typeof spellForm, Saved>(spellForm, spell, {
    draft: spell ? `spell-${spell.id}` : `spell-new-${personId}-${start.kind}`,
    start,
    validate: ({ kind, starts_on, ends_on, from_team_id, to_team_id }) => {
      const isMoving = isMove(kind as Spell["kind"]);
      const clubs = [from_team_id, to_team_id].filter(Boolean).length;
      return {
        ...(starts_on ? {} : { starts_on: office.fillIn }),
        ...(starts_on && ends_on && ends_on < starts_on ? { ends_on: words.turned } : {}),
        ...(isMoving && clubs < (kind === "loan" ? 2 : 1) ? { to_team_id: words.clubsMissing } : {}),
        ...(isMoving && from_team_id && from_team_id === to_team_id ? { to_team_id: words.sameClub } : {}),
      };
    },
    send: (body, version, slot) => {
      const sent = { ...body, person_id: personId };
      return spell
        ? api.put(`/admin/spells/${spell.id}`, { ...sent, version })
        : api.create("/admin/spells", sent, slot);
    },
    onSaved: ({ warnings }) => {
      const [warning] = warnings ?? [];
      const isStillPlayer = playerId !== undefined && warning?.key === "people.still_in_players";
      showToast({
        text: warning ? `${office.saved}. ${warning.message}` : office.saved,
        ...(isStillPlayer && {
          action: { label: words.openPlayer, run: () => void navigate(`/admin/players/edit/${playerId}`) },
        }),
      });
      onSaved();
    },
    failed: words.saveFailed,
  });
}

export type SpellForm = ReturnType<typeof useSpellForm>;
