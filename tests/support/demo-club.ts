import type { TestContext } from "node:test";
import { fillDemo } from "#src/start/demo.server.ts";
import { openClub, type TestClub } from "./club.ts";

/** The demo club for one test; its staff are the demo's own. @param today when it is filled, unless the tests' day */
export async function openDemoClub(t: TestContext, today?: string): Promise<TestClub> {
  const club = await openClub(t);
  if (today) club.setNow(today);
  const { db } = club.app;
  // What has accounts is a club already, and is not filled.
  await db.deleteFrom("accounts").execute();
  await fillDemo(club.app);
  for (const { account } of [club.admin, club.editor]) {
    const found = db.selectFrom("accounts").select("id").where("username", "=", account.username);
    account.id = (await found.executeTakeFirstOrThrow()).id;
  }
  return club;
}
