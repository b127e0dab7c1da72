import { ApiError } from "#src/api/client.ts";

/** What a refused call says, sorted to the fields of its form. */
export interface CallFaults {
  /** By the field's name in the API. */
  fields: Record<string, string>;
  /** What belongs to no field. */
  fault?: string;
}

/** @throws whatever is no refusal of the API */
export function faultsOf(error: unknown, texts: { failed: string; network: string }): CallFaults {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === "network") return { fields: {}, fault: texts.network };
  const fields = Object.fromEntries(error.issues.map(({ path, message }) => [path, message]));
  if (error.issues.length > 0) return { fields };
  return { fields, fault: error.message || texts.failed };
}
