import { Trash2 } from "lucide-react";
import { useNavigate } from "react-router";
import { ApiError, api } from "#src/features/office/api.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { ConflictDialog } from "#src/features/office/conflict-dialog.tsx";
import { SelectField, Switch, TextArea, TextField } from "#src/features/office/fields.tsx";
import { FormNotices } from "#src/features/office/form-notices.tsx";
import { faultText } from "#src/features/office/list-fault.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { RecordBar } from "#src/features/office/record-bar.tsx";
import { useSaveShortcut } from "#src/features/office/shortcuts.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { offerUndo } from "#src/features/office/undo.ts";
import { useUnsavedGuard } from "#src/features/office/unsaved-guard.tsx";
import { useOfficeWords } from "#src/features/office/use-office-words.ts";
import { type FieldErrors, useRecordForm } from "#src/features/office/use-record-form.ts";
import { useStaffWords } from "#src/i18n/staff-words.tsx";
import { Link } from "#src/ui/link.tsx";
import { faultOfValue, SETTING_KEY, SETTING_TYPES, type Setting, type SettingType } from "../setting.ts";
import { settingsWords } from "./settings-words.ts";

type Values = Pick<Setting, "key" | "value" | "value_hy" | "value_ru" | "type" | "description" | "is_public">;

const VALUES = ["value", "value_hy", "value_ru"] as const;

function valuesOf(setting: Setting | undefined): Values {
  return {
    key: setting?.key ?? "",
    value: setting?.value ?? "",
    value_hy: setting?.value_hy ?? "",
    value_ru: setting?.value_ru ?? "",
    type: setting?.type ?? "text",
    description: setting?.description ?? "",
    is_public: setting?.is_public ?? true,
  };
}

/** Creates a setting, or edits one whose key stays. */
export function SettingForm({ setting }: { setting?: Setting }) {
  const words = useStaffWords(settingsWords);
  const office = useOfficeWords();
  const navigate = useNavigate();
  const form = useRecordForm<Values, Setting>({
    initial: valuesOf(setting),
    draft: `setting-${setting?.id ?? "new"}`,
    version: setting?.version,
    validate: (values) => {
      const errors: FieldErrors<Values> = {};
      if (!SETTING_KEY.test(values.key.trim())) errors.key = words.keyHint;
      if (!setting && !values.value.trim()) errors.value = office.fillIn;
      for (const name of VALUES) {
        const fault = faultOfValue(values.type, values[name]);
        if (fault) errors[name] = fault;
      }
      return errors;
    },
    send: (values, version, key) =>
      setting
        ? api.put(`/admin/settings/${setting.id}`, { ...values, version })
        : api.post("/admin/settings", values, key),
    onSaved: () => {
      showToast({ text: office.saved });
      void navigate("/admin/settings");
    },
    failed: words.saveOneFailed,
  });
  useUnsavedGuard(form.isDirty, form.isDone);
  const save = () => void form.submit();
  useSaveShortcut(save);
  const remove = async () => {
    if (!setting || !(await confirm({ text: words.remove, yes: office.remove, isDangerous: true }))) return;
    try {
      await api.delete(`/admin/settings/${setting.id}`);
      form.leave();
      offerUndo({ kind: "settings", ids: [setting.id], words: office, onRestored: () => void navigate(0) });
      void navigate("/admin/settings");
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      showToast({ text: faultText(failure, office.failed, office.network), isBad: true });
    }
  };
  const { values, errors, set } = form;
  const labels = {
    value: `${words.value} EN`,
    value_hy: `${words.value} ՀԱՅ`,
    value_ru: `${words.value} РУ`,
    type: words.type,
    description: words.description,
    is_public: words.isPublic,
  };
  const names = { value: office.inEnglish, value_hy: office.inArmenian, value_ru: office.inRussian };
  return (
    <OfficePage
      title={setting ? words.editTitle : words.add}
      lang={words.lang}
      back={{ to: "/admin/settings", label: words.back }}
      actions={
        <>
          {setting && (
            <button type="button" className="btn sm line" onClick={() => void remove()}>
              <Trash2 className="i" aria-hidden /> {office.remove}
            </button>
          )}
          <Link className="btn sm line" to="/admin/settings">
            {office.cancel}
          </Link>
          <button type="button" className="btn sm" disabled={form.isSaving} onClick={save}>
            {form.isSaving ? office.saving : office.save}
          </button>
        </>
      }
    >
      {setting && (
        <RecordBar
          kind="settings"
          id={setting.id}
          labels={labels}
          isDirty={form.isDirty}
          onRestored={(record) => form.adopt(valuesOf(record as Setting), (record as Setting).version)}
        />
      )}
      <FormNotices fault={form.fault} offered={form.offered} />
      <section className="panel one-col">
        <div className="in">
          <TextField
            label={words.key}
            value={values.key}
            error={errors.key}
            hint={words.keyHint}
            isRequired
            readOnly={Boolean(setting)}
            spellCheck={false}
            onChange={(key) => set({ key })}
          />
          <SelectField
            label={words.type}
            value={values.type}
            isRequired
            onChange={(type) => set({ type: type as SettingType })}
            options={SETTING_TYPES.map((type) => ({ value: type, label: type }))}
          />
          {VALUES.map((name) => (
            <ValueField
              key={name}
              type={values.type}
              label={`${words.value} (${names[name]})`}
              lang={name === "value" ? "en" : name.slice(-2)}
              value={values[name]}
              error={errors[name]}
              isRequired={name === "value" && !setting}
              onChange={(text) => set({ [name]: text })}
            />
          ))}
          <TextField
            label={words.description}
            value={values.description}
            error={errors.description}
            onChange={(description) => set({ description })}
          />
          <Switch
            label={words.isPublic}
            hint={words.isPublicHint}
            isOn={values.is_public}
            onChange={(is_public) => set({ is_public })}
          />
        </div>
      </section>
      {form.conflict && (
        <ConflictDialog
          conflict={form.conflict}
          labels={labels}
          toForm={(field, value) => (field === "is_public" ? Boolean(value) : value)}
          onKeepSaved={() => {
            form.leave();
            void navigate("/admin/settings");
          }}
        />
      )}
    </OfficePage>
  );
}

interface ValueFieldProps {
  type: SettingType;
  label: string;
  lang: string;
  value: string;
  error: string | undefined;
  isRequired: boolean;
  onChange: (text: string) => void;
}

/** The input follows the setting's type. */
function ValueField({ type, onChange, ...field }: ValueFieldProps) {
  const words = useStaffWords(settingsWords);
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
