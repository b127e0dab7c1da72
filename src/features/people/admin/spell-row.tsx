import { ArrowRight, CalendarCheck, Pencil, Trash2 } from "lucide-react";
import { RowButton } from "#src/features/office/row-button.tsx";
import { writtenDate } from "#src/features/office/written-date.ts";
import type { Team } from "#src/features/teams/team.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useChoices, useOfficeText } from "#src/i18n/office-text.ts";
import { isMove, lastsOn, type Spell, shownReason } from "../spell.ts";
import styles from "./spell-row.module.css";

interface SpellRowProps {
  spell: Spell;
  teams: readonly Team[];
  /** "2026-03-11". */
  today: string;
  onEdit: () => void;
  onEnd: () => void;
  onRemove: () => void;
}

/** A spell: what it is, when, between which clubs, and whether visitors read it. */
export function SpellRow({ spell, teams, today, onEdit, onEnd, onRemove }: SpellRowProps) {
  const office = useOfficeText("office");
  const words = useOfficeText("people");
  const kinds = useChoices("spells", "kind");
  const language = useLanguage();
  const { kind, is_public, is_confirmed, reason: en, reason_hy: hy, reason_ru: ru } = spell;
  const reason = shownReason({ en, hy, ru }, language);
  const isNow = kind !== "transfer" && lastsOn(spell, today) && spell.ends_on !== today;
  return (
    <li className={styles.row}>
      <span className={styles.about}>
        <b>{kinds[kind]}</b>
        <Days spell={spell} />
        {isMove(kind) && <Clubs spell={spell} teams={teams} />}
        {reason.text && <span lang={reason.lang}>{reason.text}</span>}
        <small>
          <span className={is_public ? "badge" : "badge badge-warning"}>
            {is_public ? words.onSite : words.staffOnly}
          </span>
          {!is_confirmed && <span className="badge badge-warning">{words.notConfirmed}</span>}
        </small>
      </span>
      <span className={styles.actions}>
        {isNow && (
          <RowButton
            label={kind === "loan" ? words.endsToday : words.backToday}
            of={kinds[kind]}
            icon={CalendarCheck}
            onClick={onEnd}
          />
        )}
        <RowButton label={office.edit} of={kinds[kind]} icon={Pencil} onClick={onEdit} />
        <RowButton label={office.remove} of={kinds[kind]} icon={Trash2} isDangerous onClick={onRemove} />
      </span>
    </li>
  );
}

function Days({ spell: { kind, starts_on, ends_on } }: { spell: Spell }) {
  const words = useOfficeText("people");
  const day = (value: string) => writtenDate(value, "day");
  if (kind === "transfer") return <span>{starts_on && day(starts_on)}</span>;
  return (
    <span>
      {starts_on && ends_on ? `${day(starts_on)} – ${day(ends_on)}` : starts_on && words.from(day(starts_on))}
      {!ends_on && `, ${words.endUnknown}`}
    </span>
  );
}

function Clubs({ spell, teams }: Pick<SpellRowProps, "spell" | "teams">) {
  const words = useOfficeText("people");
  const language = useLanguage();
  const nameOf = (id: number | null) => {
    const team = teams.find((one) => one.id === id);
    return team ? localised(team, "name", language).text : words.otherClub;
  };
  return (
    <span className={styles.clubs}>
      {nameOf(spell.from_team_id)} <ArrowRight className="icon" role="img" aria-label="→" />{" "}
      {nameOf(spell.to_team_id)}
    </span>
  );
}
