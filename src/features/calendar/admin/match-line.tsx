import { CircleDashed } from "lucide-react";
import { useNavigate } from "react-router";
import { api } from "#src/api/client.ts";
import { displayScore } from "#src/features/matches/match.ts";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { addMinutes, type CalendarMatch, SLOT_TIES, type Slot } from "../calendar.ts";
import itemStyles from "./calendar-item.module.css";
import { timeOf } from "./day-words.ts";
import styles from "./match-line.module.css";

/** The match of a day: who, where, and when or how it ended. @param isWide with its round */
export function MatchLine({ match, isWide = false }: { match: CalendarMatch; isWide?: boolean }) {
  const words = useOfficeText("calendar");
  const language = useLanguage();
  const name = localised(match, "opponent_name", language);
  const score = displayScore(match);
  const isOff = match.status === "postponed" || match.status === "cancelled";
  const hour = match.date_certainty === "exact" ? timeOf(match.match_date) : "";
  const about = [
    match.is_home ? words.home : words.away,
    ...(isWide && match.round ? [words.round(match.round)] : []),
    ...(isOff ? [words[match.status as "postponed" | "cancelled"]] : hour || score ? [] : [words.timeOpen]),
  ].join(", ");
  const classes = [styles.match, isWide && styles.wide, match.is_home || styles.away];
  return (
    <div className={classes.filter((one) => typeof one === "string").join(" ")}>
      <span className={`crest ${styles.crest}`}>
        <TeamCrest
          team={{
            name: match.opponent_name,
            code: localised(match, "opponent_code", language).text,
            logo: match.opponent_logo || null,
          }}
          instead="letters"
        />
      </span>
      <span>
        <span lang={name.lang}>{name.text}</span>
        <small>{about}</small>
      </span>
      <span className={styles.number}>{score ? `${score.home}:${score.away}` : isOff ? "" : hour}</span>
    </div>
  );
}

/** What belongs to a match day and nobody has begun: a press begins its draft. */
export function SlotButton({ match, slot }: { match: CalendarMatch; slot: Slot }) {
  const words = useOfficeText("calendar");
  const language = useLanguage();
  const navigate = useNavigate();
  const { act } = useListActions();
  const { match_anchor, match_offset_minutes } = SLOT_TIES[slot];
  const before = words.beforeMatch(words.hours(-match_offset_minutes / 60));
  const hour =
    match.date_certainty === "exact" ? timeOf(addMinutes(match.match_date, match_offset_minutes)) : before;
  const begin = () =>
    act(async () => {
      const body = { match_id: match.id, slot, language };
      const { id } = await api.post<{ id: number }>("/admin/calendar/slots", body);
      navigate(`/admin/news/edit/${id}`);
    });
  return (
    <button
      type="button"
      className={`${itemStyles.item} ${itemStyles.planned} ${styles.slot}`}
      onClick={() => void begin()}
    >
      <CircleDashed className="icon" aria-hidden />
      <b>{words.slots[slot]}</b>
      <small>
        {match_anchor === "full_time" ? words.afterMatch : hour}
        <span className="visually-hidden">{`. ${words.slotHint}`}</span>
      </small>
    </button>
  );
}
