import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestContext } from "node:test";
import sharp from "sharp";
import { readConfig } from "#src/config/env.server.ts";
import { storePicture } from "#src/features/media/commands.server.ts";
import { PHOTO_TEXTS } from "#src/features/media/errors.server.ts";
import type { TestClub } from "#tests/support/club.ts";
import type { Target } from "./restore-commands.server.ts";

/** A picture in two files, the wider one and a copy. */
export async function addPicture({ editor }: Pick<TestClub, "editor">, red: number): Promise<string> {
  const background = { r: red, g: 20, b: 60 };
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background } });
  return (await storePicture(editor, await picture.png().toBuffer(), PHOTO_TEXTS)).url;
}

/** A little of everything: partners with pictures, an article in Armenian, messages, a deleted player. */
export async function fillClub(club: TestClub): Promise<void> {
  const { call } = club;
  const logo = await addPicture(club, 90);
  const image_url = await addPicture(club, 180);
  const as = "editor" as const;
  await call("/api/admin/partners", {
    as,
    json: { name: "Ararat 'Bank'", url: "https://bank.example", logo },
  });
  const article = {
    title: "Derby day",
    title_hy: "Դերբիի օրը",
    content: "Two late goals.\n\n\\o/ 🏆",
    image_url,
  };
  await call("/api/admin/news", { as, json: { ...article, is_published: true } });
  await call("/api/contact", { json: { name: "Aram", email: "aram@fans.example", message: "Tickets?" } });
  const names = { first_name_hy: "Գոռ", last_name_hy: "Հախվերդյան" };
  const player = { first_name: "Gor", last_name: "Hakhverdyan", ...names, position: "Forward" };
  const { body } = await call("/api/admin/players", { as, json: player });
  await call(`/api/admin/players/${body.id}`, { as, method: "DELETE" });
  const match = { home_team_name: "Ararat", away_team_name: "Van", match_date: "2026-03-01T15:00" };
  await call("/api/admin/matches", { as, json: match });
}

/** A club's own place, as the commands see it. */
export function targetOf({ app }: Pick<TestClub, "app">): Target {
  const url = app.database.pool?.options.connectionString;
  return { config: { ...app.config, ...(url ? { DATABASE_URL: url } : {}) }, log: app.log, now: app.now };
}

/** An empty machine: a folder that goes with the test, and SQLite. */
export async function emptyMachine(
  t: TestContext,
  { app }: Pick<TestClub, "app">,
  env: Record<string, string> = {},
): Promise<Target> {
  const folder = await mkdtemp(join(tmpdir(), "club-machine-"));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return { config: readConfig({ DATA_DIR: folder, ...env }), log: app.log, now: app.now };
}
