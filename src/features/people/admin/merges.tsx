import { useState } from "react";
import { Link } from "react-router";
import { api } from "#src/api/client.ts";
import { Button } from "#src/features/office/button.tsx";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import type { Team } from "#src/features/teams/team.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { fullName, type Person } from "../person.ts";
import type { LoadedPerson } from "./loaded-person.ts";
import { MergeDialog } from "./merge-dialog.tsx";
import styles from "./merges.module.css";

interface MergesProps {
  file: LoadedPerson;
  teams: readonly Team[];
}

/** Other records of the same person, and the way to merge one more or to take a merge back. */
export function Merges({ file, teams }: MergesProps) {
  const words = useOfficeText("people");
  const language = useLanguage();
  const { act, refresh } = useListActions();
  const [isOpen, setIsOpen] = useState(false);
  const { person, merged, merged_with } = file;
  const undo = (one: Person) => void act(() => api.delete(`/admin/people/${one.id}/merge`), words.saveFailed);
  const close = (isChanged = false) => {
    setIsOpen(false);
    if (isChanged) refresh();
  };
  return (
    <section className={styles.part} aria-labelledby="merges">
      <h2 id="merges">{words.sameMan}</h2>
      <p className="hint">{words.sameManHint}</p>
      {merged_with && (
        <p className="notice">
          <span>
            {words.mergedInto}{" "}
            <Link to={`/admin/people/${merged_with.id}`}>{fullName(merged_with, language).text}</Link>
          </span>
          <Button isLine onClick={() => undo(person)}>
            {words.takeApart}
          </Button>
        </p>
      )}
      <ul className={styles.merged}>
        {merged.map((one) => (
          <li key={one.id}>
            <Link to={`/admin/people/${one.id}`}>{fullName(one, language).text}</Link>
            <Button isLine onClick={() => undo(one)}>
              {words.takeApart}
            </Button>
          </li>
        ))}
      </ul>
      {!merged_with && (
        <Button isLine aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {words.mergeWith}
        </Button>
      )}
      {isOpen && <MergeDialog file={file} teams={teams} onClose={close} />}
    </section>
  );
}
