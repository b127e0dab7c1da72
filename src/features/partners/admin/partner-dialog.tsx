import { api } from "#src/api/client.ts";
import { askFirst } from "#src/features/office/ask-first.ts";
import { Button } from "#src/features/office/button.tsx";
import { useColumnLabels } from "#src/features/office/column-labels.ts";
import { ConflictDialog } from "#src/features/office/conflict-dialog.tsx";
import { DateField } from "#src/features/office/date-field.tsx";
import { Dialog } from "#src/features/office/dialog.tsx";
import { NumberField, SelectField, TextField } from "#src/features/office/fields.tsx";
import { FormNotices } from "#src/features/office/form-notices.tsx";
import { RecordBar } from "#src/features/office/record-bar.tsx";
import { useSaveShortcut } from "#src/features/office/shortcuts.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useCloseAsking } from "#src/features/office/use-close-asking.ts";
import { useFormOf } from "#src/features/office/use-form-of.ts";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { formValues } from "#src/records/form.ts";
import { wholeNumber } from "#src/records/whole-number.ts";
import { partner as definition } from "../partner.record.ts";
import { PARTNER_CATEGORIES, type Partner, type PartnerCategory } from "../partner.ts";
import { PartnerPictures } from "./partner-pictures.tsx";
import { PartnerPlaces } from "./partner-places.tsx";

interface PartnerDialogProps {
  partner: Partner;
  isFresh: boolean;
  onSaved: () => void;
  onCancel: () => void;
}

export function PartnerDialog({ partner, isFresh, onSaved, onCancel }: PartnerDialogProps) {
  const words = useOfficeText("partners");
  const office = useOfficeText("office");
  const labels = useColumnLabels(definition);
  const categories = useChoices("partners", "category");
  const form = usePartnerForm(partner, onSaved);
  const save = () => void form.submit();
  useSaveShortcut(save);
  const close = useCloseAsking(form.isDirty, onCancel);
  const valuesOf = (one: object) => formValues(definition, { ...partner, ...one });
  if (form.conflict) {
    return (
      <ConflictDialog
        conflict={form.conflict}
        labels={labels}
        toForm={(field, value) => valuesOf({ [field]: value })[field]}
        onKeepSaved={onSaved}
      />
    );
  }
  return (
    <Dialog
      title={isFresh ? words.adding : words.editing}
      lead={partner.name}
      widthPx={860}
      onClose={close}
      footer={
        <>
          <span className="keep-left" />
          <Button isLine onClick={close}>
            {office.cancel}
          </Button>
          <Button disabled={form.isSaving} onClick={save}>
            {form.isSaving ? office.saving : office.save}
          </Button>
        </>
      }
    >
      <RecordBar
        kind="partners"
        id={partner.id}
        labels={labels}
        show={(field, value) => (field === "category" ? categories[value as PartnerCategory] : undefined)}
        isDirty={form.isDirty}
        onRestored={(record) => form.adopt(valuesOf(record as Partner), (record as Partner).version)}
      />
      <FormNotices fault={form.fault} offered={form.offered} />
      <PartnerPictures id={partner.id} form={form} />
      <MainFields form={form} />
      <PartnerPlaces form={form} />
    </Dialog>
  );
}

export type PartnerForm = ReturnType<typeof usePartnerForm>;

function usePartnerForm(partner: Partner, onSaved: () => void) {
  const words = useOfficeText("partners");
  const office = useOfficeText("office");
  return useFormOf<typeof definition, Partner>(definition, partner, {
    validate: ({ url: typed, order_num, starts_on, ends_on }) => {
      const url = URL.parse(typed.trim());
      const order = wholeNumber(order_num) ?? Number.NaN;
      return {
        ...(url && /^https?:$/.test(url.protocol) ? {} : { url: words.urlInvalid }),
        // What is no number is sent as none; the server tells where a place lies too far.
        order_num: order < 1 ? words.orderInvalid : "",
        ends_on: starts_on && ends_on && ends_on < starts_on ? words.daysTurned : "",
      };
    },
    send: (body, version) =>
      askFirst(
        (more) =>
          api.put(`/admin/partners/${partner.id}`, {
            ...body,
            ...more,
            // What is no number counts as 0. Source: specification of the back office, section 5.
            order_num: body.order_num || 0,
            version,
          }),
        office,
      ),
    onSaved: () => {
      showToast({ text: office.saved });
      onSaved();
    },
    failed: words.saveFailed,
  });
}

function MainFields({ form }: { form: PartnerForm }) {
  const words = useOfficeText("partners");
  const labels = useFieldLabels("partners");
  const categories = useChoices("partners", "category");
  return (
    <div className="field-row field-row-two">
      <TextField label={labels.name} {...form.field("name")} isRequired />
      <TextField label={labels.url} type="url" {...form.field("url")} isRequired />
      <SelectField
        label={labels.category}
        {...form.field("category")}
        isRequired
        options={PARTNER_CATEGORIES.map((value) => ({ value, label: categories[value] }))}
      />
      <NumberField label={labels.order_num} {...form.field("order_num")} />
      <DateField label={labels.starts_on} kind="day" {...form.field("starts_on")} hint={words.daysHint} />
      <DateField label={labels.ends_on} kind="day" {...form.field("ends_on")} />
    </div>
  );
}
