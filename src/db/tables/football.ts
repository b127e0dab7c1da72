import type { Flag, InLanguages, RecordColumns, Text } from "./columns.ts";

export interface StaffTable extends RecordColumns, InLanguages<"first_name" | "last_name" | "role" | "bio"> {
  department: string;
  photo_url: string;
  hire_date: Text;
  phone: string;
  email: string;
  is_active: Flag;
  search: string;
}

export interface TeamsTable extends RecordColumns, InLanguages<"name" | "code" | "town" | "venue"> {
  /** Stable readable name, e.g. "ararat-armenia". */
  slug: string;
  logo_url: string;
  is_own: Flag;
}
