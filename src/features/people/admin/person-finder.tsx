import { useEffect, useId, useState } from "react";
import { ApiError, api } from "#src/api/client.ts";
import { Button } from "#src/features/office/button.tsx";
import { Field } from "#src/features/office/fields.tsx";
import type { Team } from "#src/features/teams/team.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { fullName, type NameColumns } from "../person.ts";
import styles from "./person-finder.module.css";

/** As `GET /api/admin/people` answers. */
export interface FoundPerson extends NameColumns {
  id: number;
  /** By which namesakes are told apart. */
  latest: { season: string; team_id: number; number: number | null } | null;
}

interface PersonFinderProps {
  chosen: FoundPerson | undefined;
  teams: readonly Team[];
  onChoose: (person: FoundPerson | undefined) => void;
  /** What the field says where nobody new can be written. */
  words?: { known: string; knownHint: string; nobodyFound: string };
}

const TYPING_MS = 200;
const MOST_FOUND = 8;

/** Somebody who is known already, from another season or club: found by name, chosen by the last squad. */
export function PersonFinder({ chosen, teams, onChoose, words: own }: PersonFinderProps) {
  const office = useOfficeText("people");
  const words = { ...office, ...own };
  const id = useId();
  const [text, setText] = useState("");
  const found = useFound(text.trim());
  if (chosen)
    return (
      <div className={styles.chosen}>
        <Person person={chosen} teams={teams} />
        <Button isLine onClick={() => onChoose(undefined)}>
          {words.another}
        </Button>
      </div>
    );
  return (
    <div>
      <Field label={words.known} hint={words.knownHint}>
        {(named) => (
          <input
            className="input"
            type="search"
            autoComplete="off"
            aria-controls={`${id}-found`}
            {...named}
            value={text}
            onChange={(event) => setText(event.target.value)}
            // Enter would save the form around it.
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
        )}
      </Field>
      <div id={`${id}-found`} role="status">
        {found?.length === 0 && <p className="hint">{words.nobodyFound}</p>}
        {found && found.length > 0 && (
          <ul className={styles.found}>
            {found.map((person) => (
              <li key={person.id}>
                <button type="button" onClick={() => onChoose(person)}>
                  <Person person={person} teams={teams} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function Person({ person, teams }: { person: FoundPerson; teams: readonly Team[] }) {
  const language = useLanguage();
  const name = fullName(person, language);
  const { latest } = person;
  const team = latest && teams.find(({ id }) => id === latest.team_id);
  const facts = latest
    ? [team && localised(team, "name", language).text, latest.season, latest.number && `№ ${latest.number}`]
    : [];
  return (
    <span className={styles.person}>
      <b lang={name.lang}>{name.text}</b>
      <small>{facts.filter(Boolean).join(", ")}</small>
    </span>
  );
}

/** Undefined before anything is sought, or where no answer came: the name can then be written. */
function useFound(search: string): FoundPerson[] | undefined {
  const [found, setFound] = useState<FoundPerson[]>();
  useEffect(() => {
    if (search.length < 2) return setFound(undefined);
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const query = new URLSearchParams({ search: search.slice(0, 200), limit: String(MOST_FOUND) });
        const { people } = await api.get<{ people: FoundPerson[] }>(`/admin/people?${query}`, stop.signal);
        setFound(people);
      } catch (error) {
        if (stop.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setFound(undefined);
      }
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [search]);
  return found;
}
