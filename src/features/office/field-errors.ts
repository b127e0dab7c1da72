import type { ApiError } from "#src/api/client.ts";

/** What is wrong, by the name of the field. */
export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

export function hasErrors(errors: FieldErrors<Record<string, unknown>>): boolean {
  return Object.values(errors).some(Boolean);
}

/** The server's issues by field: "title_hy" or the first part of "standings.3.team_name". */
export function errorsOf<Values>(error: ApiError): FieldErrors<Values> {
  const named = error.issues.map(({ path, message }) => [path.split(".")[0] ?? "", message]);
  return Object.fromEntries(named) as FieldErrors<Values>;
}

/** Once the page shows what is wrong. */
export function focusFirstError(): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('#main [aria-invalid="true"]')?.focus();
  });
}
