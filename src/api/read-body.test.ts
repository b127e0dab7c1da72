import assert from "node:assert/strict";
import { test } from "node:test";
import { setRequestInfo } from "#src/app/request-info.server.ts";
import { isAppError } from "#src/errors/app-error.ts";
import { cpuMsOf } from "#tests/support/cpu.ts";
import { requestErrors } from "./errors.server.ts";
import { readBytes, readFile, readJson } from "./read-body.server.ts";

const MB = 1024 * 1024;

test("one network's bodies on their way take a quarter of a gigabyte at most, and nobody else's place", async () => {
  const ends: (() => void)[] = [];
  const send = (address: string) => {
    let isRefused = false;
    const body = new ReadableStream({
      start(controller) {
        for (let mb = 0; mb < 9; mb++) controller.enqueue(new Uint8Array(MB));
        ends.push(() => isRefused || controller.close());
      },
      cancel() {
        isRefused = true;
      },
    });
    const init = { method: "POST", body, duplex: "half" };
    const request = new Request("http://club.example/", init);
    setRequestInfo(request, { id: "1", address, isSecure: false });
    return readBytes(request, 10 * MB).then(
      (bytes) => bytes.byteLength / MB,
      (error: unknown) => isAppError(error) && error.code,
    );
  };
  const many: ReturnType<typeof send>[] = [];
  for (let count = 0; count < 40; count++) {
    many.push(send("192.0.2.1"));
    // What it has sent so far is taken in.
    await new Promise(setImmediate);
  }
  assert.equal(await Promise.race(many), "unavailable");
  const other = send("192.0.2.2");
  for (const end of ends) end();
  const answers = await Promise.all(many);
  assert.equal(answers.filter((answer) => answer === 9).length, 28, answers.join());
  assert.equal(await other, 9);
  const again = send("192.0.2.1");
  ends.at(-1)?.();
  assert.equal(await again, 9, "once the others have arrived");
});

test("a sender who goes away in the middle of a file is no fault of the site", async () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(MB)),
    pull: (controller) => controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" })),
  });
  const init = { method: "POST", body, duplex: "half" };
  const request = new Request("http://club.example/", init);
  setRequestInfo(request, { id: "1", address: "192.0.2.3", isSecure: false });
  await assert.rejects(readBytes(request, 10 * MB), { code: "invalid", said: requestErrors.cut_off() });
});

function sent(body: string): Promise<unknown> {
  const headers = { "content-type": "application/json" };
  return readJson(new Request("http://club.example/", { method: "POST", headers, body }), 15 * MB);
}

test("a request with a million fields is refused before they are looked through", async () => {
  const fields = Array.from({ length: 900_000 }, (_, index) => `"field${index}":1`);
  await assert.rejects(sent(`{${fields.join(",")}}`), /more than 20000 values/);
  await assert.rejects(sent(`{"title":[${"[],".repeat(20_000)}[]]}`), /more than 20000 values/);
});

test("a long text may have as many commas, quotes and brackets as it likes", async () => {
  const text = `,[{"\\`.repeat(20_000);
  assert.deepEqual(await sent(JSON.stringify({ text })), { text });
});

test("a sign that no database takes is refused in whichever field it stands, and its spelling is not", async () => {
  const read = (json: string) => {
    const init = { method: "POST", body: json, headers: { "content-type": "application/json" } };
    return readJson(new Request("http://club.example/", init), MB);
  };
  for (const value of ["a\0b", ["\0"], { "\0": 1 }, "\\\0"])
    await assert.rejects(read(JSON.stringify({ value })), { code: "invalid" });
  const value = "\\u0000 and \\\\u0000";
  assert.deepEqual(await read(JSON.stringify({ value })), { value });
});

test("the longest translation is read", async () => {
  const rows = Array.from({ length: 2000 }, () => ({
    field: "content",
    source: "a",
    target: "b",
    is_right: true,
  }));
  assert.deepEqual(await sent(JSON.stringify({ base: "", rows })), { base: "", rows });
});

test("ten megabytes of tiny fields are refused before they are made into a form", async () => {
  const file = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';
  const bodies = [
    '--b\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n\r\n'.repeat(160_000),
    `--b\r\n${"X: y\r\n".repeat(1_700_000)}\r\n`,
    `--b\r\nContent-Disposition: form-data; name="${"%22".repeat(3_400_000)}"\r\n\r\n\r\n`,
  ];
  for (const body of bodies) {
    const form = `${body}${file}picture\r\n--b--\r\n`;
    const ms = await cpuMsOf(() => assert.rejects(uploaded(form), /damaged/));
    assert.ok(ms < 300, `busy for ${Math.round(ms)} ms`);
  }
});

test("the file of a form is read to the byte, in whichever place it stands", async () => {
  const bytes = new Uint8Array([13, 10, 45, 45, 98, 0, 255, 13, 10]);
  const form = new FormData();
  form.set("title", "Վագր");
  form.set("other", new File(["other"], "other.txt"));
  form.set("image", new File([bytes], 'a "b".jpg', { type: "image/jpeg" }));
  const request = () => new Request("http://club.example/", { method: "POST", body: form });
  assert.deepEqual(await fileOf(request()), Buffer.from(bytes));
  assert.equal((await fileOf(request(), "logo")).toString(), "other");
  await assert.rejects(fileOf(request(), "title"), /no file in the field/);
  await assert.rejects(uploaded("--b\r\n\r\n"), /damaged/);
  await assert.rejects(uploaded("--b--\r\n"), /no file in the field/);
});

function uploaded(body: string): Promise<Buffer> {
  const headers = { "content-type": 'multipart/form-data; boundary="b"' };
  return fileOf(new Request("http://club.example/", { method: "POST", headers, body }));
}

async function fileOf(request: Request, field = "image"): Promise<Buffer> {
  const tooLarge = requestErrors.too_large({ size: "10 MB" });
  return Buffer.from(await readFile(request, { field, maxBytes: 11 * MB, tooLarge }));
}
