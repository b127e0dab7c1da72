import { Pencil, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { RowButton } from "#src/features/office/row-button.tsx";
import { writtenDate } from "#src/features/office/written-date.ts";
import type { Team } from "#src/features/teams/team.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useChoices, useOfficeText } from "#src/i18n/office-text.ts";
import { fullName } from "../person.ts";
import type { SquadPlace } from "../squad.ts";
import type { LoadedOut, LoadedSuspension } from "./loaded-squad.ts";
import styles from "./squad-row.module.css";

interface SquadRowProps {
  place: SquadPlace;
  teams: readonly Team[];
  suspension: LoadedSuspension | undefined;
  out: LoadedOut | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

/** Somebody of a squad: number, name, position, and what is out of the ordinary. */
export function SquadRow({ place, teams, suspension, out, onEdit, onRemove }: SquadRowProps) {
  const office = useOfficeText("office");
  const words = useOfficeText("people");
  const positions = useChoices("squad_members", "position");
  const language = useLanguage();
  const name = fullName(place, language);
  return (
    <li className={styles.row}>
      <span className={styles.number}>
        {place.number ?? <span className="visually-hidden">{words.noNumber}</span>}
      </span>
      <span className={styles.about}>
        <b lang={name.lang}>
          <Link to={`/admin/people/${place.person_id}`}>{name.text || words.nameless}</Link>
        </b>
        <small>
          <span>{place.position ? positions[place.position] : words.noPosition}</span>
          <Stay place={place} teams={teams} />
        </small>
      </span>
      {suspension ? <Suspension {...suspension} /> : out && <Out {...out} />}
      <span className={styles.actions}>
        <RowButton label={office.edit} of={name.text} icon={Pencil} onClick={onEdit} />
        <RowButton label={office.remove} of={name.text} icon={Trash2} isDangerous onClick={onRemove} />
      </span>
    </li>
  );
}

/** From when, until when and from where, where it is not the whole season as the club's own. */
function Stay({ place, teams }: Pick<SquadRowProps, "place" | "teams">) {
  const words = useOfficeText("people");
  const kinds = useChoices("squad_members", "kind");
  const language = useLanguage();
  const { kind, starts_on, ends_on, other_team_id } = place;
  const other = teams.find(({ id }) => id === other_team_id);
  return (
    <>
      {kind !== "own" && (
        <span>
          {kinds[kind]}
          {other && ` (${localised(other, "name", language).text})`}
        </span>
      )}
      {starts_on && <span>{words.from(writtenDate(starts_on, "day"))}</span>}
      {ends_on && <span>{words.until(writtenDate(ends_on, "day"))}</span>}
    </>
  );
}

function Out({ kind, until }: LoadedOut) {
  const words = useOfficeText("people");
  const kinds = useChoices("spells", "kind");
  return (
    <span className={styles.suspension}>
      <span className="badge badge-warning">
        {words.outNow(kinds[kind], until ? writtenDate(until, "day") : "")}
      </span>
    </span>
  );
}

function Suspension({ why, matches, is_confirmed }: LoadedSuspension) {
  const words = useOfficeText("people");
  const facts = [
    words.reasons[why],
    ...(matches > 1 ? [words.missesMore(matches)] : []),
    ...(is_confirmed ? [] : [words.unconfirmed]),
  ];
  return (
    <span className={styles.suspension}>
      <span className="badge badge-warning">{words.misses}</span>
      <small>{facts.join(", ")}</small>
    </span>
  );
}
