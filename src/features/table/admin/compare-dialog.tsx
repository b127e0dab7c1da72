import { useEffect, useState } from "react";
import { api } from "#src/api/client.ts";
import { Button } from "#src/features/office/button.tsx";
import { Dialog } from "#src/features/office/dialog.tsx";
import { attempt, faultText } from "#src/features/office/list-fault.tsx";
import { SkeletonRows } from "#src/features/office/list-tools.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import type { Difference } from "../standings-from-results.ts";
import type { StandingRow } from "../table.ts";

interface FromResults {
  standings: StandingRow[];
  differences: Difference[];
}

interface CompareDialogProps {
  season: string;
  onClose: () => void;
  onTake: (rows: StandingRow[]) => void;
}

/** Where the saved table differs from what the season's finished matches add up to. */
export function CompareDialog({ season, onClose, onTake }: CompareDialogProps) {
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
      title={`${words.compare}, ${season}`}
      lead={words.compareHint}
      widthPx={760}
      onClose={onClose}
      footer={
        data &&
        data.differences.length > 0 && (
          <>
            <span className="keep-left" />
            <Button isLine onClick={onClose}>
              {office.close}
            </Button>
            <Button onClick={() => onTake(data.standings)}>{words.takeResults}</Button>
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

/** Team by team, what differs in words. */
function Differences({ standings, differences }: FromResults) {
  const language = useLanguage();
  const nameOf = (team: string) => {
    const row = standings.find(({ team_name }) => team_name === team);
    return row ? localised(row, "team_name", language).text : team;
  };
  const words = useOfficeText("table");
  const labels = useFieldLabels("standings");
  return (
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col">{labels.team_name}</th>
          <th scope="col">{words.figure}</th>
          <th scope="col" className="numeric">
            {words.saved}
          </th>
          <th scope="col" className="numeric">
            {words.computed}
          </th>
        </tr>
      </thead>
      <tbody>
        {[...Map.groupBy(differences, ({ team_name }) => team_name)].map(([team, found]) =>
          found.map(({ field, saved, computed }, index) => (
            <tr key={`${team} ${field}`}>
              {index === 0 && (
                <th scope="rowgroup" rowSpan={found.length}>
                  {nameOf(team)}
                </th>
              )}
              <td>{words.figures[field]}</td>
              <td className="numeric">{saved ?? "—"}</td>
              <td className="numeric">{computed}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
