import type { Generated } from "kysely";

/**
 * Every table, central because a database has one history. Conventions: times are UTC ISO text; yes/no is
 * 0 or 1 (SQLite has no boolean); JSON is text; a localised field is three columns (`title`, `title_hy`,
 * `title_ru`); `version` counts saves; a row with `deleted_at` is in the trash.
 */
export interface Tables {
  accounts: AccountsTable;
  account_links: AccountLinksTable;
  recovery_codes: RecoveryCodesTable;
  sessions: SessionsTable;
  known_devices: KnownDevicesTable;
  attempts: AttemptsTable;
  settings: SettingsTable;
  partners: PartnersTable;
  categories: CategoriesTable;
  articles: ArticlesTable;
  slugs: SlugsTable;
  players: PlayersTable;
  staff: StaffTable;
  teams: TeamsTable;
  competitions: CompetitionsTable;
  matches: MatchesTable;
  match_events: MatchEventsTable;
  seasons: SeasonsTable;
  standings: StandingsTable;
  messages: MessagesTable;
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

export type Flag = 0 | 1;
type Text = string | null;

/** What every record that staff edit has. */
export interface RecordColumns {
  id: Generated<number>;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
  deleted_at: Text;
}

export interface AccountsTable extends RecordColumns {
  username: string;
  /** What the back office calls them; null for the username. */
  display_name: Text;
  email: string;
  role: "admin" | "editor";
  password_hash: Text;
  is_active: Flag;
  interface_language: "en" | "hy" | "ru" | null;
  totp_secret: Text;
  totp_confirmed_at: Text;
  /** The last time step that was used, so that a code works once. */
  totp_last_step: number | null;
  last_login_at: Text;
  password_changed_at: Text;
}

/** One-time links for invitation and password reset. Only hashes are stored. */
export interface AccountLinksTable {
  id: Generated<number>;
  account_id: number;
  kind: "invitation" | "reset";
  token_hash: string;
  created_at: string;
  expires_at: string;
  used_at: Text;
  created_by: number | null;
}

export interface RecoveryCodesTable {
  id: Generated<number>;
  account_id: number;
  code_hash: string;
  used_at: Text;
}

export interface SessionsTable {
  id: Generated<number>;
  account_id: number;
  token_hash: string;
  kind: "browser" | "bearer";
  created_at: string;
  last_used_at: string;
  expires_at: string;
  address: Text;
  user_agent: Text;
}

export interface KnownDevicesTable {
  id: Generated<number>;
  account_id: number;
  token_hash: string;
  created_at: string;
  last_used_at: string;
}

/** What is throttled, e.g. login guesses: one row a try. */
export interface AttemptsTable {
  id: Generated<number>;
  /** e.g. `login:account:admin`, `contact:address:203.0.113.7` */
  bucket: string;
  at: string;
}

export interface SettingsTable extends RecordColumns {
  key: string;
  value: string;
  value_hy: string;
  value_ru: string;
  type: string;
  description: string;
  is_public: Flag;
}

export interface PartnersTable extends RecordColumns {
  name: string;
  url: string;
  logo: string;
  banner_image: string;
  category: "title" | "partner";
  order_num: number;
  is_active: Flag;
  display_in_header: Flag;
  display_in_footer: Flag;
  display_in_matches: Flag;
  display_in_table: Flag;
  display_in_partners: Flag;
  header_text: string;
  header_text_hy: string;
  header_text_ru: string;
  matches_text: string;
  matches_text_hy: string;
  matches_text_ru: string;
  table_text: string;
  table_text_hy: string;
  table_text_ru: string;
  partners_text: string;
  partners_text_hy: string;
  partners_text_ru: string;
}

export interface CategoriesTable extends RecordColumns {
  slug: string;
  name: string;
  name_hy: string;
  name_ru: string;
  order_num: number;
}

export interface ArticlesTable extends RecordColumns {
  slug: string;
  title: string;
  title_hy: string;
  title_ru: string;
  excerpt: string;
  excerpt_hy: string;
  excerpt_ru: string;
  content: string;
  content_hy: string;
  content_ru: string;
  image_url: string;
  category_id: number | null;
  author_id: number | null;
  author_name: string;
  is_published: Flag;
  is_featured: Flag;
  /** The first publication; kept at later ones. */
  published_at: Text;
  /** The date shown; staff may set it, and a date to come keeps the article back until then. */
  display_date: Text;
  views_count: number;
  search: string;
}

/** Readable names of records in URLs, with their history: the newest of a record is canonical. */
export interface SlugsTable {
  id: Generated<number>;
  kind: string;
  record_id: number;
  slug: string;
  created_at: string;
}

export interface PlayersTable extends RecordColumns {
  first_name: string;
  first_name_hy: string;
  first_name_ru: string;
  last_name: string;
  last_name_hy: string;
  last_name_ru: string;
  jersey_number: number | null;
  position: string;
  position_hy: string;
  position_ru: string;
  birth_date: Text;
  nationality: string;
  nationality_hy: string;
  nationality_ru: string;
  height: number | null;
  weight: number | null;
  photo_url: string;
  bio: string;
  bio_hy: string;
  bio_ru: string;
  is_active: Flag;
  is_captain: Flag;
  search: string;
}

export interface StaffTable extends RecordColumns {
  first_name: string;
  first_name_hy: string;
  first_name_ru: string;
  last_name: string;
  last_name_hy: string;
  last_name_ru: string;
  role: string;
  role_hy: string;
  role_ru: string;
  department: string;
  photo_url: string;
  bio: string;
  bio_hy: string;
  bio_ru: string;
  hire_date: Text;
  phone: string;
  email: string;
  is_active: Flag;
  search: string;
}

export interface TeamsTable extends RecordColumns {
  /** Stable readable name, e.g. "ararat-armenia". */
  slug: string;
  name: string;
  name_hy: string;
  name_ru: string;
  code: string;
  code_hy: string;
  code_ru: string;
  town: string;
  town_hy: string;
  town_ru: string;
  venue: string;
  venue_hy: string;
  venue_ru: string;
  logo_url: string;
  is_own: Flag;
}

export interface CompetitionsTable extends RecordColumns {
  slug: string;
  kind: "league" | "cup" | "super_cup" | "europe" | "friendly";
  name: string;
  name_hy: string;
  name_ru: string;
  order_num: number;
}

export type MatchStatus = "scheduled" | "live" | "finished" | "postponed" | "cancelled";

export interface MatchesTable extends RecordColumns {
  home_team_id: number | null;
  away_team_id: number | null;
  home_team_name: string;
  home_team_name_hy: string;
  home_team_name_ru: string;
  away_team_name: string;
  away_team_name_hy: string;
  away_team_name_ru: string;
  home_team_logo: string;
  away_team_logo: string;
  competition_id: number | null;
  competition_name: string;
  competition_name_hy: string;
  competition_name_ru: string;
  season: Text;
  round: number | null;
  stage: Text;
  match_date: string;
  status: MatchStatus;
  home_score: number | null;
  away_score: number | null;
  venue: string;
  venue_hy: string;
  venue_ru: string;
  referee: string;
  referee_hy: string;
  referee_ru: string;
  attendance: number | null;
  weather: string;
  temperature: number | null;
  match_report: string;
  match_report_hy: string;
  match_report_ru: string;
  video_url: string;
  search: string;
}

export type EventType =
  | "goal"
  | "yellow_card"
  | "red_card"
  | "substitution_in"
  | "substitution_out"
  | "penalty_scored"
  | "penalty_missed"
  | "own_goal";

export interface MatchEventsTable extends RecordColumns {
  match_id: number;
  team_id: number | null;
  team_type: "home" | "away";
  event_type: EventType;
  minute: number;
  extra_time: number | null;
  player_id: number | null;
  player_name: string;
  player_name_hy: string;
  player_name_ru: string;
  player_last_name: string;
  player_last_name_hy: string;
  player_last_name_ru: string;
  description: string;
  description_hy: string;
  description_ru: string;
  /** The other half of a substitution. */
  pair_id: number | null;
}

export interface SeasonsTable extends RecordColumns {
  season: string;
  is_current: Flag;
  /** JSON: `[{ "from": 1, "to": 1, "zone": "champions_league" }, …]`; -1 is the last place. */
  zones: string;
  /** JSON: `["points", "goal_difference", "goals_for"]`. */
  tie_breakers: string;
}

export interface StandingsTable {
  id: Generated<number>;
  season_id: number;
  team_id: number | null;
  team_name: string;
  team_name_hy: string;
  team_name_ru: string;
  team_logo: string;
  position: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goals_for: number;
  goals_against: number;
  goal_difference: number;
  points: number;
  form: string;
  /** Points given or taken by a decision, e.g. -3, with its reason. */
  points_adjustment: number;
  adjustment_reason: string;
  adjustment_reason_hy: string;
  adjustment_reason_ru: string;
  /** A place set by decision (an excluded club stands last), with its reason. */
  fixed_place: number | null;
  fixed_place_reason: string;
  fixed_place_reason_hy: string;
  fixed_place_reason_ru: string;
}

export interface MessagesTable extends RecordColumns {
  name: string;
  email: string;
  subject: Text;
  message: string;
  is_read: Flag;
  read_at: Text;
  replied_at: Text;
  replied_by: Text;
  reply_text: Text;
  reply_status: "sent" | "outbox" | "failed" | null;
  ip_address: Text;
  user_agent: Text;
  spam_score: number;
  is_quarantined: Flag;
  search: Generated<string>;
}

export interface SubscribersTable {
  id: Generated<number>;
  email: string;
  language: "en" | "hy" | "ru";
  status: "pending" | "confirmed" | "unsubscribed";
  token_hash: string;
  created_at: string;
  confirmed_at: Text;
  unsubscribed_at: Text;
}

export interface PageViewsTable {
  day: string;
  path: string;
  views: number;
}

export interface MediaTable {
  id: Generated<number>;
  /** SHA-256 of the stored picture, hexadecimal; its file is `<hash>.webp`. */
  hash: string;
  url: string;
  width: number;
  height: number;
  bytes: number;
  /** The narrower copies, JSON: `[320, 640]`. */
  widths: string;
  /** Average colour, e.g. "#7c0b2a", shown while the picture loads. */
  color: string;
  alt: string;
  alt_hy: string;
  alt_ru: string;
  created_at: string;
  created_by: number | null;
  deleted_at: Text;
}

export interface RevisionsTable {
  id: Generated<number>;
  kind: string;
  record_id: number;
  version: number;
  snapshot: string;
  account_id: number | null;
  created_at: string;
}

export interface AuditTable {
  id: Generated<number>;
  account_id: number | null;
  username: string;
  action: string;
  kind: string;
  record_id: number | null;
  title: string;
  before: Text;
  after: Text;
  address: Text;
  request_id: Text;
  created_at: string;
}

/** Who has which record open; a row that was not renewed for a while counts no more. */
export interface PresenceTable {
  kind: string;
  record_id: number;
  account_id: number;
  seen_at: string;
}

export interface IdempotencyKeysTable {
  id: Generated<number>;
  account_id: number;
  key: string;
  request_hash: string;
  answer: string;
  created_at: string;
}

/** Work promised by a commit and done after it: mail, notifications. */
export interface OutboxTable {
  id: Generated<number>;
  topic: string;
  payload: string;
  created_at: string;
  attempts: number;
  next_try_at: string;
  done_at: Text;
  last_error: Text;
}

/** What became of a backup or a drill. */
export interface BackupRunsTable {
  id: Generated<number>;
  kind: "backup" | "drill";
  reason: string;
  /** The backup's folder, e.g. "2026-03-11T03-00-00Z". */
  name: string;
  started_at: string;
  finished_at: string;
  is_ok: Flag;
  bytes: number;
  /** What went wrong, or what is worth knowing; empty when all is well. */
  note: string;
}

/**
 * What visitors may find, and nothing else: a draft has no row. Words are in Latin letters, see
 * `searchWords`. The index of it is `search_index` (FTS5) on SQLite and the column `words` on PostgreSQL.
 */
export interface SearchDocumentsTable {
  id: Generated<number>;
  /** The record's table. */
  kind: string;
  record_id: number;
  title: string;
  body: string;
  /** UTC ISO; empty for always. */
  public_from: string;
  /** UTC ISO: an article's day, a match's kick-off; empty for people. */
  happened_at: string;
}

/** Every word ever searched through, also backwards: a mistyped word is right at its beginning or its end. */
export interface SearchWordsTable {
  word: string;
  reversed: string;
}
