import assert from "node:assert/strict";
import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { test } from "node:test";
import { openCrowd } from "./crowd.server.ts";

const HEADERS: [string, string][] = [["x-content-type-options", "nosniff"]];

/** Asks a crowd of somebody; says what was answered, or that it goes on to the site until `end`. */
function ask(isRefused: ReturnType<typeof openCrowd>, url: string, accept = "*/*", method = "GET") {
  const answer = { status: 0, text: "", head: [] as string[] };
  const response = Object.assign(new EventEmitter(), {
    writeHead(status: number, head: string[]) {
      Object.assign(answer, { status, head });
    },
    end(text: string) {
      answer.text = text;
    },
  });
  const request = { method, url, headers: { host: "club.example", accept } };
  const isOver = isRefused(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  return { ...answer, isOver, end: () => response.emit("close") };
}

test("behind a hundred that nobody has asked for before the next is refused, who asks for what is known is not", () => {
  const crowd = openCrowd((host, target) => host + target === "club.example/news", HEADERS);
  const asked = Array.from({ length: 100 }, (_, at) => ask(crowd, `/news/made-up-${at}`));
  assert.ok(asked.every(({ isOver }) => !isOver));
  const late = ask(crowd, "/api/news?offset=7");
  assert.deepEqual([late.isOver, late.status, JSON.parse(late.text).code], [true, 503, "unavailable"]);
  assert.ok(late.head.includes("nosniff") && late.head.includes("retry-after"));
  for (const known of ["/news", "/livez", "/media/a.webp"])
    assert.equal(ask(crowd, known).isOver, false, known);
  assert.equal(ask(crowd, "/api/contact", "*/*", "POST").isOver, false, "what is sent is never refused here");
  assert.equal(
    ask(crowd, "/api/page-views", "*/*", "POST").isOver,
    false,
    "page views have places of their own",
  );
  assert.equal(ask(crowd, "/media/?x=1").isOver, true, "no picture has this address");
  asked[0]!.end();
  assert.equal(ask(crowd, "/news/late").isOver, false);
  assert.equal(ask(crowd, "/news/later").isOver, true);
});

test("after a start a stadium gets the page that it asks for, one that is not in memory yet, beside as many others as there are", () => {
  const crowd = openCrowd(() => false, HEADERS);
  const fans = Array.from({ length: 3000 }, (_, at) => ask(crowd, at % 2 ? "/matches/431" : "/hy/"));
  assert.ok(fans.every(({ isOver }) => !isOver));
  for (let at = 0; at < 98; at++) assert.equal(ask(crowd, `/news/${at}`).isOver, false);
  assert.equal(ask(crowd, "/news/99").isOver, true);
  for (const fan of fans) fan.end();
  for (const path of ["/news/99", "/news/100"]) assert.equal(ask(crowd, path).isOver, false);
  assert.equal(ask(crowd, "/hy/").isOver, true);
});

test("page views are a hundred at a time", () => {
  const crowd = openCrowd(() => false, HEADERS);
  const seen = Array.from({ length: 101 }, () => ask(crowd, "/api/page-views", "*/*", "POST"));
  assert.deepEqual(seen.map(({ isOver }) => isOver).lastIndexOf(false), 99);
  seen[0]!.end();
  assert.equal(ask(crowd, "/api/page-views", "*/*", "POST").isOver, false);
});

test("who opens a page in a browser reads why in the language of its address", () => {
  const crowd = openCrowd(() => false, HEADERS);
  for (let at = 0; at < 100; at++) ask(crowd, `/${at}`);
  const said = (url: string) => ask(crowd, url, "text/html,*/*").text;
  assert.match(said("/search?q=derby"), /<html lang="en">.*So many pages/s);
  assert.match(said("/hy/search?q=derby"), /<html lang="hy">.*այնքան էջ/s);
  assert.match(said("/ru"), /<html lang="ru">.*столько страниц/s);
  assert.match(said("/api/news?offset=1"), /^\{"error":"So many pages/);
});
