import { useState } from "react";
import { club } from "#club/club.ts";
import { api } from "#src/api/client.ts";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { dayIn } from "#src/i18n/dates.ts";
import { useChoices, useOfficeText } from "#src/i18n/office-text.ts";
import { isMove, type Spell, type SpellKind } from "../spell.ts";
import type { LoadedPerson } from "./loaded-person.ts";

/** What is done with somebody's spells: which dialog is open, the end of today, removal. */
export function useSpells({ person, places }: LoadedPerson) {
  const words = useOfficeText("people");
  const kinds = useChoices("spells", "kind");
  const { act, remove, refresh } = useListActions();
  const [opened, setOpened] = useState<{ spell?: Spell; start: Partial<Spell> }>();
  const today = dayIn(new Date(), club.timeZone);
  const begin = (kind: SpellKind) => {
    const from_team_id = isMove(kind) ? (places[0]?.team_id ?? null) : null;
    const start = { kind, starts_on: today, from_team_id, is_public: isMove(kind), is_confirmed: true };
    setOpened({ start });
  };
  const close = (isChanged = false) => {
    setOpened(undefined);
    if (isChanged) refresh();
  };
  return {
    today,
    opened,
    begin,
    close,
    edit: (spell: Spell) => setOpened({ spell, start: {} }),
    /** Whoever is back today was out until yesterday; a loan lasts through its last day. */
    end: (spell: Spell) =>
      act(() => {
        const { created_at: _, updated_at: __, id, ...values } = spell;
        const last = spell.kind === "loan" || spell.starts_on === today ? today : dayBefore(today);
        return api.put(`/admin/spells/${id}`, { ...values, person_id: person.id, ends_on: last });
      }, words.saveFailed),
    remove: (spell: Spell) =>
      remove({ kind: "spells", id: spell.id, text: words.spellRemove(kinds[spell.kind]) }),
  };
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}
