import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import { createLog } from "#src/app/log.server.ts";
import { createQueryCache } from "#src/app/query-cache.server.ts";
import { trackQuery } from "#src/app/tracking.server.ts";
import { createUnderWay } from "#src/app/under-way.server.ts";
import type { Config } from "#src/config/env.server.ts";
import { openDatabase } from "#src/db/database.server.ts";
import { findPictureChanges } from "#src/features/media/queries.server.ts";
import { openChanges } from "#src/live/changes.server.ts";
import { openMailer } from "#src/mail/mailer.server.ts";
import { openParser } from "#src/markdown/parser.server.ts";
import { openStorage } from "#src/storage/storage.server.ts";
import { createPageClock } from "./page-clock.server.ts";

/** Opens everything a running club has: database, files, mail, news of saves. */
export async function openApp(config: Config): Promise<App> {
  const database = await openDatabase(config, trackQuery);
  const { db } = database;
  const changes = await openChanges(database);
  const now = () => new Date();
  const nextChange = createPageClock({ db, changes, now });
  const cachedQuery = createQueryCache({ db, changes, nextChange });
  return {
    config,
    database,
    db,
    storage: await openStorage(config),
    mailer: openMailer(config, `${club.name.en} <${club.defaults.contact_email}>`),
    parser: openParser(),
    changes,
    nextChange,
    cachedQuery,
    pictureChanges: () => cachedQuery("picture changes", (read) => findPictureChanges(read, now())),
    underWay: createUnderWay(),
    log: createLog(config.LOG_LEVEL),
    now,
  };
}

export async function closeApp(app: App): Promise<void> {
  app.mailer.close();
  await app.parser.close();
  await app.changes.close();
  await app.database.close();
}
