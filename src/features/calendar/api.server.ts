import { z } from "zod";
import { club } from "#club/club.ts";
import { callsOf } from "#src/api/endpoint.server.ts";
import { localisedAnswer, Version } from "#src/api/fields.server.ts";
import { sectionsOf } from "#src/app/access.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { BUNDLE_STATES } from "#src/features/bundles/bundle.ts";
import { ANCHORS } from "#src/features/news/match-tie.ts";
import { dayIn } from "#src/i18n/dates.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { addDays, daysBetween, ITEM_KINDS, SLOTS } from "./calendar.ts";
import { fillSlot, moveArticle } from "./commands.server.ts";
import { calendarErrors } from "./errors.server.ts";
import { listCalendarMatches, loadCalendar } from "./queries.server.ts";

const calls = callsOf("Calendar");
const MOST_DAYS = 62;
const USUAL_DAYS = 30;

/** In no other years lies a day of the club; the edges of what a date can hold have no day before or after them. */
const Day = z.iso.date().refine((day) => /^(?:19|2\d)/.test(day));

const Span = z.object({ from: Day.optional(), to: Day.optional() });

/** @throws AppError `invalid` for a span that no calendar shows */
function spanOf(now: Date, query: z.output<typeof Span>): { from: string; to: string } {
  const { from = query.to ?? dayIn(now, club.timeZone), to = addDays(from, USUAL_DAYS) } = query;
  const days = daysBetween(from, to);
  if (days < 0 || days >= MOST_DAYS) throw new AppError("invalid", calendarErrors.bad_span(), { path: "to" });
  return { from, to };
}

const Item = z.object({
  id: z.number(),
  version: z.number(),
  language: z.enum(LANGUAGES),
  ...localisedAnswer("title"),
  ...localisedAnswer("category_name"),
  kind: z.enum(ITEM_KINDS).meta({
    description:
      "`planned` has a day without effect, `scheduled` an hour at which it goes out, `waits` a match without one.",
  }),
  at: z.string().nullable(),
  day: z.string().nullable(),
  missing: z.array(z.enum(LANGUAGES)),
  tie: z.object({ match_id: z.number(), anchor: z.enum(ANCHORS), offset_minutes: z.number() }).nullable(),
});

const MatchOfDay = z.object({
  id: z.number(),
  day: z.string(),
  match_date: z.string(),
  date_certainty: z.string(),
  status: z.string(),
  home_score: z.number().nullable(),
  away_score: z.number().nullable(),
  round: z.number().nullable(),
  is_home: z.boolean(),
  ...localisedAnswer("opponent_name"),
  ...localisedAnswer("opponent_code"),
  opponent_logo: z.string(),
  slots: z.array(z.enum(SLOTS)).meta({ description: "Articles of a match day that nobody has begun." }),
});

const CalendarAnswer = z
  .object({
    today: z.string(),
    items: z.array(Item),
    matches: z.array(MatchOfDay),
    bundles: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        at: z.string(),
        day: z.string(),
        state: z.enum(BUNDLE_STATES),
      }),
    ),
  })
  .meta({ id: "Calendar" });

export const calendarApi = [
  calls.get("/admin/calendar", "editor", {
    summary: "Articles, the club's matches and bundles between two days, and the ideas without a day.",
    query: Span,
    answer: CalendarAnswer,
    handle: ({ app, actor, query }) =>
      loadCalendar(app.db, app.now(), spanOf(app.now(), query), sectionsOf(actor.account)),
  }),
  calls.get("/admin/calendar/matches", "writer", {
    summary: "The club's matches between two days, for whoever ties an article to one.",
    query: Span,
    answer: z.object({ matches: z.array(MatchOfDay.omit({ slots: true })) }),
    handle: async ({ app, query }) => ({
      matches: await listCalendarMatches(app.db, spanOf(app.now(), query)),
    }),
  }),
  calls.post("/admin/calendar/articles/:id/move", "editor", {
    summary: "Moves an article to another day; a scheduled one keeps its hour.",
    body: z.strictObject({ day: Day.nullable(), version: Version }),
    answer: z.object({ id: z.number(), version: z.number() }),
    handle: ({ actor, params, body }) => moveArticle(actor, params.id, body),
  }),
  calls.post("/admin/calendar/slots", "editor", {
    summary: "Begins the line-up's article or the report of a match: a draft, tied to the match.",
    body: z.strictObject({
      match_id: z.int().min(1),
      slot: z.enum(SLOTS),
      language: z.enum(LANGUAGES),
    }),
    answer: z.object({ id: z.number() }),
    status: 201,
    handle: async ({ actor, body }) => ({ id: (await fillSlot(actor, body)).id }),
  }),
];
