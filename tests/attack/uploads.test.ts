import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import sharp from "sharp";
import { type RunningSite, signIn, startSite } from "#tests/support/site.ts";
import { hostilePictures, pixelBomb } from "./hostile-pictures.ts";

let site: RunningSite;
let authorization: string;

before(async () => {
  site = await startSite();
  authorization = `Bearer ${await signIn(site, "editor")}`;
});
after(() => site.stop());

async function upload(bytes: Uint8Array, fileName = "photo.jpg", type = "image/jpeg") {
  const form = new FormData();
  form.set("image", new File([bytes as BlobPart], fileName, { type }));
  const answer = await fetch(`${site.url}/api/upload/image`, {
    method: "POST",
    headers: { authorization },
    body: form,
  });
  const body = (await answer.json()) as { url?: string; error?: string; code?: string };
  return { status: answer.status, body };
}

test("hostile pictures are refused in a sentence or stored anew, without a byte of what was hidden in them", async (t) => {
  const pictures = await hostilePictures();
  const statuses: Record<number, number> = {};
  let stored = 0;
  for (const { name, bytes, fileName, declared, expected } of pictures) {
    const { status, body } = await upload(bytes, fileName, declared);
    statuses[status] = (statuses[status] ?? 0) + 1;
    assert.ok(expected.includes(status), `${name}: ${status} ${JSON.stringify(body)}`);
    if (!body.url) {
      assert.match(body.error ?? "", /^\p{Lu}.{10,200}$/u, name);
      assert.doesNotMatch(body.error ?? "", /vips|sharp|Vips|heif|unsupported/, name);
      continue;
    }
    await assertClean(name, body.url, bytes);
    stored++;
  }
  t.diagnostic(
    `${pictures.length} pictures: ${stored} stored, all encoded anew; answers ${JSON.stringify(statuses)}`,
  );
});

/** What is served: our own WebP, with nothing of the sender's file but its pixels. */
async function assertClean(name: string, url: string, sent: Uint8Array): Promise<void> {
  assert.match(url, /^\/media\/[0-9a-f]{32}\.webp$/, name);
  const answer = await fetch(site.url + url);
  const bytes = Buffer.from(await answer.arrayBuffer());
  assert.equal(answer.headers.get("content-type"), "image/webp", name);
  assert.equal(answer.headers.get("x-content-type-options"), "nosniff", name);
  assert.match(answer.headers.get("content-security-policy") ?? "", /sandbox/, name);
  assert.notDeepEqual(bytes, Buffer.from(sent), name);
  const { exif, xmp, iptc, format } = await sharp(bytes).metadata();
  assert.deepEqual(
    { exif, xmp, iptc, format },
    { exif: undefined, xmp: undefined, iptc: undefined, format: "webp" },
    name,
  );
  for (const secret of ["SECRET", "Secret", "script", "PK\x03\x04", "GPS"])
    assert.ok(!bytes.includes(secret), `${name} holds ${secret}`);
}

test("a file's name is never a file's name on the disk", async (t) => {
  const names = await readdir(join(site.dataFolder, "media"), { recursive: true });
  const strange = names.filter(
    (name) =>
      !/^([0-9a-f]{32}((-\d+)?\.(webp|avif)|-original\.(jpg|png|webp))|[0-9a-f]{1,4})$/.test(
        name.split("/").at(-1)!,
      ),
  );
  assert.deepEqual(strange, []);
  t.diagnostic(`${names.length} files, each named by its content`);
});

test("while bombs of 39 million pixels are being uploaded, other pages answer within half a second", async (t) => {
  const bomb = await sharp({ create: { width: 6200, height: 6200, channels: 3, background: "#7c0b2a" } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const half = pixelBomb(6200, 6200);
  let isOver = false;
  const bombs: Record<number, number> = {};
  const uploading = Promise.all(
    Array.from({ length: 8 }, async (_, number) => {
      const { status } = await upload(number % 2 ? bomb : half);
      bombs[status] = (bombs[status] ?? 0) + 1;
    }),
  ).finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  const paths = ["/", "/hy", "/news", "/matches", "/search?q=derby", "/api/news?limit=7"];
  const deadline = Date.now() + 60_000;
  while ((!isOver || times.length < 100) && Date.now() < deadline) {
    const started = performance.now();
    const answer = await fetch(site.url + paths[times.length % paths.length]);
    await answer.arrayBuffer();
    assert.equal(answer.status, 200);
    times.push(performance.now() - started);
  }
  await uploading;
  times.sort((a, b) => a - b);
  const p99 = Math.round(times[Math.floor((times.length - 1) * 0.99)]!);
  t.diagnostic(
    `8 bombs at once (${JSON.stringify(bombs)}): ${times.length} other answers, p50 ${Math.round(times[times.length >> 1]!)} ms, p99 ${p99} ms, longest ${Math.round(times.at(-1)!)} ms`,
  );
  assert.ok(p99 < 500, `p99 ${p99} ms`);
  assert.equal((await fetch(`${site.url}/readyz`)).status, 200);
});
