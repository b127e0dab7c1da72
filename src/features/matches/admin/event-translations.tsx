import { useState } from "react";
import { TextField } from "#src/features/office/fields.tsx";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import type { EventDraft, Who } from "./event-draft.ts";
import styles from "./event-translations.module.css";

interface EventTranslationsProps {
  draft: EventDraft;
  set: (changes: Partial<EventDraft>) => void;
}

/**
 * What an event says in Armenian and Russian, folded away while there is nothing: in the stand English is
 * enough. A player of the squad brings his names along.
 */
export function EventTranslations({ draft, set }: EventTranslationsProps) {
  const words = useOfficeText("matches");
  const office = useOfficeText("office");
  const eventLabels = useFieldLabels("match_events");
  const isSubstitution = draft.event_type === "substitution";
  const { who, off } = draft;
  const rows = [
    ...(who.id
      ? []
      : [nameRow(isSubstitution ? words.playerIn : eventLabels.player_name, who, (who) => set({ who }))]),
    ...(isSubstitution && !off.id ? [nameRow(words.playerOut, off, (off) => set({ off }))] : []),
    {
      label: eventLabels.description,
      hy: { value: draft.description_hy, onChange: (description_hy: string) => set({ description_hy }) },
      ru: { value: draft.description_ru, onChange: (description_ru: string) => set({ description_ru }) },
    },
  ];
  const filled = rows.flatMap(({ hy, ru }) => [hy.value, ru.value]).filter(Boolean).length;
  const [isOpen, setIsOpen] = useState(filled > 0);
  return (
    <details
      className={`fold ${styles.translations}`}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        {words.translations} <code>{`${filled} / ${rows.length * 2}`}</code>
      </summary>
      <div className="fold-body field-row field-row-two">
        {rows.flatMap(({ label, hy, ru }) => [
          <TextField key={`${label} hy`} label={office.labelIn(label, "hy")} lang="hy" {...hy} />,
          <TextField key={`${label} ru`} label={office.labelIn(label, "ru")} lang="ru" {...ru} />,
        ])}
      </div>
    </details>
  );
}

function nameRow(label: string, who: Who, onChange: (who: Who) => void) {
  return {
    label,
    hy: { value: who.name_hy, onChange: (name_hy: string) => onChange({ ...who, name_hy }) },
    ru: { value: who.name_ru, onChange: (name_ru: string) => onChange({ ...who, name_ru }) },
  };
}
