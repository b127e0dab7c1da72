import type {
  AccountLinksTable,
  KnownDevicesTable,
  RecoveryCodesTable,
  SessionsTable,
} from "./tables/accounts.ts";
import type { MediaTable, SlugsTable } from "./tables/content.ts";
import type { AuditTable, IdempotencyKeysTable, PresenceTable, RevisionsTable } from "./tables/office.ts";
import type { AttemptsTable, BackupRunsTable, OutboxTable } from "./tables/operations.ts";
import type { SearchDocumentsTable, SearchWordsTable } from "./tables/search.ts";
import type { PageViewsTable, SubscribersTable } from "./tables/visitors.ts";

/**
 * Every table, by area in `tables/`; central because a database has one history. Conventions: times are UTC ISO text; yes/no is
 * 0 or 1 (SQLite has no boolean); JSON is text; a localised field is three columns (`title`, `title_hy`,
 * `title_ru`); `version` counts saves; a row with `deleted_at` is in the trash.
 */
export interface Tables {
  account_links: AccountLinksTable;
  recovery_codes: RecoveryCodesTable;
  sessions: SessionsTable;
  known_devices: KnownDevicesTable;
  attempts: AttemptsTable;
  slugs: SlugsTable;
  subscribers: SubscribersTable;
  page_views: PageViewsTable;
  media: MediaTable;
  revisions: RevisionsTable;
  audit: AuditTable;
  presence: PresenceTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
  backup_runs: BackupRunsTable;
  search_documents: SearchDocumentsTable;
  search_words: SearchWordsTable;
}
