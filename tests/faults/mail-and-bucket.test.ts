import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import S3rver from "s3rver";
import sharp from "sharp";
import { SMTPServer } from "smtp-server";
import { say } from "#src/errors/messages.ts";
import { messageErrors } from "#src/features/messages/errors.server.ts";
import { type Desk, openDesk, readJson, send } from "#tests/support/mixed-writes.ts";
import { freePort, signIn, startSite } from "#tests/support/site.ts";

const REPLY_FAILED = say(messageErrors.reply_failed(), undefined);

const MAIL_MS = 12_000;
const BUCKET_MS = 15_000;

interface Silent {
  close(): Promise<void>;
}

interface Letter {
  reply_text: string | null;
  reply_status: string | null;
}

test("with the mail server down, silent or refusing a reply is kept and marked, and leaves by itself or when it is sent again", async (t) => {
  const port = await freePort();
  const site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  t.after(() => site.stop());
  const desk = await openDesk(site.url, await signIn(site));
  const id = desk.messageIds[0]!;
  const tookMs: Record<string, number> = {};
  const replyFails = async (how: string, kept = "At the gate.") => {
    const started = performance.now();
    const answer = await send(desk, "POST", `/api/admin/messages/${id}/reply`, { text: "At the gate." });
    tookMs[how] = Math.round(performance.now() - started);
    assert.deepEqual(
      [answer.status, ((await answer.json()) as { error: string }).error],
      [503, REPLY_FAILED],
      how,
    );
    const { reply_text, reply_status } = await readJson<Letter>(desk, `/api/admin/messages/${id}`);
    assert.deepEqual([reply_text, reply_status], [kept, "failed"], how);
    assert.ok(tookMs[how] <= MAIL_MS, `${how}: ${tookMs[how]} ms`);
  };
  await replyFails("down");
  const silent = await silentServer(port);
  t.after(() => silent.close().catch(() => {}));
  await replyFails("silent");
  await silent.close();
  const mails: string[] = [];
  let isRefusing = true;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo: (_, __, done) => done(isRefusing ? new Error("mailbox full") : null),
    async onData(stream, _, done) {
      let mail = "";
      for await (const part of stream) mail += part;
      mails.push(mail);
      done();
    },
  });
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  t.after(() => new Promise<void>((resolve) => server.close(resolve)));
  await replyFails("refusing");

  isRefusing = false;
  const waitedMs = await untilSent(desk, id, site.dataFolder);
  assert.equal(mails.length, 1);
  isRefusing = true;
  await replyFails("refusing again", "At the gate.\n\n———\n\nAt the gate.");
  isRefusing = false;
  const answer = await send(desk, "POST", `/api/admin/messages/${id}/reply`, { text: "At the gate." });
  assert.equal(answer.status, 200);
  const { reply_text, reply_status } = await readJson<Letter>(desk, `/api/admin/messages/${id}`);
  assert.deepEqual([reply_text, reply_status], ["At the gate.\n\n———\n\nAt the gate.", "sent"]);
  assert.equal(mails.length, 2);
  t.diagnostic(
    `mail server down, silent, refusing: told after ${Object.values(tookMs).join(", ")} ms, text kept each time; ` +
      `sent by itself ${waitedMs} ms after its time had come; refused and sent anew by staff, it left once`,
  );
});

test("with the bucket down or silent an upload is refused in words, pages go on, and it works again by itself", async (t) => {
  const port = await freePort();
  const open = async () => {
    const server = bucket(port);
    await server.run();
    return server;
  };
  t.after(() => rmSync(join(tmpdir(), `club-faults-s3-${port}`), { recursive: true, force: true }));
  let server = await open();
  // A failed test must not leave it open: it would keep the whole run waiting.
  t.after(() => server.close().catch(() => {}));
  const site = await startSite({
    S3_BUCKET: "club",
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
    S3_FORCE_PATH_STYLE: "1",
  });
  t.after(() => site.stop());
  const desk = await openDesk(site.url, await signIn(site));
  const first = await upload(desk, 1);
  assert.equal(first.status, 200);
  const { url } = (await first.json()) as { url: string };
  const tookMs: Record<string, number> = {};
  const uploadFails = async (how: string) => {
    const started = performance.now();
    const answer = await upload(desk, 2);
    const { error } = (await answer.json()) as { error: string };
    tookMs[how] = Math.round(performance.now() - started);
    assert.deepEqual(
      [answer.status, error],
      [503, "The store for pictures does not answer right now. Try again in a moment."],
      how,
    );
    assert.ok(tookMs[how] <= BUCKET_MS, `${how}: ${tookMs[how]} ms`);
    const picture = await fetch(site.url + url);
    assert.equal(picture.status, 503, how);
    assert.doesNotMatch(picture.headers.get("cache-control") ?? "", /immutable/);
    await picture.arrayBuffer();
    assert.equal((await send(desk, "GET", "/")).status, 200, how);
    assert.equal((await send(desk, "GET", "/readyz")).status, 200, how);
  };
  await server.close();
  await uploadFails("down");
  const silent = await silentServer(port);
  t.after(() => silent.close().catch(() => {}));
  await uploadFails("silent");
  await silent.close();
  server = await open();
  assert.equal((await upload(desk, 2)).status, 200);
  assert.equal((await fetch(site.url + url)).status, 200);
  assert.equal(site.process.exitCode, null);
  t.diagnostic(
    `bucket down, silent: told after ${Object.values(tookMs).join(", ")} ms, pages 200 meanwhile, uploads again at once`,
  );
});

/** Moves the next try to now, as five minutes would, and waits until the site has made it; gives milliseconds. */
async function untilSent(desk: Desk, id: number, dataFolder: string): Promise<number> {
  const database = new DatabaseSync(join(dataFolder, "club.sqlite"));
  database.prepare("update outbox set next_try_at = ?").run(new Date().toISOString());
  database.close();
  const started = performance.now();
  for (;;) {
    const { reply_status } = await readJson<Letter>(desk, `/api/admin/messages/${id}`);
    const tookMs = Math.round(performance.now() - started);
    if (reply_status === "sent") return tookMs;
    assert.ok(tookMs < 30_000, "the reply was not tried again");
    await pause(100);
  }
}

/** Takes connections and never says a word. */
async function silentServer(port: number): Promise<Silent> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket.on("error", () => {})));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

function bucket(port: number): S3rver {
  return new S3rver({
    port,
    address: "127.0.0.1",
    silent: true,
    resetOnClose: false,
    directory: join(tmpdir(), `club-faults-s3-${port}`),
    configureBuckets: [{ name: "club", configs: [] }],
  });
}

async function upload({ url, token }: Desk, red: number): Promise<Response> {
  const background = { r: red, g: 20, b: 60 };
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("image", new Blob([new Uint8Array(picture)]), "picture.png");
  return fetch(`${url}/api/upload/image`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
}
