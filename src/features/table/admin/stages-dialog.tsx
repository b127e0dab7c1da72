import { Pencil, Plus, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { api } from "#src/api/client.ts";
import { Button } from "#src/features/office/button.tsx";
import { Dialog } from "#src/features/office/dialog.tsx";
import { attempt, faultText } from "#src/features/office/list-fault.tsx";
import { SkeletonRows } from "#src/features/office/list-tools.tsx";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useChoices, useOfficeText } from "#src/i18n/office-text.ts";
import { seasonName } from "#src/i18n/season-name.ts";
import type { Stage } from "../stage.ts";
import type { DraftRow } from "./draft-table.ts";
import { StageDialog } from "./stage-dialog.tsx";
import styles from "./stages-dialog.module.css";

interface StagesDialogProps {
  season: string;
  rows: readonly DraftRow[];
  onClose: () => void;
  onChanged: () => void;
}

/** The groups and deciding matches that follow the rounds in which all meet. */
export function StagesDialog({ season, rows, onClose, onChanged }: StagesDialogProps) {
  const words = useOfficeText("table");
  const office = useOfficeText("office");
  const { found, reload } = useStages(season);
  const [edited, setEdited] = useState<Stage | "new">();
  const language = useLanguage();
  const changed = () => {
    reload();
    onChanged();
  };
  if (edited)
    return (
      <StageDialog
        season={season}
        rows={rows}
        stage={edited === "new" ? undefined : edited}
        onClose={() => setEdited(undefined)}
        onSaved={() => {
          setEdited(undefined);
          changed();
        }}
      />
    );
  return (
    <Dialog
      title={words.rules.stages}
      lead={seasonName(season, language)}
      widthPx={760}
      onClose={onClose}
      footer={
        <>
          <span className="keep-left" />
          <Button isLine onClick={onClose}>
            {office.close}
          </Button>
          <Button onClick={() => setEdited("new")}>
            <Plus className="icon" aria-hidden /> {words.rules.addStage}
          </Button>
        </>
      }
    >
      <p className="hint">{words.rules.stagesHint}</p>
      {!found && <SkeletonRows count={2} />}
      {found?.error !== undefined && (
        <p className="notice notice-bad" role="alert">
          {faultText(found.error, words.loadFailed, office)}
        </p>
      )}
      {found?.data && <Stages stages={found.data.stages} rows={rows} onEdit={setEdited} onGone={changed} />}
    </Dialog>
  );
}

/** The stages of a season, loaded anew after each change. */
function useStages(season: string) {
  const [found, setFound] = useState<{ data?: { stages: Stage[] }; error?: unknown }>();
  const [loads, setLoads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change loads the list anew.
  useEffect(() => {
    const path = `/seasons/${encodeURIComponent(season)}/stages`;
    void attempt(api.get<{ stages: Stage[] }>(path)).then(setFound);
  }, [season, loads]);
  return { found, reload: () => setLoads((count) => count + 1) };
}

interface StagesProps {
  stages: readonly Stage[];
  rows: readonly DraftRow[];
  onEdit: (stage: Stage) => void;
  onGone: () => void;
}

function Stages({ stages, rows, onEdit, onGone }: StagesProps) {
  const words = useOfficeText("table").rules;
  const carries = useChoices("stages", "carries");
  const kinds = useChoices("stages", "kind");
  const language = useLanguage();
  const { remove } = useListActions();
  if (stages.length === 0) return <p className={styles.none}>{words.noStages}</p>;
  const teamsOf = ({ teams }: Stage) =>
    rows
      .filter(({ team_id }) => team_id !== null && teams.includes(team_id))
      .map((row) => localised(row, "team_name", language).text)
      .join(", ");
  return (
    <ul className={styles.stages}>
      {stages.map((stage) => {
        const name = localised(stage, "name", language).text;
        return (
          <li key={stage.id}>
            <div>
              <b>{name}</b>
              <p className="small">
                {[
                  kinds[stage.kind],
                  words.rounds(stage.first_round, stage.last_round),
                  ...(stage.kind === "group" ? [carries[stage.carries]] : []),
                ].join(" · ")}
              </p>
              <p className="small">{teamsOf(stage) || "—"}</p>
            </div>
            <Button isLine aria-label={`${words.editStage}, ${name}`} onClick={() => onEdit(stage)}>
              <Pencil className="icon" aria-hidden />
            </Button>
            <Button
              isLine
              aria-label={words.removeOne(name)}
              onClick={() =>
                void remove({ kind: "stages", id: stage.id, text: words.removeStage, name, onGone })
              }
            >
              <Trash2 className="icon" aria-hidden />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
