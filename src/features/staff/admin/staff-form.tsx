import { Check } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { PHOTO_BYTES } from "#src/features/media/media.ts";
import { api } from "#src/features/office/api.ts";
import { ConflictDialog } from "#src/features/office/conflict-dialog.tsx";
import { PORTRAIT } from "#src/features/office/cropping.ts";
import { SelectField, Switch, TextArea, TextField } from "#src/features/office/fields.tsx";
import { FormNotices } from "#src/features/office/form-notices.tsx";
import { ImageField } from "#src/features/office/image-field.tsx";
import { PairField } from "#src/features/office/name-fields.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { RecordBar } from "#src/features/office/record-bar.tsx";
import { useSaveShortcut } from "#src/features/office/shortcuts.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useUnsavedGuard } from "#src/features/office/unsaved-guard.tsx";
import { useOfficeWords } from "#src/features/office/use-office-words.ts";
import { type FieldErrors, useRecordForm } from "#src/features/office/use-record-form.ts";
import { useStaffWords } from "#src/i18n/staff-words.tsx";
import { Link } from "#src/ui/link.tsx";
import { DEPARTMENTS, type Department, ROLES, roleForms, type StaffMember } from "../staff-member.ts";
import { staffPageWords } from "./staff-words.ts";

const TEXTS = [
  "first_name",
  "first_name_hy",
  "first_name_ru",
  "last_name",
  "last_name_hy",
  "last_name_ru",
  "role",
  "role_hy",
  "role_ru",
  "department",
  "bio",
  "bio_hy",
  "bio_ru",
  "hire_date",
  "phone",
  "email",
  "photo_url",
] as const;
type TextName = (typeof TEXTS)[number];
type Values = Record<TextName, string> & { is_active: boolean };

const REQUIRED = [
  "first_name",
  "first_name_hy",
  "last_name",
  "last_name_hy",
  "department",
  "role",
  "role_hy",
] as const;
/** Stands in the list of roles for one that is written by hand. */
const CUSTOM = "custom";

function valuesOf(member: StaffMember | undefined): Values {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, member?.[name] ?? ""]));
  return { ...(texts as Record<TextName, string>), is_active: member?.is_active ?? true };
}

const isDepartment = (name: string): name is Department => DEPARTMENTS.includes(name as Department);

export function StaffForm({ member }: { member?: StaffMember }) {
  const words = useStaffWords(staffPageWords);
  const office = useOfficeWords();
  const navigate = useNavigate();
  const form = useRecordForm<Values, StaffMember>({
    initial: valuesOf(member),
    draft: `staff-${member?.id ?? "new"}`,
    version: member?.version,
    validate: (values) => {
      const errors: FieldErrors<Values> = {};
      for (const name of REQUIRED) if (!values[name].trim()) errors[name] = office.fillIn;
      if (values.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email)) errors.email = words.emailInvalid;
      return errors;
    },
    send: (values, version, key) => {
      const body = { ...values, hire_date: values.hire_date || null };
      return member
        ? api.put(`/admin/staff/${member.id}`, { ...body, version })
        : api.post("/admin/staff", body, key);
    },
    onSaved: () => {
      showToast({ text: office.saved });
      void navigate("/admin/staff");
    },
    failed: words.saveFailed,
  });
  useUnsavedGuard(form.isDirty, form.isDone);
  const save = () => void form.submit();
  useSaveShortcut(save);
  const { values, errors, set } = form;
  return (
    <OfficePage
      title={member ? words.editTitle : words.add}
      lang={words.lang}
      back={{ to: "/admin/staff", label: words.back }}
      actions={
        <>
          <Link className="btn sm line" to="/admin/staff">
            {office.cancel}
          </Link>
          <button type="button" className="btn sm" disabled={form.isSaving} onClick={save}>
            <Check className="i" aria-hidden /> {form.isSaving ? office.saving : words.save}
          </button>
        </>
      }
    >
      {member && (
        <RecordBar
          kind="staff"
          id={member.id}
          labels={labelsOf(words, office)}
          show={(field, value) =>
            field === "department" && isDepartment(String(value)) ? words[value as Department] : undefined
          }
          isDirty={form.isDirty}
          onRestored={(record) =>
            form.adopt(valuesOf(record as StaffMember), (record as StaffMember).version)
          }
        />
      )}
      <FormNotices fault={form.fault} offered={form.offered} />
      <div className="nf sf">
        <div className="stack">
          <section className="panel">
            <h2>{words.names}</h2>
            <div className="in">
              {(["first_name", "last_name"] as const).map((field) => (
                <PairField
                  key={field}
                  field={field}
                  label={field === "first_name" ? words.firstName : words.lastName}
                  values={values}
                  errors={errors}
                  onChange={set}
                  isRequired
                />
              ))}
            </div>
          </section>
          <RoleFields form={form} />
          <section className="panel">
            <h2>{words.contacts}</h2>
            <div className="in">
              <div className="g3">
                <TextField
                  label={words.hireDate}
                  type="date"
                  value={values.hire_date}
                  error={errors.hire_date}
                  onChange={(hire_date) => set({ hire_date })}
                />
                <TextField
                  label={words.phone}
                  type="tel"
                  value={values.phone}
                  error={errors.phone}
                  onChange={(phone) => set({ phone })}
                />
                <TextField
                  label={words.email}
                  type="email"
                  value={values.email}
                  error={errors.email}
                  onChange={(email) => set({ email })}
                />
              </div>
              <div className="pair">
                <TextArea
                  label={`${words.bio} (${office.inEnglish})`}
                  lang="en"
                  rows={4}
                  value={values.bio}
                  error={errors.bio}
                  onChange={(bio) => set({ bio })}
                />
                <TextArea
                  label={`${words.bio} (${office.inArmenian})`}
                  lang="hy"
                  rows={4}
                  value={values.bio_hy}
                  error={errors.bio_hy}
                  onChange={(bio_hy) => set({ bio_hy })}
                />
              </div>
            </div>
          </section>
          <RussianFields form={form} />
        </div>
        <div className="stack">
          <section className="panel">
            <h2>{words.photo}</h2>
            <div className="in">
              <ImageField
                label={words.photo}
                frame="gt-up"
                value={values.photo_url}
                onChange={(photo_url) => set({ photo_url })}
                path="/upload/image"
                maxBytes={PHOTO_BYTES}
                texts={{ notImage: words.notImage, tooBig: words.tooBig, failed: words.uploadFailed }}
                hint={words.photoHint}
                crop={PORTRAIT}
                isPasteTarget
              />
            </div>
          </section>
          <section className="panel">
            <div className="in">
              <Switch
                label={words.isActive}
                hint={words.isActiveHint}
                isOn={values.is_active}
                onChange={(is_active) => set({ is_active })}
              />
            </div>
          </section>
        </div>
      </div>
      {form.conflict && (
        <ConflictDialog
          conflict={form.conflict}
          labels={labelsOf(words, office)}
          toForm={(field, value) => (field === "is_active" ? Boolean(value) : (value ?? ""))}
          onKeepSaved={() => {
            form.leave();
            void navigate("/admin/staff");
          }}
        />
      )}
    </OfficePage>
  );
}

