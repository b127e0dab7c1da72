import type { Localized } from "#src/i18n/languages.ts";

export const DEPARTMENTS = ["coaching", "medical", "administration", "management"] as const;
export type Department = (typeof DEPARTMENTS)[number];

export function isDepartment(name: string): name is Department {
  return DEPARTMENTS.includes(name as Department);
}

export interface StaffMember {
  id: number;
  first_name: string;
  first_name_hy: string;
  first_name_ru: string;
  last_name: string;
  last_name_hy: string;
  last_name_ru: string;
  role: string;
  role_hy: string;
  role_ru: string;
  department: string;
  photo_url: string;
  bio: string;
  bio_hy: string;
  bio_ru: string;
  /** "2019-07-01" */
  hire_date: string | null;
  phone: string;
  email: string;
  is_active: boolean;
  version: number;
  created_at: string;
  updated_at: string;
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

/** The departments on a tab of the club's page: the medical staff are on the administration's (decision 31). */
export function departmentsOnTab(tab: string): string[] {
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
