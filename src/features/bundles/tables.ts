import type { Id, OptionalId, Text } from "#src/db/columns.ts";
import type { BundleState, PartKind } from "./bundle.ts";

interface BundlesTable {
  id: Id;
  name: string;
  /** UTC ISO; null until somebody chooses it. */
  goes_at: Text;
  state: BundleState;
  /** JSON of what kept it back at its hour. */
  refusals: string;
  went_at: Text;
  version: number;
  /** Who set its hour: in whose name it goes. */
  account_id: OptionalId;
  username: string;
  created_at: string;
  updated_at: string;
}

interface BundlePartsTable {
  id: Id;
  bundle_id: number;
  kind: PartKind;
  record_id: number;
}

declare module "#src/db/tables.ts" {
  interface Tables {
    bundles: BundlesTable;
    bundle_parts: BundlePartsTable;
  }
}
