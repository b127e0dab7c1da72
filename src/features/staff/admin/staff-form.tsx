import { useNavigate } from "react-router";
import { api } from "#src/features/office/api.ts";
import { fullLabels } from "#src/features/office/column-labels.ts";
import { Switch, TextField } from "#src/features/office/fields.tsx";
import { PairField } from "#src/features/office/pair-field.tsx";
import { NamesPanel } from "#src/features/office/person/names-panel.tsx";
import { PhotoPanel } from "#src/features/office/person/photo-panel.tsx";
import { RussianPanel } from "#src/features/office/person/russian-panel.tsx";
import { RecordPage } from "#src/features/office/record-page.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useOfficeWords } from "#src/features/office/use-office-words.ts";
import { useRecordForm } from "#src/features/office/use-record-form.ts";
import { useStaffWords } from "#src/i18n/staff-words.tsx";
import { isDepartment, type StaffMember } from "../staff-member.ts";
import { RolePanel } from "./role-panel.tsx";
import { bodyOf, faultsOf, type StaffValues, valuesOf } from "./staff-values.ts";
import { staffPageWords } from "./staff-words.ts";

export function StaffForm({ member }: { member?: StaffMember }) {
  const words = useStaffWords(staffPageWords);
  const office = useOfficeWords();
  const navigate = useNavigate();
  const form = useRecordForm<StaffValues, StaffMember>({
    initial: valuesOf(member),
    draft: `staff-${member?.id ?? "new"}`,
    version: member?.version,
    validate: (values) => faultsOf(values, { fillIn: office.fillIn, email: words.emailInvalid }),
    send: (values, version, key) =>
      member
        ? api.put(`/admin/staff/${member.id}`, { ...bodyOf(values), version })
        : api.post("/admin/staff", bodyOf(values), key),
    onSaved: () => {
      showToast({ text: office.saved });
      void navigate("/admin/staff");
    },
    failed: words.saveFailed,
  });
  return (
    <RecordPage
      title={member ? words.editTitle : words.add}
      lang={words.lang}
      list={{ to: "/admin/staff", label: words.back }}
      form={form}
      kind="staff"
      record={member}
      valuesOf={valuesOf}
      labels={{
        ...fullLabels("first_name", words.firstName, office),
        ...fullLabels("last_name", words.lastName, office),
        ...fullLabels("role", words.role, office),
        ...fullLabels("bio", words.bio, office),
        department: words.department,
        hire_date: words.hireDate,
        phone: words.phone,
        email: words.email,
        photo_url: words.photo,
        is_active: words.isActive,
      }}
      history={{
        show: (field, value) =>
          field === "department" && typeof value === "string" && isDepartment(value)
            ? words[value]
            : undefined,
      }}
      save={words.save}
    >
      <div className="nf sf">
        <div className="stack">
          <NamesPanel form={form} />
          <RolePanel form={form} />
          <section className="panel">
            <h2>{words.contacts}</h2>
            <div className="in">
              <div className="g3">
                <TextField label={words.hireDate} type="date" {...form.field("hire_date")} />
                <TextField label={words.phone} type="tel" {...form.field("phone")} />
                <TextField label={words.email} type="email" {...form.field("email")} />
              </div>
              <PairField form={form} field="bio" label={words.bio} rows={4} />
            </div>
          </section>
          <RussianPanel form={form} field="role_ru" label={words.role} bioLabel={words.bio} />
        </div>
        <div className="stack">
          <PhotoPanel form={form} />
          <section className="panel">
            <div className="in">
              <Switch
                label={words.isActive}
                hint={words.isActiveHint}
                isOn={form.values.is_active}
                onChange={(is_active) => form.set({ is_active })}
              />
            </div>
          </section>
        </div>
      </div>
    </RecordPage>
  );
}
