import { useEffect, useState } from "react";
import { api } from "#src/api/client.ts";
import { Button } from "#src/features/office/button.tsx";
import { Dialog } from "#src/features/office/dialog.tsx";
import { attempt, faultText } from "#src/features/office/list-fault.tsx";
import { SkeletonRows } from "#src/features/office/list-tools.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { seasonName } from "#src/i18n/season-name.ts";
import type { Difference } from "../standings-from-results.ts";
import { formLetters, type StandingRow } from "../table.ts";
import styles from "./compare-dialog.module.css";

interface FromResults {
  standings: StandingRow[];
  differences: Difference[];
}

interface CompareDialogProps {
  season: string;
  /** What is compared for, and what its button says; unless told, the values are taken over. */
  lead?: string;
  take?: string;
  onClose: () => void;
  onTake: (rows: StandingRow[]) => void;
}

/** Where the saved table differs from what the season's finished matches add up to. */
export function CompareDialog({ season, lead, take, onClose, onTake }: CompareDialogProps) {
  const words = useOfficeText("table");
  const office = useOfficeText("office");
  const [found, setFound] = useState<{ data?: FromResults; error?: unknown }>();
  useEffect(() => {
    void attempt(
      api.get<FromResults>(`/admin/league-table/from-results?season=${encodeURIComponent(season)}`),
    ).then(setFound);
  }, [season]);
  const { data } = found ?? {};
  return (
    <Dialog
      title={`${words.compare}, ${seasonName(season, useLanguage())}`}
      lead={lead ?? words.compareHint}
      widthPx={760}
      onClose={onClose}
      footer={
        data &&
        (take !== undefined || data.differences.length > 0) && (
          <>
            <span className="keep-left" />
            <Button isLine onClick={onClose}>
              {office.close}
            </Button>
            <Button onClick={() => onTake(data.standings)}>{take ?? words.takeResults}</Button>
          </>
        )
      }
    >
      {!found && <SkeletonRows count={4} />}
      {found?.error !== undefined && (
        <p className="notice notice-bad" role="alert">
          {faultText(found.error, words.loadFailed, office)}
        </p>
      )}
      {data && data.differences.length === 0 && <p className="notice notice-good">{words.noDifference}</p>}
      {data && data.differences.length > 0 && <Differences {...data} />}
    </Dialog>
  );
}

/** Team by team, what differs: "Played 5 → 6". */
function Differences({ standings, differences }: FromResults) {
  const language = useLanguage();
  const nameOf = (team: string) => {
    const row = standings.find(({ team_name }) => team_name === team);
    return row ? localised(row, "team_name", language).text : team;
  };
  const words = useOfficeText("table");
  const labels = useFieldLabels("standings");
  const shown = (value: number | string | null) => {
    if (typeof value === "number") return value;
    return (
      formLetters(value ?? "")
        .map((letter) => words.letters[letter])
        .join("") || "—"
    );
  };
  return (
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col">{labels.team_name}</th>
          <th scope="col">{`${words.saved} → ${words.computed}`}</th>
        </tr>
      </thead>
      <tbody>
        {[...Map.groupBy(differences, ({ team_name }) => team_name)].map(([team, found]) => (
          <tr key={team}>
            <th scope="row">{nameOf(team)}</th>
            <td>
              <ul className={styles.changes}>
                {found.map(({ field, saved, computed }) => (
                  <li key={field}>
                    {words.figures[field]} <span className="number">{shown(saved)}</span> →{" "}
                    <b className="number">{shown(computed)}</b>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
