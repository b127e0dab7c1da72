import { useLoaderData, useNavigation } from "react-router";
import { AddLink } from "#src/features/office/add-link.tsx";
import { api } from "#src/features/office/api.ts";
import { ListBody } from "#src/features/office/list-body.tsx";
import { attempt } from "#src/features/office/list-fault.tsx";
import { addressWith } from "#src/features/office/list-query.ts";
import { FilterSelect, SearchBox, useListAddress } from "#src/features/office/list-tools.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { PersonPopup, PersonTile, type PersonTileView } from "#src/features/office/people.tsx";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { clockTime, shortUsDate } from "#src/i18n/dates.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { useChoices, useFieldLabels } from "#src/i18n/office-text.ts";
import { type Department, filterStaff, type StaffMember } from "../staff-member.ts";
import { useStaffOfficeText } from "../use-staff-office-text.ts";

/** The whole list, as specified: every member, active or not. */
export async function clientLoader() {
  const { data, error } = await attempt(api.get<{ staff: StaffMember[] }>("/staff?active=false"));
  return { staff: data?.staff ?? [], error };
}

export default function StaffPage() {
  const { staff, error } = useLoaderData<typeof clientLoader>();
  const words = useStaffOfficeText();
  const language = useLanguage();
  const labels = useFieldLabels("staff");
  const departmentNames = useChoices("staff", "department");
  const nameOf = (department: string) => departmentNames[department as Department] ?? department;
  const address = useListAddress();
  const actions = useListActions();
  const isBusy = useNavigation().state !== "idle";
  const filters = address.read("search", "department", "status");
  const { search, department, status } = filters;
  // Beside "active", the status is a tab of the club's page.
  const tab = status === "active" ? undefined : status;
  const shown = filterStaff(staff, { search, department, status, tab });
  const opened = staff.find(({ id }) => String(id) === address.get("member"));
  const departments = [...new Set(staff.map(({ department }) => department))].filter(Boolean);
  const addressOf = (id: number) => addressWith("/admin/staff", { ...filters, member: String(id) });
  const close = () => address.set({ member: "" });
  const add = { to: "/admin/staff/create", label: words.add };
  const remove = ({ id }: StaffMember) =>
    actions.remove({ kind: "staff", id, text: words.remove, onGone: close });
  return (
    <OfficePage title={words.title} actions={<AddLink {...add} />}>
      <div className="flt three">
        <SearchBox label={words.search} />
        <FilterSelect
          name="department"
          label={labels.department}
          options={[
            { value: "", label: words.allDepartments },
            ...departments.map((one) => ({ value: one, label: nameOf(one) })),
          ]}
        />
        <FilterSelect
          name="status"
          label={words.status}
          options={[
            { value: "", label: words.all },
            { value: "active", label: words.activeOnly },
            { value: "administration", label: words.adminMedical },
            { value: "management", label: departmentNames.management },
          ]}
        />
      </div>
      <ListBody isEmpty={shown.length === 0} error={error} words={words} add={add}>
        <div className={isBusy ? "pg is-pending" : "pg"}>
          {shown.map((member) => (
            <PersonTile
              key={member.id}
              person={tileOf(member, language)}
              to={addressOf(member.id)}
              inactiveLabel={words.inactive}
            />
          ))}
        </div>
      </ListBody>
      {opened && (
        <PersonPopup
          person={tileOf(opened, language)}
          badges={
            <>
              <span className="badge badge-info">{nameOf(opened.department)}</span>
              <span className={opened.is_active ? "badge badge-success" : "badge badge-danger"}>
                {opened.is_active ? words.active : words.inactive}
              </span>
            </>
          }
          facts={[
            { name: labels.role, value: localised(opened, "role", language).text },
            { name: labels.hire_date, value: opened.hire_date ? hireDate(opened.hire_date) : "" },
            { name: labels.phone, value: opened.phone },
            { name: labels.email, value: opened.email },
          ].filter(({ value }) => value)}
          bio={localised(opened, "bio", language).text}
          editTo={`/admin/staff/edit/${opened.id}`}
          onRemove={() => void remove(opened)}
          onClose={close}
        />
      )}
    </OfficePage>
  );
}

/** "Jul 1, 2019". Source: specification of the back office, section 9. */
function hireDate(day: string): string {
  const at = clockTime(`${day.slice(0, 10)}T12:00:00Z`, "UTC");
  return at ? shortUsDate(at) : "";
}

function tileOf(member: StaffMember, language: Language): PersonTileView {
  const first = localised(member, "first_name", language);
  const last = localised(member, "last_name", language);
  return {
    id: member.id,
    name: `${first.text} ${last.text}`,
    lang: last.lang,
    what: localised(member, "role", language).text,
    photo: member.photo_url,
    isActive: member.is_active,
  };
}

export function HydrateFallback() {
  const words = useStaffOfficeText();
  return <LoadingPage title={words.title} rows={10} isGrid />;
}
