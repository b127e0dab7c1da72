import assert from "node:assert/strict";
import { test } from "node:test";
import type { Task } from "#src/features/office/task.ts";
import { openComponents } from "#tests/support/components.ts";

// 11 March 2026, 13:00 in Yerevan.
const NOW = "2026-03-11T09:00:00.000Z";

function taskOf(feature: string, kind: string, due_at: string, id = kind): Task {
  const about = { about: "Derby day", about_hy: "Դերբիի օր", about_ru: "День дерби" };
  return {
    id,
    feature,
    kind,
    due_at,
    to: "/admin",
    ...about,
    facts: { language: "hy", name: "Aram", count: 3 },
  };
}

async function openList(t: Parameters<typeof openComponents>[0]) {
  const { load, render } = await openComponents(t);
  const { TaskList } = await load<typeof import("./admin/task-list.tsx")>(
    "src/features/dashboard/admin/task-list.tsx",
  );
  return async (tasks: Task[], language?: "en" | "hy" | "ru") =>
    (await render(TaskList, { tasks, now: NOW }, language)).replace(/<!-- -->/g, "");
}

test("at most seven rows are shown, and how many more there are; only the first button calls", async (t) => {
  const list = await openList(t);
  const tasks = Array.from({ length: 9 }, (_, id) => taskOf("matches", "noScore", NOW, String(id)));
  const html = await list(tasks);
  assert.equal(html.match(/<li/g)?.length, 7);
  assert.match(html, /Show 2 more/);
  assert.equal(html.match(/class="button button-small"/g)?.length, 1);
  assert.doesNotMatch(await list(tasks.slice(0, 7)), /Show \d+ more/);
});

test("with nothing to do all is quiet", async (t) => {
  const html = await (await openList(t))([]);
  assert.match(html, /rosette/);
  assert.match(html, /All quiet/);
  assert.doesNotMatch(html, /<li/);
});

test("a row says what, of which record, until when or since when, in the language of whoever reads", async (t) => {
  const list = await openList(t);
  const rows = [
    taskOf("table", "behind", "2026-03-06T08:00:00.000Z"),
    taskOf("news", "untranslated", "2026-03-11T14:00:00.000Z"),
    taskOf("messages", "unanswered", "2026-03-12T08:00:00.000Z"),
    taskOf("news", "scheduled", "2026-03-14T14:30:00.000Z"),
  ];
  const textOf = (html: string) => html.replace(/<[^>]+>/g, "|");
  const english = textOf(await list(rows));
  for (const part of [
    /Overdue \|5 days/,
    /The table lacks 3 results/,
    /Today, 18:00 \|in 5 hours/,
    /The Armenian text is missing/,
    /Tomorrow, 12:00/,
    /Sat, 14 March \|18:30, in 3 days/,
    /Derby day/,
  ])
    assert.match(english, part);
  const armenian = textOf(await list(rows, "hy"));
  for (const part of [/Ուշացած \|5 օր/, /Վաղը, 12:00/, /մարտի 14, շբթ \|18:30, 3 օրից/, /Դերբիի օր/])
    assert.match(armenian, part);
  const russian = textOf(await list(rows, "ru"));
  for (const part of [/Просрочено \|5 дней/, /через 5 часов/, /В таблице не учтено: 3 результата/])
    assert.match(russian, part);
});
