import { requireRole } from "#src/app/access.server.ts";
import type { Actor } from "#src/app/actor.server.ts";
import { oneAtATime } from "#src/db/transaction.server.ts";
import type { Entry } from "#src/features/ledger/ledger.ts";
import { listEntries } from "#src/features/ledger/queries.server.ts";
import { PHOTO_TEXTS } from "#src/features/media/errors.server.ts";
import { storeImageField } from "#src/features/media/image-field-commands.server.ts";
import { PHOTO_BYTES } from "#src/features/media/media.ts";
import { listTeams } from "#src/features/teams/queries.server.ts";
import { emptyRow } from "#src/records/record.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import {
  createRecord,
  holdRecords,
  lockRecord,
  trashRecord,
  updateRecord,
} from "#src/records/records.server.ts";
import { type Save, save } from "#src/records/save.server.ts";
import { withoutUndefined } from "#src/records/values.ts";
import { type Warned, warn } from "#src/records/warnings.server.ts";
import { listCompetitions } from "./competition-queries.server.ts";
import { type Known, matchValues } from "./derived-columns.server.ts";
import { listEvents } from "./event-queries.server.ts";
import { eventTitle } from "./event-title.server.ts";
import { logStatus } from "./log-commands.server.ts";
import { isFollowed } from "./log-status.ts";
import { match } from "./match.record.ts";
import type { Match, Score, TeamType } from "./match.ts";
import { matchEvent } from "./match-event.record.ts";
import {
  doubtsAboutEnding,
  doubtsAboutFixture,
  doubtsAboutMissingScore,
  doubtsAboutOutcome,
  doubtsAboutScore,
  doubtsAboutSides,
} from "./match-warnings.server.ts";
import { getMatchAlone, withLogos } from "./queries.server.ts";
import type { MatchEdit, NewMatch } from "./schemas.server.ts";
import { scoreOfLog } from "./score.ts";
import { overGoals, withExtra } from "./score-commands.server.ts";

/** Two who enter one fixture at the same moment would not see each other's. */
const FIXTURES = "matches:fixtures";

/** A match as its save answers it. */
export type SavedMatch = Match & Warned;

/** @throws AppError `invalid` as {@link matchValues}; `conflict` where it is asked about first */
export async function createMatch(actor: Actor, { ask_first, ...given }: NewMatch): Promise<SavedMatch> {
  requireRole(actor.account, "editor");
  const stored = await withStoredLogos(actor, given);
  return save(actor, "editor", async (current) => {
    await oneAtATime(current.tx, FIXTURES);
    const values = matchValues(stored, emptyRow(match), await known(current, null));
    await hold(current, values);
    const row = await createRecord(current, match, values);
    await logStatus(current, undefined, row);
    const [created] = await withLogos(current.tx, [row]);
    const doubts = [
      ...(await doubtsAboutFixture(current, row)),
      ...doubtsAboutEnding(row),
      ...doubtsAboutOutcome(row),
      ...doubtsAboutMissingScore(row),
    ];
    return { ...created!, events: [], ...warn(current, doubts, ask_first) };
  });
}

/** @throws AppError `invalid` as {@link matchValues}; `not_found`; `conflict` */
export async function updateMatch(actor: Actor, id: number, edit: MatchEdit): Promise<SavedMatch> {
  requireRole(actor.account, "editor");
  const { version: seen, events, is_score_typed, phase, warnings, ask_first, ...fields } = edit;
  const stored = await withStoredLogos(actor, fields);
  return save(actor, "editor", async (current) => {
    const before = await lockRecord(current, match, id);
    const { given, version } = await overGoals(current, before, stored, seen);
    const entries = await listEntries(current.tx, id);
    const goals = await goalsOf(
      current,
      { ...before, ...withoutUndefined({ status: given.status }) },
      entries,
    );
    const facts = await known(current, goals);
    const values = withExtra(before, matchValues(given, before, facts), entries);
    await hold(current, values, before);
    const row = await updateRecord(current, match, id, values, { version });
    await logStatus(current, before, row);
    if (values.home_team_id !== before.home_team_id)
      await moveEvents(current, row, "home", values.home_team_id);
    if (values.away_team_id !== before.away_team_id)
      await moveEvents(current, row, "away", values.away_team_id);
    const doubts = [
      ...(await doubtsAboutFixture(current, row, before)),
      ...(await doubtsAboutSides(current, row, before)),
      ...doubtsAboutScore(before, row, facts.goals),
      ...doubtsAboutEnding(row),
      ...doubtsAboutOutcome(row),
      ...doubtsAboutMissingScore(row, before),
      ...(current.doubts ?? []),
    ];
    const saved = { ...(await getMatchAlone(current.tx, id)), events: await listEvents(current.tx, id) };
    return { ...saved, ...warn(current, doubts, ask_first) };
  });
}

/** Events belong to a side; when another team takes it, they name that team. Those in the trash come back with it. */
async function moveEvents(
  current: Save,
  match: RecordRow<"matches">,
  team_type: TeamType,
  team_id: number | null,
): Promise<void> {
  const ofSide = { match_id: match.id, team_type };
  const events = await current.tx
    .selectFrom("match_events")
    .selectAll()
    .where((e) => e.and(ofSide))
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  for (const event of events) {
    const title = eventTitle(match, event.event_type, event);
    await updateRecord(current, matchEvent, event.id, { team_id }, { title });
  }
  await current.tx
    .updateTable("match_events")
    .set({ team_id })
    .where((e) => e.and(ofSide))
    .where("deleted_at", "is not", null)
    .execute();
}

/** Its events go with it and come back with it. */
export function deleteMatch(actor: Actor, id: number): Promise<void> {
  return save(actor, "editor", async (current) => {
    await trashRecord(current, match, id);
  });
}

type Named = Pick<RecordRow<"matches">, "home_team_id" | "away_team_id" | "competition_id">;

/** The teams and the competition that a match now names stay. */
async function hold(current: Save, now: Named, before?: Named): Promise<void> {
  const news = (...names: (keyof Named)[]) =>
    names.flatMap((name) => (now[name] === before?.[name] ? [] : now[name]));
  await holdRecords(current, "teams", news("home_team_id", "away_team_id"));
  await holdRecords(current, "competitions", news("competition_id"));
}

async function known({ tx }: Save, goals: Score | null): Promise<Known> {
  return { teams: await listTeams(tx), competitions: await listCompetitions(tx), goals };
}

/** What the log of a match gives for its score after a save. */
async function goalsOf(
  { tx }: Save,
  row: RecordRow<"matches">,
  entries: readonly Entry[],
): Promise<Score | null> {
  return scoreOfLog(row, await listEvents(tx, row.id), isFollowed(entries));
}

/** Logos that came as data URLs become files before the transaction begins: encoding takes a while. */
async function withStoredLogos<Values extends Pick<NewMatch, "home_team_logo" | "away_team_logo">>(
  actor: Actor,
  values: Values,
): Promise<Values> {
  return {
    ...values,
    home_team_logo: await storeImageField(actor, values.home_team_logo, PHOTO_BYTES, PHOTO_TEXTS),
    away_team_logo: await storeImageField(actor, values.away_team_logo, PHOTO_BYTES, PHOTO_TEXTS),
  };
}
