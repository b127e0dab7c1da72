import assert from "node:assert/strict";
import { test } from "node:test";
import { fillStaff } from "#src/features/staff/demo.server.ts";
import { openClub } from "#tests/support/club.ts";
import { loadClub } from "./club-data.server.ts";

test("the day on which a coach was hired is short and American in English, long in Armenian and Russian", async (t) => {
  const { app, admin } = await openClub(t);
  await fillStaff(admin);
  const coach = await app.db
    .updateTable("staff")
    .set({ hire_date: "2019-07-01" })
    .where("role", "=", "Head Coach")
    .returning("id")
    .executeTakeFirstOrThrow();
  const address = new URLSearchParams({ tab: "coaching", person: String(coach.id) });
  const hired = async (language: "en" | "hy" | "ru") =>
    (await loadClub(app, language, address)).opened?.hired;
  assert.equal(await hired("en"), "Jul 1, 2019");
  assert.equal(await hired("hy"), "1 հուլիսի, 2019\u00a0թ.");
  assert.equal(await hired("ru"), "1\u00a0июля 2019\u00a0г.");
});
