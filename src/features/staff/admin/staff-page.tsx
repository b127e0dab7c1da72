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
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { type Picked, useStaffWords } from "#src/i18n/staff-words.tsx";
import { type Department, filterStaff, type StaffMember } from "../staff-member.ts";
import { staffPageWords } from "./staff-words.ts";

/** The whole list, as specified: every member, active or not. */
export async function clientLoader() {
  const { data, error } = await attempt(api.get<{ staff: StaffMember[] }>("/staff?active=false"));
  return { staff: data?.staff ?? [], error };
}

type Words = Picked<(typeof staffPageWords)["entries"]>;

export default function StaffPage() {
  const { staff, error } = useLoaderData<typeof clientLoader>();
  const words = useStaffWords(staffPageWords);
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
    <OfficePage title={words.title} lang={words.lang} actions={<AddLink {...add} />}>
      <div className="flt three">
        <SearchBox label={words.search} />
        <FilterSelect
          name="department"
          label={words.department}
          options={[
            { value: "", label: words.allDepartments },
            ...departments.map((one) => ({ value: one, label: departmentName(one, words) })),
          ]}
        />
        <FilterSelect
          name="status"
          label={words.status}
          options={[
            { value: "", label: words.all },
            { value: "active", label: words.activeOnly },
            { value: "administration", label: words.adminMedical },
            { value: "management", label: words.management },
          ]}
        />
      </div>
      <ListBody isEmpty={shown.length === 0} error={error} words={words} add={add}>
        <div className={isBusy ? "pg is-pending" : "pg"}>
          {shown.map((member) => (
            <PersonTile
              key={member.id}
              person={tileOf(member, words.lang)}
              to={addressOf(member.id)}
              inactiveLabel={words.inactive}
            />
          ))}
        </div>
      </ListBody>
      {opened && (
        <PersonPopup
          person={tileOf(opened, words.lang)}
          badges={
            <>
              <span className="bdg sch">{departmentName(opened.department, words)}</span>
              <span className={opened.is_active ? "bdg fin" : "bdg can"}>
                {opened.is_active ? words.active : words.inactive}
              </span>
            </>
          }
          facts={[
            { name: words.role, value: localised(opened, "role", words.lang).text },
            { name: words.hireDate, value: opened.hire_date ? hireDate(opened.hire_date) : "" },
            { name: words.phone, value: opened.phone },
            { name: words.email, value: opened.email },
          ].filter(({ value }) => value)}
          bio={localised(opened, "bio", words.lang).text}
          editTo={`/admin/staff/edit/${opened.id}`}
          onRemove={() => void remove(opened)}
          onClose={close}
        />
      )}
    </OfficePage>
  );
}

function departmentName(department: string, words: Words): string {
  return words[department as Department] ?? department;
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
  const words = useStaffWords(staffPageWords);
  return <LoadingPage title={words.title} lang={words.lang} rows={10} isGrid />;
}
