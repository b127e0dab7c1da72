import type { BackupState } from "#src/features/backup/backup.ts";

/** The figures of the dashboard; the names are the specification's. */
export interface DashboardCounts {
  totalNews: number;
  /** Out now. */
  publishedNews: number;
  scheduledNews: number;
  totalPlayers: number;
  activePlayers: number;
  upcomingMatches: number;
  totalMatches: number;
  unreadMessages: number;
  totalMessages: number;
}

export const ACTIVITY_TYPES = ["news", "player", "match", "message"] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

/** Something that happened, with who did it. */
export interface Activity {
  id: string;
  type: ActivityType;
  /** create, update, publish, delete, restore …; "received" for a message. */
  action: string;
  /** What the log's entry is about; neither for a message that came in. */
  kind: string;
  record_id: number | null;
  title: string;
  description: string;
  timestamp: string;
}

/** What waits for somebody. */
export interface Attention {
  drafts: number;
  missingEnglish: number;
  missingRussian: number;
  missingArmenian: number;
  finishedWithoutScore: number;
  pastWithoutResult: number;
  unreadMessages: number;
  /** Replies that did not leave, tried again or given up. */
  unsentReplies: number;
}

export interface SystemStatus {
  database: { kind: "sqlite" | "postgres"; tookMs: number };
  server: { version: string; upSinceS: number };
  api: { mode: "local" | "production" };
  storage: { kind: "disk" | "s3"; freeBytes: number | null };
  mail: { kind: "smtp" | "outbox" };
  backup: RunOnDashboard;
  drill: RunOnDashboard;
}

/** How backups, or the drills that restore them, stand. */
export interface RunOnDashboard {
  state: BackupState;
  /** When the last good one ended. */
  good_at: string | null;
  /** What went wrong with the last one, or is worth knowing; empty when all is well. */
  note: string;
}

export interface Dashboard {
  counts: DashboardCounts;
  activity: Activity[];
  attention: Attention;
  status: SystemStatus;
}
