import type { Flag, InLanguages, RecordColumns } from "./columns.ts";

export interface TeamsTable extends RecordColumns, InLanguages<"name" | "code" | "town" | "venue"> {
  /** Stable readable name, e.g. "ararat-armenia". */
  slug: string;
  logo_url: string;
  is_own: Flag;
}
