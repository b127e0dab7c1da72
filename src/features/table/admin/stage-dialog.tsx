import { api } from "#src/api/client.ts";
import { NumberField, SelectField, Switch } from "#src/features/office/fields.tsx";
import { LanguagesField } from "#src/features/office/languages-field.tsx";
import { RecordDialog } from "#src/features/office/record-dialog.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useFormOf } from "#src/features/office/use-form-of.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { seasonName } from "#src/i18n/season-name.ts";
import { DEFAULT_TIE_BREAKERS, type TieBreaker } from "../season.ts";
import { stage as definition } from "../stage.record.ts";
import { CARRIES, type Carries, STAGE_KINDS, type Stage, type StageKind } from "../stage.ts";
import type { DraftRow } from "./draft-table.ts";
import { OrderField } from "./order-field.tsx";
import { orderIn } from "./rules-dialog.tsx";
import styles from "./stages-dialog.module.css";

interface StageDialogProps {
  season: string;
  rows: readonly DraftRow[];
  /** Absent for a new one. */
  stage: Stage | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** A group of the split, or a deciding match: its rounds, its teams, what they bring along, an order of its own. */
export function StageDialog(props: StageDialogProps) {
  const { season, rows, stage, onClose, onSaved } = props;
  const words = useOfficeText("table").rules;
  const form = useStageForm(props);
  return (
    <RecordDialog
      title={stage ? words.editStage : words.addStage}
      lead={seasonName(season, useLanguage())}
      widthPx={860}
      of={definition}
      form={form}
      id={stage?.id}
      show={useShown(rows)}
      onClose={(isChanged) => (isChanged ? onSaved() : onClose())}
    >
      <StageFields form={form} rows={rows} />
    </RecordDialog>
  );
}

type StageForm = ReturnType<typeof useStageForm>;

function StageFields({ form, rows }: { form: StageForm; rows: readonly DraftRow[] }) {
  const words = useOfficeText("table").rules;
  const labels = useFieldLabels("stages");
  const kinds = useChoices("stages", "kind");
  const carries = useChoices("stages", "carries");
  const isGroup = form.values.kind === "group";
  const order = form.values.tie_breakers;
  const setOrder = (next: readonly TieBreaker[] | null) =>
    form.field("tie_breakers").onChange(next ? JSON.stringify(next) : "");
  return (
    <>
      <LanguagesField form={form} field="name" label={labels.name} isRequired />
      <SelectField
        label={labels.kind}
        {...form.field("kind")}
        options={STAGE_KINDS.map((value) => ({ value, label: kinds[value] }))}
      />
      <div className="field-row field-row-three">
        <NumberField label={labels.first_round} {...form.field("first_round")} isRequired />
        <NumberField label={labels.last_round} {...form.field("last_round")} />
        {isGroup && <NumberField label={labels.first_place} {...form.field("first_place")} isRequired />}
      </div>
      <Teams form={form} rows={rows} />
      {isGroup && (
        <>
          <SelectField
            label={labels.carries}
            {...form.field("carries")}
            options={CARRIES.map((value) => ({ value, label: carries[value] }))}
          />
          <Switch
            label={words.ownOrder}
            hint={words.ownOrderHint}
            isOn={order !== ""}
            onChange={(isOn) => setOrder(isOn ? DEFAULT_TIE_BREAKERS : null)}
          />
          {order !== "" && (
            <>
              <OrderField
                label={labels.tie_breakers}
                order={JSON.parse(order) as TieBreaker[]}
                onChange={setOrder}
              />
              <LanguagesField form={form} field="rules_source" label={labels.rules_source} />
              <Switch
                label={labels.are_rules_confirmed}
                hint={words.confirmed}
                {...form.flag("are_rules_confirmed")}
              />
            </>
          )}
        </>
      )}
    </>
  );
}

function Teams({ form, rows }: { form: StageForm; rows: readonly DraftRow[] }) {
  const labels = useFieldLabels("stages");
  const language = useLanguage();
  const chosen = JSON.parse(form.values.team_ids || "[]") as number[];
  const choose = (id: number, isIn: boolean) =>
    form
      .field("team_ids")
      .onChange(JSON.stringify(isIn ? [...chosen, id] : chosen.filter((other) => other !== id)));
  return (
    <fieldset className={styles.teams}>
      <legend>{labels.team_ids}</legend>
      {rows.map((row) =>
        row.team_id === null ? null : (
          <label key={row.key}>
            <input
              type="checkbox"
              checked={chosen.includes(row.team_id)}
              onChange={(event) => choose(row.team_id!, event.target.checked)}
            />
            {localised(row, "team_name", language).text}
          </label>
        ),
      )}
    </fieldset>
  );
}

function useStageForm({ season, stage, onSaved }: StageDialogProps) {
  const words = useOfficeText("table");
  const office = useOfficeText("office");
  const stored = stage && {
    ...stage,
    team_ids: JSON.stringify(stage.teams),
    tie_breakers: stage.tie_breakers ? JSON.stringify(stage.tie_breakers) : "",
  };
  return useFormOf<typeof definition, Stage>(definition, stored, {
    draft: `stage-${season}-${stage?.id ?? "new"}`,
    send: ({ team_ids, tie_breakers, ...fields }, version, slot) => {
      const body = {
        ...fields,
        teams: JSON.parse(String(team_ids || "[]")),
        tie_breakers: tie_breakers ? JSON.parse(String(tie_breakers)) : null,
      };
      return stage
        ? api.put(`/admin/stages/${stage.id}`, { ...body, version })
        : api.create(`/admin/seasons/${encodeURIComponent(season)}/stages`, body, slot);
    },
    onSaved: () => {
      showToast({ text: office.saved });
      onSaved();
    },
    failed: words.saveFailed,
  });
}

/** How history and conflicts show a stage's lists and choices. */
function useShown(rows: readonly DraftRow[]) {
  const words = useOfficeText("table").rules;
  const kinds = useChoices("stages", "kind");
  const carries = useChoices("stages", "carries");
  const language = useLanguage();
  return (field: string, value: unknown): string | undefined => {
    if (field === "kind") return kinds[value as StageKind];
    if (field === "carries") return carries[value as Carries];
    if (field === "tie_breakers") return orderIn(value, words.criteria);
    if (field !== "team_ids") return undefined;
    const ids = JSON.parse(String(value || "[]")) as number[];
    return ids
      .map((id) => rows.find(({ team_id }) => team_id === id))
      .map((row) => (row ? localised(row, "team_name", language).text : "—"))
      .join(", ");
  };
}
