import { api } from "#src/api/client.ts";
import { NumberField, Switch } from "#src/features/office/fields.tsx";
import { RecordDialog } from "#src/features/office/record-dialog.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useFormOf } from "#src/features/office/use-form-of.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { season as definition } from "../season.record.ts";
import type { Season } from "../season.ts";

const { yellows_for_ban, matches_for_red, are_bans_confirmed } = definition.fields;
const bans = {
  kind: definition.kind,
  noun: definition.noun,
  fields: { yellows_for_ban, matches_for_red, are_bans_confirmed },
};

interface BansDialogProps {
  season: Season;
  onClose: () => void;
  onSaved: () => void;
}

/** What the cards of a saved season cost, and whether somebody has read it in the regulations. */
export function BansDialog({ season, onClose, onSaved }: BansDialogProps) {
  const name = season.season;
  const words = useOfficeText("table");
  const office = useOfficeText("office");
  const labels = useFieldLabels("seasons");
  const form = useFormOf<typeof bans, Season>(bans, season, {
    draft: `bans-${season.id}`,
    send: (body, version) => api.put(`/admin/seasons/${encodeURIComponent(name)}`, { ...body, version }),
    onSaved: () => {
      showToast({ text: office.saved });
      onSaved();
    },
    failed: words.saveFailed,
  });
  return (
    <RecordDialog
      title={words.bans}
      lead={name}
      widthPx={560}
      of={bans}
      form={form}
      onClose={(isChanged) => (isChanged ? onSaved() : onClose())}
      hint={words.bansHint}
    >
      <NumberField label={labels.yellows_for_ban} {...form.field("yellows_for_ban")} isRequired />
      <NumberField label={labels.matches_for_red} {...form.field("matches_for_red")} isRequired />
      <Switch
        label={labels.are_bans_confirmed}
        hint={words.bansConfirmed}
        {...form.flag("are_bans_confirmed")}
      />
    </RecordDialog>
  );
}
