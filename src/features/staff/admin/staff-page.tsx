import { useLoaderData } from "react-router";
import { api } from "#src/api/client.ts";
import { AddLink } from "#src/features/office/add-link.tsx";
import { ListBody } from "#src/features/office/list-body.tsx";
import { attempt } from "#src/features/office/list-fault.tsx";
import { addressWith } from "#src/features/office/list-query.ts";
import { FilterSelect, SearchBox, useListAddress } from "#src/features/office/list-tools.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { PersonPopup, PersonTile, type PersonTileView } from "#src/features/office/people.tsx";
import { personName } from "#src/features/office/person/person-name.ts";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { clockTime, shortUsDate } from "#src/i18n/dates.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { type Department, filterStaff, type StaffMember } from "../staff-member.ts";

/** The whole list, as specified: every member, active or not. */
export async function clientLoader() {
  const { data, error } = await attempt(api.get<{ staff: StaffMember[] }>("/staff?active=false"));
  return { staff: data?.staff ?? [], error };
}

export default function StaffPage() {
  const { staff, error } = useLoaderData<typeof clientLoader>();
  const words = useOfficeText("staff");
  const language = useLanguage();
  const address = useListAddress();
  const filters = address.read("search", "department", "status");
  const { search, department, status } = filters;
  // Beside "active", the status is a tab of the club's page.
  const tab = status === "active" ? undefined : status;
  const shown = filterStaff(staff, { search, department, status, tab });
  const opened = staff.find(({ id }) => String(id) === address.get("member"));
  const addressOf = (id: number) => addressWith("/admin/staff", { ...filters, member: String(id) });
  const add = { to: "/admin/staff/create", label: words.add };
  return (
    <OfficePage title={words.title} actions={<AddLink {...add} />}>
      <Filters staff={staff} />
      <ListBody isEmpty={shown.length === 0} error={error} words={words} add={add}>
        <div className="people-grid">
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
      {opened && <Member member={opened} onClose={() => address.set({ member: "" })} />}
    </OfficePage>
  );
}

/** The name of a department; one that is none of ours goes by its own. */
function useDepartmentName() {
  const names = useChoices("staff", "department");
  return (department: string) => names[department as Department] ?? department;
}

function Filters({ staff }: { staff: StaffMember[] }) {
  const words = useOfficeText("staff");
  const labels = useFieldLabels("staff");
  const nameOf = useDepartmentName();
  const departments = [...new Set(staff.map(({ department }) => department))].filter(Boolean);
  return (
    <div className="filter-bar filter-bar-three">
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
          { value: "management", label: nameOf("management") },
        ]}
      />
    </div>
  );
}

interface MemberProps {
  member: StaffMember;
  onClose: () => void;
}

function Member({ member, onClose }: MemberProps) {
  const words = useOfficeText("staff");
  const labels = useFieldLabels("staff");
  const language = useLanguage();
  const nameOf = useDepartmentName();
  const { remove } = useListActions();
  const { id, department, is_active, hire_date, phone, email } = member;
  return (
    <PersonPopup
      person={tileOf(member, language)}
      badges={
        <>
          <span className="badge badge-info">{nameOf(department)}</span>
          <span className={is_active ? "badge badge-success" : "badge badge-danger"}>
            {is_active ? words.active : words.inactive}
          </span>
        </>
      }
      facts={[
        { name: labels.role, value: localised(member, "role", language).text },
        { name: labels.hire_date, value: hire_date ? hireDate(hire_date) : "" },
        { name: labels.phone, value: phone },
        { name: labels.email, value: email },
      ].filter(({ value }) => value)}
      bio={localised(member, "bio", language).text}
      editTo={`/admin/staff/edit/${id}`}
      onRemove={() =>
        void remove({
          kind: "staff",
          id,
          name: personName(member, language),
          text: words.remove,
          onGone: onClose,
        })
      }
      onClose={onClose}
    />
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
  const words = useOfficeText("staff");
  return <LoadingPage title={words.title} rows={10} isGrid />;
}
