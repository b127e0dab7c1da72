import { api } from "#src/api/client.ts";
import { PhotoPanel } from "#src/features/media/photo-panel.tsx";
import { DateField } from "#src/features/office/date-field.tsx";
import { Switch, TextField } from "#src/features/office/fields.tsx";
import { useReturn } from "#src/features/office/list-places.ts";
import { PairField } from "#src/features/office/pair-field.tsx";
import { NamesPanel } from "#src/features/office/person/names-panel.tsx";
import { RussianPanel } from "#src/features/office/person/russian-panel.tsx";
import { usePersonName } from "#src/features/office/person/use-person-name.ts";
import { RecordPage } from "#src/features/office/record-page.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useFormOf } from "#src/features/office/use-form-of.ts";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { staffMember } from "../staff-member.record.ts";
import { isDepartment, type StaffMember } from "../staff-member.ts";
import { RolePanel } from "./role-panel.tsx";

export function StaffForm({ member }: { member?: StaffMember }) {
  const words = useOfficeText("staff");
  const office = useOfficeText("office");
  const departments = useChoices("staff", "department");
  const labels = useFieldLabels("staff");
  const form = useStaffForm(member);
  return (
    <RecordPage
      title={member ? words.editTitle : words.add}
      name={usePersonName(member)}
      list={{ to: "/admin/staff", label: words.back }}
      form={form}
      of={staffMember}
      record={member}
      history={{
        show: (field, value) =>
          field === "department" && typeof value === "string" && isDepartment(value)
            ? departments[value]
            : undefined,
      }}
      save={words.save}
    >
      <div className="with-aside with-narrow-aside">
        <div className="stack">
          <NamesPanel kind="staff" form={form} />
          <RolePanel form={form} />
          <section className="panel">
            <h2>{words.contacts}</h2>
            <div className="panel-body">
              <div className="field-row field-row-three">
                <DateField label={labels.hire_date} kind="day" {...form.field("hire_date")} />
                <TextField label={labels.phone} type="tel" {...form.field("phone")} />
                <TextField label={labels.email} type="email" {...form.field("email")} />
              </div>
              <PairField form={form} field="bio" label={labels.bio} rows={4} />
            </div>
          </section>
          <RussianPanel
            kind="staff"
            fields={staffMember.fields}
            form={form}
            names={["first_name", "last_name", "role", "bio"]}
          />
        </div>
        <div className="stack">
          <PhotoPanel kind="staff" form={form} />
          <section className="panel">
            <div className="panel-body">
              <Switch
                label={labels.is_active}
                hint={office.people.isActiveHint}
                {...form.flag("is_active")}
              />
            </div>
          </section>
        </div>
      </div>
    </RecordPage>
  );
}

function useStaffForm(member: StaffMember | undefined) {
  const words = useOfficeText("staff");
  const office = useOfficeText("office");
  const goBack = useReturn("/admin/staff");
  return useFormOf<typeof staffMember, StaffMember>(staffMember, member, {
    draft: `staff-${member?.id ?? "new"}`,
    validate: ({ role_hy, email }) => ({
      ...(role_hy.trim() ? {} : { role_hy: office.fillIn }),
      ...(email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? { email: words.emailInvalid } : {}),
    }),
    send: (body, version, slot) =>
      member
        ? api.put(`/admin/staff/${member.id}`, { ...body, version })
        : api.create("/admin/staff", body, slot),
    onSaved: () => {
      showToast({ text: office.saved });
      goBack();
    },
    failed: words.saveFailed,
  });
}
