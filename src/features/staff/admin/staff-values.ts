import type { FieldErrors } from "#src/features/office/use-record-form.ts";
import { columnNames } from "#src/i18n/localised.ts";
import type { StaffMember } from "../staff-member.ts";

const TEXTS = [
  ...columnNames("first_name"),
  ...columnNames("last_name"),
  ...columnNames("role"),
  "department",
  ...columnNames("bio"),
  "hire_date",
  "phone",
  "email",
  "photo_url",
] as const;
const REQUIRED = [
  "first_name",
  "first_name_hy",
  "last_name",
  "last_name_hy",
  "department",
  "role",
  "role_hy",
] as const;

/** What the form holds. */
export type StaffValues = Record<(typeof TEXTS)[number], string> & { is_active: boolean };

/** A new member is active. */
export function valuesOf(member: StaffMember | undefined): StaffValues {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, member?.[name] ?? ""]));
  return { ...texts, is_active: member?.is_active ?? true } as StaffValues;
}

/** What is sent. */
export function bodyOf(values: StaffValues) {
  return { ...values, hire_date: values.hire_date || null };
}

interface Sentences {
  fillIn: string;
  email: string;
}

export function faultsOf(values: StaffValues, sentences: Sentences): FieldErrors<StaffValues> {
  const errors: FieldErrors<StaffValues> = {};
  for (const name of REQUIRED) if (!values[name].trim()) errors[name] = sentences.fillIn;
  if (values.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email)) errors.email = sentences.email;
  return errors;
}
