/** A record that belongs to another one, in whose history it is told: an event of a match. */
export interface Part {
  kind: string;
  id: number;
  values: Record<string, unknown>;
}

export interface Revision {
  version: number;
  /** Empty where nobody signed in. */
  name: string;
  created_at: string;
  /** Fields, or teams of a table. */
  changed: string[];
  did: "begin" | "change" | "delete" | "restore";
  part?: Part;
}

/** A version beside the present one. */
export interface Compared extends Omit<Revision, "changed" | "did" | "part"> {
  values: Record<string, unknown>;
  present: Record<string, unknown>;
  present_version: number;
  is_deleted: boolean;
}
