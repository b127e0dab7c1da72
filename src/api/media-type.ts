export const JSON_TYPE = "application/json";

/** The type alone: "text/csv; charset=utf-8" → "text/csv". */
export function mediaTypeOf(header: string | null): string {
  return (header ?? "").split(";")[0]!.trim().toLowerCase();
}
