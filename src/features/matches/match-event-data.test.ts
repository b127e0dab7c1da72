import assert from "node:assert/strict";
import { test } from "node:test";
import { type AnnouncedMatch, matchEvent } from "./match-event-data.ts";

const side = (name: string, isOwn = false) =>
  ({ name: { text: name, lang: "en" }, isOwn }) as AnnouncedMatch["home"];
const match: AnnouncedMatch = {
  ...{ id: 7, path: "/matches/7-argishti-van", status: "scheduled", home: side("Argishti", true) },
  ...{ kickOff: "2027-05-07T20:00:00.000Z", time: "00:00", day: 8, date: "8 May 2027" },
  ...{ away: side("Van"), venue: { text: "", lang: "en" }, postponed: null },
  competition: { text: "Cup", lang: "en" } as AnnouncedMatch["competition"],
};
const moved = {
  hasNewDate: true,
  was: "1 May",
  wasAt: "2027-05-01T14:00:00.000Z",
  reason: { text: "", lang: "en" },
} as AnnouncedMatch["postponed"];
const tell = (more: Partial<AnnouncedMatch>, formerDates?: string[]) =>
  matchEvent({ ...match, ...more }, { siteUrl: "https://club.example", language: "hy", ...{ formerDates } });

test("search engines hear the moment of the kick-off, else the club's day, else none", () => {
  assert.equal(tell({}).startDate, match.kickOff);
  assert.equal(tell({ time: "" }).startDate, "2027-05-08");
  assert.equal(tell({ time: "", day: null }).startDate, undefined);
});

test("a match that was moved tells every date that it had; one that is cancelled is not told as moved", () => {
  const dates = ["2027-05-01T14:00:00.000Z", "2027-05-03T14:00:00.000Z"];
  const event = tell({ postponed: moved }, dates);
  assert.deepEqual(event.previousStartDate, dates);
  assert.match(String(event.eventStatus), /EventRescheduled$/);
  const off = tell({ postponed: moved, status: "cancelled" }, dates);
  assert.match(String(off.eventStatus), /EventCancelled$/);
  assert.equal(off.previousStartDate, undefined);
  assert.equal(tell({ postponed: moved }).previousStartDate, dates[0]);
});

test("a match without a competition or a place says nothing of either", () => {
  const event = tell({ competition: { text: "" } as AnnouncedMatch["competition"], home: side("Noah") });
  assert.deepEqual(
    [event.organizer, event.location, event.description],
    [undefined, undefined, "8 May 2027"],
  );
});
