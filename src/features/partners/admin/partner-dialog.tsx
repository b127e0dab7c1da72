import { BANNER_BYTES, PHOTO_BYTES } from "#src/features/media/media.ts";
import { api } from "#src/features/office/api.ts";
import { shortLabels } from "#src/features/office/column-labels.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { ConflictDialog } from "#src/features/office/conflict-dialog.tsx";
import { ANY_SHAPE } from "#src/features/office/cropping.ts";
import { Dialog } from "#src/features/office/dialog.tsx";
import { NumberField, SelectField, Switch, TextField } from "#src/features/office/fields.tsx";
import { FormNotices } from "#src/features/office/form-notices.tsx";
import { ImageField } from "#src/features/office/image-field.tsx";
import { RecordBar } from "#src/features/office/record-bar.tsx";
import { useSaveShortcut } from "#src/features/office/shortcuts.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useOfficeText } from "#src/features/office/use-office-text.ts";
import { type FieldErrors, useRecordForm } from "#src/features/office/use-record-form.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { useChoices, useFieldLabels } from "#src/i18n/office-text.ts";
import { wholeNumber } from "#src/records/whole-number.ts";
import type { PARTNER_TEXTS, Partner, PartnerCategory } from "../partner.ts";
import { usePartnersOfficeText } from "../use-partners-office-text.ts";

type Text = (typeof PARTNER_TEXTS)[number];
type Values = Pick<
  Partner,
  | "name"
  | "url"
  | "category"
  | "logo"
  | "banner_image"
  | "is_active"
  | "display_in_header"
  | "display_in_footer"
  | "display_in_matches"
  | "display_in_table"
  | "display_in_partners"
  | Text
  | `${Text}_hy`
  | `${Text}_ru`
> & { order_num: string };

/** Each place with the text that it reveals. */
const PLACES = [
  ["display_in_header", "header_text"],
  ["display_in_footer", null],
  ["display_in_matches", "matches_text"],
  ["display_in_table", "table_text"],
  ["display_in_partners", "partners_text"],
] as const;

function valuesOf(partner: Partner): Values {
  const { id: _, version: __, created_at: ___, updated_at: ____, order_num, ...rest } = partner;
  return { ...rest, order_num: String(order_num) };
}

interface PartnerDialogProps {
  partner: Partner;
  isFresh: boolean;
  onClose: () => void;
}

export function PartnerDialog({ partner, isFresh, onClose }: PartnerDialogProps) {
  const words = usePartnersOfficeText();
  const office = useOfficeText();
  const fields = useFieldLabels("partners");
  const categories = useChoices("partners", "category");
  const form = useRecordForm<Values, Partner>({
    initial: valuesOf(partner),
    draft: `partner-${partner.id}`,
    version: partner.version,
    validate: (values) => {
      const errors: FieldErrors<Values> = {};
      if (!values.name.trim()) errors.name = office.fillIn;
      const url = URL.parse(values.url.trim());
      if (!url || !/^https?:$/.test(url.protocol)) errors.url = words.urlInvalid;
      const order = wholeNumber(values.order_num);
      if (order !== null && !Number.isNaN(order) && order < 1) errors.order_num = words.orderInvalid;
      return errors;
    },
    send: (values, version) =>
      api.put(`/admin/partners/${partner.id}`, {
        ...values,
        // What is no number counts as 0. Source: specification of the back office, section 5.
        order_num: wholeNumber(values.order_num) || 0,
        version,
      }),
    onSaved: () => {
      showToast({ text: office.saved });
      onClose();
    },
    failed: words.saveFailed,
  });
  const save = () => void form.submit();
  useSaveShortcut(save);
  const close = async () => {
    const isLeaving =
      !form.isDirty ||
      (await confirm({ text: office.leave, yes: office.leaveYes, no: office.stay, isDangerous: true }));
    if (isLeaving) onClose();
  };
  const { values, set } = form;
  const labels = {
    name: fields.name,
    url: fields.url,
    category: fields.category,
    order_num: fields.order_num,
    logo: fields.logo,
    banner_image: fields.banner_image,
    is_active: fields.is_active,
    display_in_header: fields.display_in_header,
    display_in_footer: fields.display_in_footer,
    display_in_matches: fields.display_in_matches,
    display_in_table: fields.display_in_table,
    display_in_partners: fields.display_in_partners,
    ...shortLabels("header_text", fields.header_text),
    ...shortLabels("matches_text", fields.matches_text),
    ...shortLabels("table_text", fields.table_text),
    ...shortLabels("partners_text", fields.partners_text),
  };
  if (form.conflict) {
    return (
      <ConflictDialog
        conflict={form.conflict}
        labels={labels}
        toForm={(field, value) =>
          field === "order_num" ? String(value) : typeof values[field] === "boolean" ? Boolean(value) : value
        }
        onKeepSaved={onClose}
      />
    );
  }
  return (
    <Dialog
      title={isFresh ? words.adding : words.editing}
      widthPx={860}
      onClose={() => void close()}
      footer={
        <>
          <span className="sp" />
          <button type="button" className="btn sm line" onClick={() => void close()}>
            {office.cancel}
          </button>
          <button type="button" className="btn sm" disabled={form.isSaving} onClick={save}>
            {form.isSaving ? office.saving : office.save}
          </button>
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
      <div className="g2">
        <TextField label={fields.name} {...form.field("name")} isRequired />
        <TextField label={fields.url} type="url" {...form.field("url")} isRequired />
        <SelectField
          label={fields.category}
          {...form.field("category")}
          isRequired
          onChange={(category) => set({ category: category as PartnerCategory })}
          options={[
            { value: "title", label: categories.title },
            { value: "partner", label: categories.partner },
          ]}
        />
        <NumberField label={fields.order_num} {...form.field("order_num")} />
      </div>
      <div className="up2">
        <ImageField
          label={fields.logo}
          frame="dzx"
          value={values.logo}
          onChange={(logo) => set({ logo })}
          path="/upload/image"
          crop={ANY_SHAPE}
          maxBytes={PHOTO_BYTES}
          texts={{ notImage: words.notImage, tooBig: words.logoTooBig, failed: words.logoFailed }}
          hint={words.logoHint}
        />
        <ImageField
          label={fields.banner_image}
          frame="dzx bn"
          value={values.banner_image}
          onChange={(banner_image, uploaded) => {
            set({ banner_image });
            if (uploaded)
              form.follow({ before: Number(uploaded.version_before), now: Number(uploaded.version) });
          }}
          path={`/admin/partners/${partner.id}/banner`}
          field="banner"
          answer="banner_image"
          maxBytes={BANNER_BYTES}
          texts={{
            notImage: words.notImage,
            tooBig: words.bannerTooBig,
            failed: words.bannerFailed,
            broken: words.bannerError,
          }}
          hint={words.bannerHint}
        />
      </div>
      <Switch label={fields.is_active} isOn={values.is_active} onChange={(is_active) => set({ is_active })} />
      <h3>{words.places}</h3>
      {PLACES.map(([flag, text]) => (
        <div key={flag} className="place">
          <Switch label={fields[flag]} isOn={values[flag]} onChange={(isOn) => set({ [flag]: isOn })} />
          {text && values[flag] && (
            <div className="g3">
              {columnNames(text).map((name, index) => (
                <TextField
                  key={name}
                  label={
                    index === 0
                      ? fields[text]
                      : `${fields[text]} (${[office.inArmenian, office.inRussian][index - 1]})`
                  }
                  lang={LANGUAGES[index]}
                  {...form.field(name)}
                />
              ))}
            </div>
          )}
        </div>
      ))}
    </Dialog>
  );
}
