import { Trash2 } from "lucide-react";
import { useNavigate } from "react-router";
import { ApiError, api } from "#src/api/client.ts";
import { Button } from "#src/features/office/button.tsx";
import { confirm } from "#src/features/office/confirm.tsx";
import { SelectField, Switch, TextArea, TextField } from "#src/features/office/fields.tsx";
import { faultText } from "#src/features/office/list-fault.tsx";
import { useReturn } from "#src/features/office/list-places.ts";
import { RecordPage } from "#src/features/office/record-page.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { offerUndo } from "#src/features/office/undo.ts";
import { useFormOf } from "#src/features/office/use-form-of.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { setting as definition } from "../setting.record.ts";
import { faultOfValue, SETTING_KEY, type Setting, type SettingType } from "../setting.ts";
import styles from "./setting-form.module.css";

const VALUES = columnNames("value");

/** Creates a setting, or edits one whose key stays. */
export function SettingForm({ setting }: { setting?: Setting }) {
  const words = useOfficeText("settings");
  const office = useOfficeText("office");
  const labels = useFieldLabels("settings");
  const form = useSettingForm(setting);
  const { values } = form;
  return (
    <RecordPage
      title={setting ? words.editTitle : words.add}
      name={setting?.key}
      list={{ to: "/admin/settings", label: words.back }}
      form={form}
      of={definition}
      record={setting}
      save={office.save}
      hasTick={false}
      actions={setting && <RemoveButton setting={setting} onRemoved={form.leave} />}
    >
      <section className={`panel ${styles.narrow}`}>
        <div className="panel-body">
          <TextField
            label={labels.key}
            {...form.field("key")}
            hint={words.keyHint}
            isRequired
            readOnly={Boolean(setting)}
            spellCheck={false}
          />
          <SelectField
            label={labels.type}
            {...form.field("type")}
            isRequired
            options={definition.fields.type.values.map((type) => ({ value: type, label: type }))}
          />
          {VALUES.map((name) => (
            <ValueField
              key={name}
              type={values.type}
              label={office.labelIn(labels.value, LANGUAGES[VALUES.indexOf(name)]!)}
              lang={name === "value" ? "en" : name.slice(-2)}
              {...form.field(name)}
              isRequired={name === "value" && !setting}
            />
          ))}
          <TextField label={labels.description} {...form.field("description")} />
          <Switch label={labels.is_public} hint={words.isPublicHint} {...form.flag("is_public")} />
        </div>
      </section>
    </RecordPage>
  );
}

function useSettingForm(setting: Setting | undefined) {
  const words = useOfficeText("settings");
  const office = useOfficeText("office");
  const goBack = useReturn("/admin/settings");
  return useFormOf<typeof definition, Setting>(definition, setting, {
    validate: (values) => ({
      ...(SETTING_KEY.test(values.key.trim()) ? {} : { key: words.keyHint }),
      // Only a new setting needs its English value.
      ...(setting ? { value: "" } : {}),
      ...Object.fromEntries(
        VALUES.flatMap((name) => {
          const fault = faultOfValue(values.type as SettingType, values[name]);
          return fault ? [[name, words.faults[fault]]] : [];
        }),
      ),
    }),
    send: (body, version, slot) =>
      setting
        ? api.put(`/admin/settings/${setting.id}`, { ...body, version })
        : api.create("/admin/settings", body, slot),
    onSaved: () => {
      showToast({ text: office.saved });
      goBack();
    },
    failed: words.saveOneFailed,
  });
}

interface RemoveButtonProps {
  setting: Setting;
  onRemoved: () => void;
}

function RemoveButton({ setting, onRemoved }: RemoveButtonProps) {
  const words = useOfficeText("settings");
  const office = useOfficeText("office");
  const navigate = useNavigate();
  const remove = async () => {
    if (!(await confirm({ text: words.remove, yes: office.remove, isDangerous: true }))) return;
    try {
      await api.delete(`/admin/settings/${setting.id}`);
      onRemoved();
      offerUndo({ kind: "settings", ids: [setting.id], words: office, onRestored: () => void navigate(0) });
      void navigate("/admin/settings");
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      showToast({ text: faultText(failure, office.failed, office), isBad: true });
    }
  };
  return (
    <Button isLine onClick={() => void remove()}>
      <Trash2 className="icon" aria-hidden /> {office.remove}
    </Button>
  );
}

interface ValueFieldProps {
  type: string;
  label: string;
  lang: string;
  value: string;
  error: string | undefined;
  isRequired: boolean;
  onChange: (text: string) => void;
}

/** The input follows the setting's type. */
function ValueField({ type, onChange, ...field }: ValueFieldProps) {
  const words = useOfficeText("settings");
  if (type === "textarea" || type === "json") return <TextArea rows={4} onChange={onChange} {...field} />;
  if (type === "boolean") {
    return (
      <SelectField
        onChange={onChange}
        {...field}
        options={[
          { value: "", label: "" },
          { value: "true", label: words.yes },
          { value: "false", label: words.no },
        ]}
      />
    );
  }
  const inputType = type === "number" || type === "url" || type === "email" || type === "tel" ? type : "text";
  return (
    <TextField
      type={inputType}
      {...(type === "number" ? { step: "any" } : {})}
      onChange={onChange}
      {...field}
    />
  );
}
