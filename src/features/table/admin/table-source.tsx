import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#src/api/client.ts";
import { Button } from "#src/features/office/button.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import type { Season } from "../season.ts";
import { CompareDialog } from "./compare-dialog.tsx";
import type { DraftRow } from "./draft-table.ts";
import styles from "./table-source.module.css";
import type { TableDraft } from "./use-table-draft.ts";

interface TableSourceProps {
  season: Season;
  draft: TableDraft;
}

/** Whether the table follows the results or is typed, what staff override, and the way from one to the other. */
export function TableSource({ season, draft }: TableSourceProps) {
  const words = useOfficeText("table").rules;
  const [isFollowing, setIsFollowing] = useState(false);
  const follow = useFollowing(season, draft);
  return (
    <section className="panel" aria-labelledby="table-source">
      <h2 id="table-source">{words.source}</h2>
      <div className={`panel-body ${styles.source}`}>
        <p>
          <b>{draft.isByResults ? words.byResults : words.byHand}</b>{" "}
          {draft.isByResults ? words.byResultsHint : words.byHandHint}
        </p>
        {draft.isByResults ? (
          <>
            <Overrides rows={draft.rows} />
            <Button isLine title={words.editByHandHint} onClick={draft.editByHand}>
              {words.editByHand}
            </Button>
          </>
        ) : (
          <Button isLine aria-haspopup="dialog" disabled={draft.isDirty} onClick={() => setIsFollowing(true)}>
            {words.follow}
          </Button>
        )}
      </div>
      {isFollowing && (
        <CompareDialog
          season={season.season}
          lead={words.followHint}
          take={words.follow}
          onClose={() => setIsFollowing(false)}
          onTake={() => {
            setIsFollowing(false);
            void follow();
          }}
        />
      )}
    </section>
  );
}

/** Switches to the results, with a way back: what was typed is kept. */
function useFollowing(season: Season, draft: TableDraft) {
  const words = useOfficeText("table").rules;
  const office = useOfficeText("office");
  const { act } = useListActions();
  const { revalidate } = useRevalidator();
  const path = `/admin/seasons/${encodeURIComponent(season.season)}`;
  return () =>
    act(async () => {
      const { version } = await api.put<Season>(path, { table_source: "results", version: season.version });
      draft.reset();
      showToast({
        text: words.following(season.season),
        action: {
          label: office.undo,
          run: () =>
            void act(async () => {
              await api.put(path, { table_source: "hand", version });
              await revalidate();
            }),
        },
      });
    });
}

/** The decisions that hold whatever the results say. */
function Overrides({ rows }: { rows: readonly DraftRow[] }) {
  const words = useOfficeText("table").rules;
  const labels = useFieldLabels("standings");
  const language = useLanguage();
  const colon = useColon();
  const decided = rows.flatMap((row) => {
    const name = localised(row, "team_name", language).text;
    const told = [
      row.points_adjustment !== 0 &&
        `${labels.points_adjustment}${colon}${row.points_adjustment > 0 ? "+" : "−"}${Math.abs(row.points_adjustment)}`,
      row.fixed_place !== null && `${labels.fixed_place}${colon}${row.fixed_place}`,
      row.lot !== null && `${labels.lot}${colon}${row.lot}`,
    ].filter((one) => one !== false);
    return told.length > 0 ? [{ key: row.key, text: `${name}. ${told.join(" · ")}` }] : [];
  });
  if (decided.length === 0) return <p className="small">{words.noOverrides}</p>;
  return (
    <div>
      <p className="small">{words.overrides}</p>
      <ul className={styles.overrides}>
        {decided.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