type Form = ReturnType<typeof useRecordForm<Values, StaffMember>>;

/**
 * A department's roles, each with its Armenian and Russian form; "Custom Role" opens two inputs. Another
 * department clears the role. A role that the department does not offer is a custom one.
 */
function RoleFields({ form: { values, errors, set } }: { form: Form }) {
  const words = useStaffWords(staffPageWords);
  const roles = isDepartment(values.department) ? ROLES[values.department] : [];
  const isOffered = roles.some(({ en }) => en === values.role);
  const [isChosenCustom, setIsChosenCustom] = useState(false);
  const isCustom = isChosenCustom || (values.role !== "" && !isOffered);
  return (
    <section className="panel">
      <h2>{words.role}</h2>
      <div className="in">
        <div className="g2">
          <SelectField
            label={words.department}
            value={values.department}
            error={errors.department}
            isRequired
            onChange={(department) => {
              setIsChosenCustom(false);
              set({ department, role: "", role_hy: "", role_ru: "" });
            }}
            options={[
              { value: "", label: words.chooseDepartment },
              ...DEPARTMENTS.map((one) => ({ value: one, label: words[one] })),
            ]}
          />
          <SelectField
            label={words.role}
            value={isCustom ? CUSTOM : values.role}
            error={isCustom ? undefined : (errors.role ?? errors.role_hy)}
            isRequired
            onChange={(role) => {
              const forms = role === CUSTOM ? undefined : roleForms(role);
              setIsChosenCustom(role === CUSTOM);
              set({
                role: role === CUSTOM ? "" : role,
                role_hy: forms?.hy ?? "",
                role_ru: forms?.ru ?? "",
              });
            }}
            options={[
              { value: "", label: words.chooseRole },
              ...roles.map((one) => ({ value: one.en, label: one[words.lang] })),
              { value: CUSTOM, label: words.customRole },
            ]}
          />
        </div>
        {isCustom && (
          <div className="cust">
            <PairField
              field="role"
              label={words.customRole}
              values={values}
              errors={errors}
              onChange={set}
              isRequired
            />
          </div>
        )}
        <p className="hint">{words.roleHint}</p>
      </div>
    </section>
  );
}

function RussianFields({ form: { values, errors, set } }: { form: Form }) {
  const words = useStaffWords(staffPageWords);
  const names = { first_name_ru: words.firstName, last_name_ru: words.lastName, role_ru: words.role };
  const filled = [...Object.keys(names), "bio_ru"].filter((name) => values[name as TextName]).length;
  return (
    <details className="dbg ru-f">
      <summary>
        {words.russian} <code>{filled} / 4</code>
      </summary>
      <div className="in">
        <div className="g3">
          {(Object.keys(names) as (keyof typeof names)[]).map((name) => (
            <TextField
              key={name}
              label={names[name]}
              lang="ru"
              value={values[name]}
              error={errors[name]}
              onChange={(text) => set({ [name]: text })}
            />
          ))}
        </div>
        <TextArea
          label={words.bio}
          lang="ru"
          rows={4}
          value={values.bio_ru}
          error={errors.bio_ru}
          onChange={(bio_ru) => set({ bio_ru })}
        />
      </div>
    </details>
  );
}

function labelsOf(
  words: ReturnType<typeof useStaffWords<(typeof staffPageWords)["entries"]>>,
  office: ReturnType<typeof useOfficeWords>,
): Partial<Record<keyof Values, string>> {
  const inAll = (field: string, label: string) => ({
    [field]: `${label}, ${office.inEnglish}`,
    [`${field}_hy`]: `${label}, ${office.inArmenian}`,
    [`${field}_ru`]: `${label}, ${office.inRussian}`,
  });
  return {
    ...inAll("first_name", words.firstName),
    ...inAll("last_name", words.lastName),
    ...inAll("role", words.role),
    ...inAll("bio", words.bio),
    department: words.department,
    hire_date: words.hireDate,
    phone: words.phone,
    email: words.email,
    photo_url: words.photo,
    is_active: words.isActive,
  };
}
