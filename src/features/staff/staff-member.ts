import type { Localized } from "#src/i18n/languages.ts";
import { activity, filterItems } from "#src/records/filter.ts";
import type { Item, RecordMeta } from "#src/records/record.ts";
import { staffMember } from "./staff-member.record.ts";

export type StaffMember = RecordMeta & Item<typeof staffMember>;

export const DEPARTMENTS = staffMember.fields.department.values;
export type Department = (typeof DEPARTMENTS)[number];

export function isDepartment(name: string): name is Department {
  return DEPARTMENTS.includes(name as Department);
}

const role = (en: string, hy: string, ru: string): Localized => ({ en, hy, ru });

/** The roles that the form offers, by department. Source: specification of the back office, section 3. */
export const ROLES: Record<Department, Localized[]> = {
  coaching: [
    role("Head Coach", "Գլխավոր մարզիչ", "Главный тренер"),
    role("Assistant Coach", "Գլխավոր մարզչի օգնական", "Помощник главного тренера"),
    role("Goalkeeping Coach", "Դարպասապահների մարզիչ", "Тренер вратарей"),
    role("Fitness Coach", "Ֆիզիկական պատրաստության մարզիչ", "Тренер по физподготовке"),
    role("Youth Coach", "Պատանեկան թիմի մարզիչ", "Тренер юношеской команды"),
  ],
  medical: [
    role("Head Doctor", "Գլխավոր բժիշկ", "Главный врач"),
    role("Team Doctor", "Թիմի բժիշկ", "Врач команды"),
    role("Physiotherapist", "Ֆիզիոթերապևտ", "Физиотерапевт"),
    role("Senior Kinesiologist", "Ավագ կինեզիոլոգ", "Старший кинезиолог"),
    role("Kinesiologist", "Կինեզիոլոգ", "Кинезиолог"),
    role("Masseur", "Մերսող", "Массажист"),
  ],
  administration: [
    role("Chief Administrator", "Գլխավոր ադմինիստրատոր", "Главный администратор"),
    role("Administrator", "Ադմինիստրատոր", "Администратор"),
    role("Team Doctor", "Թիմի բժիշկ", "Врач команды"),
    role("Physiotherapist", "Ֆիզիոթերապևտ", "Физиотерапевт"),
    role("Sports Psychologist", "Մարզական հոգեբան", "Спортивный психолог"),
    role("Nutritionist", "Սննդաբան", "Нутрициолог"),
  ],
  management: [
    role("Club President", "Ակումբի նախագահ", "Президент клуба"),
    role("Vice President", "Փոխնախագահ", "Вице-президент"),
    role("General Manager", "Գլխավոր տնօրեն", "Генеральный менеджер"),
    role("Sports Director", "Մարզական տնօրեն", "Спортивный директор"),
    role("Marketing Manager", "Մարքեթինգի մենեջեր", "Менеджер по маркетингу"),
    role("Finance Manager", "Ֆինանսական մենեջեր", "Финансовый менеджер"),
  ],
};

/**
 * Who stands before whom: the public page's ranking with the form's roles in between.
 * Source: specification of the public site, section 2; decision 35.
 */
const RANKING = [
  [
    "club president",
    "vice president",
    "ceo",
    "general manager",
    "sports director",
    "marketing manager",
    "finance manager",
  ],
  ["head coach", "assistant coach", "goalkeeping coach", "fitness coach", "youth coach"],
  [
    "pr and marketing head",
    "media head",
    "secretary",
    "team manager",
    "chief administrator",
    "administrator",
    "head doctor",
    "team doctor",
    "senior kinesiologist",
    "kinesiologist",
    "physiotherapist",
    "masseur",
    "sports psychologist",
    "nutritionist",
  ],
].flat();

/** What the list of staff is narrowed by; an empty text and "all" leave all. */
export interface StaffFilter {
  /** Words of a name or a role. */
  search?: string | undefined;
  department?: string | undefined;
  /** A tab of the club's page. */
  tab?: string | undefined;
  /** "active" or "inactive". */
  status?: string | undefined;
}

/** The members that a filter leaves; without one, all. */
export function filterStaff<Member extends Item<typeof staffMember>>(
  members: readonly Member[],
  { search, department, tab, status }: StaffFilter,
): Member[] {
  const wanted = isOne(department) ? (department as Department) : undefined;
  const found = filterItems(staffMember, members, {
    search,
    department: wanted,
    is_active: activity(status),
  });
  return isOne(tab) ? found.filter((member) => departmentsOnTab(tab).includes(member.department)) : found;
}

function isOne(name: string | undefined): name is string {
  return Boolean(name) && name !== "all";
}

/** The departments on a tab of the club's page: the medical staff are on the administration's (decision 31). */
function departmentsOnTab(tab: string): string[] {
  return tab === "administration" ? ["administration", "medical"] : [tab];
}

/** Place in the ranking; unknown roles come last. */
export function rankOf(roleName: string): number {
  const place = RANKING.indexOf(roleName.trim().toLowerCase());
  return place < 0 ? RANKING.length : place;
}

export function inRankOrder<Member extends { id: number; role: string }>(members: Member[]): Member[] {
  return [...members].sort((one, other) => rankOf(one.role) - rankOf(other.role) || one.id - other.id);
}

/** The other languages' forms of a role that the form offers; undefined for a custom one. */
export function roleForms(english: string): Localized | undefined {
  const wanted = english.trim().toLowerCase();
  return Object.values(ROLES)
    .flat()
    .find(({ en }) => en.toLowerCase() === wanted);
}
