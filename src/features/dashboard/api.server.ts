import { z } from "zod";
import { callsOf } from "#src/api/endpoint.server.ts";
import { BACKUP_STATES } from "#src/features/backup/backup.ts";
import { ACTIVITY_TYPES } from "./dashboard.ts";
import { loadDashboard } from "./queries.server.ts";

const calls = callsOf("Dashboard");

const number = z.number();

const Run = z.object({
  state: z.enum(BACKUP_STATES),
  good_at: z.string().nullable(),
  note: z.string(),
});

const DashboardAnswer = z
  .object({
    counts: z.object({
      totalNews: number,
      publishedNews: number,
      totalPlayers: number,
      activePlayers: number,
      upcomingMatches: number,
      totalMatches: number,
      unreadMessages: number,
      totalMessages: number,
    }),
    activity: z.array(
      z.object({
        id: z.string(),
        type: z.enum(ACTIVITY_TYPES),
        action: z.string(),
        kind: z.string(),
        record_id: number.nullable(),
        title: z.string(),
        description: z.string(),
        timestamp: z.string(),
      }),
    ),
    attention: z.record(z.string(), number),
    status: z.object({
      database: z.object({ kind: z.string(), tookMs: number }),
      server: z.object({ version: z.string(), upSinceS: number }),
      api: z.object({ mode: z.string() }),
      storage: z.object({ kind: z.string(), freeBytes: number.nullable() }),
      mail: z.object({ kind: z.string() }),
      backup: Run,
      drill: Run,
    }),
  })
  .meta({ id: "Dashboard" });

export const dashboardApi = [
  calls.get("/admin/dashboard", "editor", {
    summary: "Counts, the latest activity, what waits for somebody, and the state of the system.",
    answer: DashboardAnswer,
    handle: ({ app }) => loadDashboard(app),
  }),
];
