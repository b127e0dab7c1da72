import { z } from "zod";
import { callsOf } from "#src/api/endpoint.server.ts";
import { localisedAnswer } from "#src/api/fields.server.ts";
import { sectionsOf } from "#src/app/access.server.ts";
import { BACKUP_STATES } from "#src/features/backup/backup.ts";
import { MatchAnswer } from "#src/features/matches/schemas.server.ts";
import { ACTIVITY_TYPES } from "./dashboard.ts";
import { loadDashboard } from "./queries.server.ts";
import { loadToday } from "./today.server.ts";

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
      scheduledNews: number,
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

const Side = z
  .object({ ...localisedAnswer("code"), is_own: z.boolean() })
  .nullable()
  .meta({ description: "What the team adds to the match; null for one of no list." });

const TodayAnswer = z
  .object({
    now: z.string(),
    match: z.object({ match: MatchAnswer, home: Side, away: Side }).nullable(),
    tasks: z.array(
      z.object({
        id: z.string(),
        feature: z.string().meta({ description: "Whose words the back office uses, and in `kind` which." }),
        kind: z.string(),
        due_at: z.string(),
        to: z.string().meta({ description: "The page of the back office where exactly this is done." }),
        ...localisedAnswer("about"),
        facts: z.record(z.string(), z.union([z.string(), number])),
      }),
    ),
  })
  .meta({ id: "Today" });

export const dashboardApi = [
  calls.get("/admin/today", "writer", {
    summary: "The club's match of these days, and what there is to do, by when, as far as the caller may.",
    answer: TodayAnswer,
    handle: ({ app, actor }) => loadToday(app, actor.account.role, sectionsOf(actor.account)),
  }),
  calls.get("/admin/dashboard", "editor", {
    summary: "Counts, the latest activity, what waits for somebody, and the state of the system.",
    answer: DashboardAnswer,
    handle: ({ app, actor }) => loadDashboard(app, actor.language, sectionsOf(actor.account)),
  }),
];
