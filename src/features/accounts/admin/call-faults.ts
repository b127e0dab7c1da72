import { ApiError } from "#src/features/office/api.ts";

/** What a refused call says, sorted to the fields of its form. */
export interface CallFaults {
  /** By the field's name in the API. */
  fields: Record<string, string>;
  /** What belongs to no field. */
  fault?: string;
}

interface Texts {
  failed: string;
  network: string;
  tooManyTries: string;
  /** The page's own words for a refused field, else the server's sentence. */
  fields: Record<string, string>;
}

/** @throws whatever is no refusal of the API */
export function faultsOf(error: unknown, texts: Texts): CallFaults {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === "network") return { fields: {}, fault: texts.network };
  if (error.code === "too_many") return { fields: {}, fault: texts.tooManyTries };
  const fields = Object.fromEntries(
    error.issues.map(({ path, message }) => [path, texts.fields[path] ?? message]),
  );
  if (error.issues.length > 0) return { fields };
  return { fields, fault: error.message || texts.failed };
}
