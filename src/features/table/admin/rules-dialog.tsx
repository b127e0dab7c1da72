import { api } from "#src/api/client.ts";
import { NumberField, Switch, TextField } from "#src/features/office/fields.tsx";
import { LanguagesField } from "#src/features/office/languages-field.tsx";
import { RecordDialog } from "#src/features/office/record-dialog.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useFormOf } from "#src/features/office/use-form-of.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { seasonName } from "#src/i18n/season-name.ts";
import { season as definition } from "../season.record.ts";
import type { Season, TieBreaker } from "../season.ts";
import { OrderField } from "./order-field.tsx";

const { tie_breakers, is_mini_league_reapplied, needs_all_played } = definition.fields;
const { decider_for, rules_source, are_rules_confirmed, matches_per_club } = definition.fields;
const rules = {
  kind: definition.kind,
  noun: definition.noun,
  fields: {
    ...{ tie_breakers, is_mini_league_reapplied, needs_all_played },
    ...{ decider_for, rules_source, are_rules_confirmed, matches_per_club },
  },
};

interface RulesDialogProps {
  season: Season;
  onClose: () => void;
  onSaved: () => void;
}

/** In which order a season puts its teams, where that is written, and whether somebody has read it there. */
export function RulesDialog({ season, onClose, onSaved }: RulesDialogProps) {
  const words = useOfficeText("table").rules;
  const labels = useFieldLabels("seasons");
  const form = useRulesForm(season, onSaved);
  return (
    <RecordDialog
      title={words.order}
      lead={seasonName(season.season, useLanguage())}
      widthPx={860}
      of={rules}
      form={form}
      show={(field, value) => (field === "tie_breakers" ? orderIn(value, words.criteria) : undefined)}
      onClose={(isChanged) => (isChanged ? onSaved() : onClose())}
      hint={words.orderHint}
    >
      <OrderField
        label={labels.tie_breakers}
        order={JSON.parse(form.values.tie_breakers) as TieBreaker[]}
        onChange={(order) => form.field("tie_breakers").onChange(JSON.stringify(order))}
      />
      <p className="hint">{words.points}</p>
      <Switch label={labels.is_mini_league_reapplied} {...form.flag("is_mini_league_reapplied")} />
      <Switch label={labels.needs_all_played} {...form.flag("needs_all_played")} />
      <TextField label={labels.decider_for} hint={words.deciderHint} {...form.field("decider_for")} />
      <NumberField
        label={labels.matches_per_club}
        hint={words.matchesHint}
        {...form.field("matches_per_club")}
      />
      <LanguagesField form={form} field="rules_source" label={labels.rules_source} />
      <p className="hint">{words.sourceHint}</p>
      <Switch
        label={labels.are_rules_confirmed}
        hint={words.confirmed}
        {...form.flag("are_rules_confirmed")}
      />
    </RecordDialog>
  );
}

function useRulesForm(season: Season, onSaved: () => void) {
  const words = useOfficeText("table");
  const office = useOfficeText("office");
  const stored = { ...season, tie_breakers: JSON.stringify(season.tie_breakers) };
  return useFormOf<typeof rules, Season>(rules, stored, {
    draft: `rules-${season.id}`,
    send: ({ tie_breakers, ...body }, version) =>
      api.put(`/admin/seasons/${encodeURIComponent(season.season)}`, {
        ...body,
        tie_breakers: JSON.parse(String(tie_breakers)),
        version,
      }),
    onSaved: () => {
      showToast({ text: office.saved });
      onSaved();
    },
    failed: words.saveFailed,
  });
}

/** A stored order in words; empty for none. */
export function orderIn(stored: unknown, criteria: Record<TieBreaker, string>): string {
  const order = JSON.parse(String(stored || "[]")) as TieBreaker[];
  return order.map((one) => criteria[one]).join(" · ");
}
