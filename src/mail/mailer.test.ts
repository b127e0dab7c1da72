import assert from "node:assert/strict";
import { mkdir, readdir } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { test } from "node:test";
import { readConfig } from "#src/config/env.server.ts";
import { freePort } from "#tests/support/site.ts";
import { mountSmallDisk } from "#tests/support/small-disk.ts";
import { openMailer } from "./mailer.server.ts";

test("a mail server that goes on talking and never takes the letter is given up after ten minutes", async (t) => {
  const port = await freePort();
  const asked = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    socket.write("220 ready\r\n");
    socket.once("data", () => {
      // The beginning of an answer whose end never comes.
      socket.write("250-wait\r\n");
      asked.resolve();
    });
  });
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}?socketTimeout=3600000` });
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const mailer = openMailer(config, "Club <club@club.example>");
  const sent = mailer.send({ to: "ani@fans.example", subject: "Hello", text: "Hello" });
  sent.catch(() => {});
  await asked.promise;
  t.mock.timers.tick(10 * 60_000);
  await assert.rejects(sent, /takes too long/);
});

test("a letter that does not fit on a full disk leaves nothing in the outbox", async (t) => {
  const disk = mountSmallDisk(1);
  if (!disk) return t.skip("a small disk can only be mounted by root on Linux");
  t.after(() => disk.unmount());
  const outbox = join(disk.folder, "outbox");
  await mkdir(outbox);
  await disk.fill();
  const mailer = openMailer(readConfig({ DATA_DIR: disk.folder }), "Club <club@club.example>");
  const mail = { to: "ani@fans.example", subject: "Hello", text: "Hello" };
  await assert.rejects(mailer.send(mail), /ENOSPC/);
  assert.deepEqual(await readdir(outbox), []);
  await disk.empty();
  await mailer.send(mail);
  assert.match((await readdir(outbox)).join(), /^[^.].*\.eml$/);
});
