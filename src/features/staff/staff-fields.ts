import { personFields } from "#src/features/office/person/person-fields.ts";
import type { StaffWord } from "#src/i18n/staff-words.tsx";
import type { Department, StaffMember } from "./staff-member.ts";

/** What its form and the history call the fields of a staff member. */
export const staffFields = {
  ...personFields,
  department: { en: "Department", hy: "Բաժին", ru: "Отдел" },
  role: { en: "Role", hy: "Պաշտոն", ru: "Должность" },
  hire_date: { en: "Hire date", hy: "Աշխատանքի սկիզբը", ru: "Дата приёма на работу" },
  phone: { en: "Phone", hy: "Հեռախոս", ru: "Телефон" },
  email: { en: "Email", hy: "Էլ. փոստ", ru: "Эл. почта" },
  bio: { en: "Bio", hy: "Կենսագրություն", ru: "Биография" },
  is_active: { en: "Active Staff Member", hy: "Ակտիվ աշխատակից", ru: "Действующий сотрудник" },
} satisfies Partial<Record<keyof StaffMember, StaffWord>>;

/** The values of `department`. */
export const departmentWords = {
  coaching: { en: "Coaching staff", hy: "Մարզչական շտաբ", ru: "Тренерский штаб" },
  medical: { en: "Medical", hy: "Բժշկական շտաբ", ru: "Медицинский штаб" },
  administration: { en: "Administration", hy: "Վարչական անձնակազմ", ru: "Администрация" },
  management: { en: "Management", hy: "Ղեկավարություն", ru: "Руководство" },
} satisfies Record<Department, StaffWord>;
