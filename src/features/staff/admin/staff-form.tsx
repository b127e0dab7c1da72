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
import { useOfficeText } from "#src/features/office/use-office-text.ts";
import { useRecordForm } from "#src/features/office/use-record-form.ts";
import { useChoices, useFieldLabels } from "#src/i18n/office-text.ts";
import { isDepartment, type StaffMember } from "../staff-member.ts";
import { useStaffOfficeText } from "../use-staff-office-text.ts";
import { RolePanel } from "./role-panel.tsx";
import { bodyOf, faultsOf, type StaffValues, valuesOf } from "./staff-values.ts";

export function StaffForm({ member }: { member?: StaffMember }) {
  const words = useStaffOfficeText();
  const office = useOfficeText();
  const departments = useChoices("staff", "department");
  const labels = useFieldLabels("staff");
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
      list={{ to: "/admin/staff", label: words.back }}
      form={form}
      kind="staff"
      record={member}
      valuesOf={valuesOf}
      labels={{
        ...fullLabels("first_name", labels.first_name, office),
        ...fullLabels("last_name", labels.last_name, office),
        ...fullLabels("role", labels.role, office),
        ...fullLabels("bio", labels.bio, office),
        department: labels.department,
        hire_date: labels.hire_date,
        phone: labels.phone,
        email: labels.email,
        photo_url: labels.photo_url,
        is_active: labels.is_active,
      }}
      history={{
        show: (field, value) =>
          field === "department" && typeof value === "string" && isDepartment(value)
            ? departments[value]
            : undefined,
      }}
      save={words.save}
    >
      <div className="nf sf">
        <div className="stack">
          <NamesPanel kind="staff" form={form} />
          <RolePanel form={form} />
          <section className="panel">
            <h2>{words.contacts}</h2>
            <div className="in">
              <div className="g3">
                <TextField label={labels.hire_date} type="date" {...form.field("hire_date")} />
                <TextField label={labels.phone} type="tel" {...form.field("phone")} />
                <TextField label={labels.email} type="email" {...form.field("email")} />
              </div>
              <PairField form={form} field="bio" label={labels.bio} rows={4} />
            </div>
          </section>
          <RussianPanel kind="staff" form={form} field="role_ru" label={labels.role} bioLabel={labels.bio} />
        </div>
        <div className="stack">
          <PhotoPanel kind="staff" form={form} />
          <section className="panel">
            <div className="in">
              <Switch
                label={labels.is_active}
                hint={office.people.isActiveHint}
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
