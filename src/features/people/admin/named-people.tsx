import { Plus } from "lucide-react";
import { api } from "#src/api/client.ts";
import { RowButton } from "#src/features/office/row-button.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { fullName, NAME_COLUMNS, type NameColumns } from "../person.ts";
import styles from "./named-people.module.css";

/** As `GET /api/admin/squads/named` answers. */
export interface Named extends NameColumns {
  number: number | null;
  matches: number;
}

interface NamedPeopleProps {
  people: readonly Named[];
  which: { season: string; team_id: number };
}

/** Whom matches name and the squad does not have: one press puts somebody into it. */
export function NamedPeople({ people, which }: NamedPeopleProps) {
  const words = useOfficeText("people");
  const language = useLanguage();
  const { act } = useListActions();
  if (people.length === 0) return null;
  const add = ({ number, ...one }: Named) =>
    act(async () => {
      const person = Object.fromEntries(NAME_COLUMNS.map((column) => [column, one[column]]));
      const place = { ...which, number, person };
      await api.create("/admin/squads", place, `place ${JSON.stringify(place)}`);
      showToast({ text: words.filled(1) });
    }, words.saveFailed);
  return (
    <section className={styles.named} aria-labelledby="named">
      <h2 id="named">{words.named}</h2>
      <p className="hint">{words.namedHint}</p>
      <ul>
        {people.map((one) => {
          const name = fullName(one, language);
          return (
            <li key={`${one.number} ${name.text}`}>
              <span className="number">{one.number ?? "–"}</span>
              <span>
                <b lang={name.lang}>{name.text}</b> <small>{words.inMatches(one.matches)}</small>
              </span>
              <RowButton label={words.add} of={name.text} icon={Plus} onClick={() => void add(one)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
