import { openApiDocument } from "#src/api/openapi.server.ts";
import { endpoints } from "#src/api.server.ts";

type Json = Record<string, unknown>;

export interface HostileRequest {
  method: string;
  target: string;
  headers: Record<string, string>;
  body?: Buffer;
}

/** The same numbers for the same seed, so that a finding can be made again. Source: mulberry32. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const STRINGS = [
  "",
  " ",
  "null",
  "undefined",
  "NaN",
  "-0",
  "1e309",
  "true",
  "0x10",
  "' or 1=1 --",
  "'; drop table accounts; --",
  '" union select password_hash from accounts --',
  "1; attach database '/tmp/x' as x",
  "%' escape '",
  "\\",
  "\\u0000",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "$" + "{7*7}{{7*7}}<%= 7*7 %>",
  "../../../../etc/passwd",
  "..\\..\\windows\\win.ini",
  "file:///etc/passwd",
  "http://169.254.169.254/latest/meta-data/",
  "data:image/png;base64,AAAA",
  `data:image/svg+xml;base64,${Buffer.from("<svg onload=alert(1)>").toString("base64")}`,
  "a\0b",
  "a\u0007b\u001b[2J",
  "line\r\nSet-Cookie: session=evil",
  "\ud800",
  "x\udfffy\ud83d",
  "\u202egnp.exe",
  "\ufeffbom",
  "e\u0301".repeat(200),
  "Z̷̡̛".repeat(300),
  "👩‍👩‍👧‍👦".repeat(100),
  "ա".repeat(5000),
  "a".repeat(70_000),
  "(".repeat(3000),
  "[".repeat(3000),
  "*".repeat(5000),
  ">".repeat(3000),
  "![](".repeat(2000),
  "(a+)+$".repeat(20),
  `${"a".repeat(60)}@${"b".repeat(60)}.`,
  "0000-00-00",
  "9999-99-99T99:99:99Z",
  "+275760-09-13T00:00:00Z",
  "-271821-04-20",
  "2026-02-30",
  "=cmd|' /C calc'!A0",
  "__proto__",
  "constructor",
  "toString",
];

/** Those that a short text may be: they get as far as the database and the pages. */
const HARMLESS = STRINGS.filter(
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out.
  (one) => one.length < 60 && one.isWellFormed() && !/[\0-\x1f]/.test(one),
);

const VALUES: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  -0.5,
  1e21,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  { $ne: null },
  { toString: 1 },
  { constructor: { prototype: { role: "admin" } } },
  Array.from({ length: 500 }, (_, i) => i),
  Array.from({ length: 300 }, () => ({})),
];

const HEADERS: [string, string][] = [
  ["authorization", "Bearer"],
  ["authorization", `Bearer ${"a".repeat(150)}`],
  ["authorization", "Basic YWRtaW46YWRtaW4="],
  ["cookie", `session=${"%00".repeat(100)}`],
  ["cookie", "language=xx; admin_language=__proto__; session==;;;=; device=%ff"],
  ["idempotency-key", "short"],
  ["idempotency-key", "a-key-of-everybody-12345"],
  ["accept-language", "*;q=nonsense,,,,hy;q=9"],
  ["accept-encoding", "br;q=0, gzip;q=0, identity;q=0"],
  ["if-none-match", '"'.repeat(500)],
  ["range", "bytes=0-1,2-3,-9999999999"],
  ["origin", "null"],
  ["origin", "not an address"],
  ["sec-fetch-site", "cross-site"],
  ["x-forwarded-proto", "javascript"],
  ["x-request-id", "<script>"],
  ["user-agent", "' or 1=1; --<script>".repeat(20)],
  ["referer", "http://[::1"],
  ["content-encoding", "gzip"],
  ["expect", "200-ok"],
  ["accept", "image/avif,".repeat(200)],
  ["last-event-id", "../../x.99999999999999999999"],
];

const PAGES = [
  "/",
  "/news",
  "/news/x",
  "/club",
  "/stadium",
  "/matches",
  "/contact",
  "/table",
  "/search",
  "/newsletter",
  "/nothing",
  "/sitemap.xml",
  "/feed.xml",
  "/media/x.webp",
  "/analytics/x.js",
  "/admin/login",
  "/admin/link/x",
  "/share/x.jpg",
];
const PAGE_QUERY = [
  "match",
  "category",
  "page",
  "tab",
  "person",
  "picture",
  "status",
  "competition",
  "clubs",
  "season",
  "legal",
  "search",
  "q",
  "in",
  "token",
  "part",
  "v",
  "_routes",
  "index",
  "__proto__",
];

/** Makes hostile requests, each for a call, a page or a file of the site, from seeded chance. */
export function hostileRequests(random: () => number) {
  const document = openApiDocument(endpoints, "x") as { paths: Json; components: { schemas: Json } };
  const schemas = document.components.schemas;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const chance = (share: number) => random() < share;
  const hostile = (): unknown => (chance(0.6) ? pick(STRINGS) : pick(VALUES));

  /** How many of a request's values are hostile: some requests get past the schemas, to the database. */
  let hostileShare = 0;

  /** A value that mostly fits a schema, with a hostile one here and there. */
  function fitting(schema: Json, depth = 0, name = ""): unknown {
    if (depth > 8 || chance(hostileShare)) return hostile();
    if (typeof schema.$ref === "string")
      return fitting(schemas[schema.$ref.split("/").at(-1)!] as Json, depth + 1, name);
    const choices = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as Json[] | undefined;
    if (choices) return fitting(pick(choices), depth + 1, name);
    if (Array.isArray(schema.enum)) return pick(schema.enum);
    if ("const" in schema) return schema.const;
    if (schema.type === "object" || schema.properties) return object(schema, depth);
    if (schema.type === "array") {
      return Array.from({ length: Math.floor(random() * 4) }, () =>
        fitting((schema.items as Json) ?? {}, depth + 1),
      );
    }
    if (schema.type === "integer" || schema.type === "number") return Math.floor(random() * 40);
    if (schema.type === "boolean") return chance(0.5);
    if (schema.format === "email") return `fan${Math.floor(random() * 1000)}@fans.example`;
    if (chance(hostileShare * 2)) return pick(STRINGS);
    if (/_url$|logo|image|^url$/.test(name)) return "https://club.example/x.png";
    if (/date/.test(name)) return pick(["2026-03-11", "2026-03-11T15:00:00Z"]);
    if (/season|copy_from/.test(name)) return pick(["2024-25", "2025-26", "2030-31"]);
    if (name === "slug" || name === "key") return `k${Math.floor(random() * 1e6)}`;
    if (/form/.test(name)) return "WDL";
    return chance(0.8) ? pick(["Derby", "Դերբի", "Дерби"]) : pick(HARMLESS);
  }

  function object(schema: Json, depth: number): Json {
    const fields = Object.entries((schema.properties ?? {}) as Record<string, Json>);
    const required = (schema.required ?? []) as string[];
    const isGiven = (name: string) => chance(required.includes(name) ? 0.99 : 0.5);
    const made: Json = Object.fromEntries(
      fields
        .filter(([name]) => isGiven(name))
        .map(([name, field]) => [name, fitting(field, depth + 1, name)]),
    );
    if (chance(hostileShare))
      made[pick(["role", "is_admin", "password_hash", "x".repeat(500), "\0"])] = hostile();
    return made;
  }

  function json(schema: Json): Buffer {
    if (chance(0.05))
      return Buffer.from(pick(["", "{", "nul", "[1,]", '{"a":1}{"b":2}', "\ufeff{}", `"${"a".repeat(100)}`]));
    if (chance(0.03)) return Buffer.from(`${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`);
    if (chance(0.03)) return Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]);
    if (chance(0.02)) return Buffer.from(`{"a":${"9".repeat(10_000)}}`);
    const text = JSON.stringify(chance(0.08) ? hostile() : fitting(schema));
    // As text, because an object literal can't hold these keys as its own.
    const isObject = text?.startsWith("{") && text.length > 2;
    return Buffer.from(
      isObject && chance(0.08)
        ? text.replace("{", '{"__proto__":{"role":"admin"},"constructor":1,')
        : (text ?? ""),
    );
  }

  function multipart(field: string): { type: string; body: Buffer } {
    const boundary = pick(["b", "-".repeat(70), '"', "a b", ""]);
    const name = pick([field, "", '"; filename="x', "__proto__", "a".repeat(5000)]);
    const fileName = pick(["x.png", "../../x.png", "x\0.png", "", "a".repeat(3000), 'x"\r\nX: 1']);
    const content = pick<Buffer | string>([
      "",
      "GIF89a",
      "\x89PNG\r\n\x1a\n",
      Buffer.alloc(9000, 0xff),
      "<svg onload=alert(1)>",
      "RIFF\0\0\0\0WEBPVP8 ",
      "\xff\xd8\xff\xe0",
    ]);
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: image/png\r\n\r\n`;
    const tail = pick([`\r\n--${boundary}--\r\n`, `\r\n--${boundary}`, "", "\r\n--x--"]);
    return {
      type: `multipart/form-data${pick([`; boundary=${boundary}`, "", "; boundary="])}`,
      body: Buffer.concat([Buffer.from(head), Buffer.from(content as string, "latin1"), Buffer.from(tail)]),
    };
  }

  const inPath = () =>
    encodeURIComponent(
      wellFormed(String(pick([1, 2, 3, 7, 99999, ...STRINGS.filter((one) => one.length < 900)]))),
    );
  const query = (names: string[]) =>
    names
      .filter(() => chance(0.6))
      .map(
        (name) =>
          `${encodeURIComponent(name)}${pick(["=", "[]=", "[$ne]=", "==", ""])}${chance(0.9) ? encodeURIComponent(wellFormed(String(pick(STRINGS))).slice(0, 900)) : "%ff%00"}`,
      )
      .join(pick(["&", "&", "&&", ";"]));

  return (): HostileRequest => {
    const headers: Record<string, string> = {
      "x-forwarded-for": `10.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}`,
    };
    for (const [name, value] of HEADERS) if (chance(0.02)) headers[name] = value;
    if (chance(0.15)) {
      const target = pick(["", "", "/hy", "/ru"]) + (chance(0.9) ? pick(PAGES) : `/${inPath()}`);
      const method = pick(["GET", "GET", "GET", "GET", "POST", "PUT", "HEAD", "OPTIONS"]);
      const suffix = chance(0.1) ? ".data" : "";
      const body =
        method === "POST" ? Buffer.from(query(["email", "name", "message", "intent", "token"])) : undefined;
      if (body)
        headers["content-type"] = pick([
          "application/x-www-form-urlencoded",
          "text/plain",
          "multipart/form-data",
        ]);
      return {
        method,
        target: `${target === "/hy" ? "/hy/" : target}${suffix}?${query(PAGE_QUERY)}`,
        headers,
        ...(body ? { body } : {}),
      };
    }
    const endpoint = pick(endpoints);
    hostileShare = pick([0.005, 0.03, 0.12]);
    const names = (of: unknown) => Object.keys(((of as { shape?: object })?.shape ?? {}) as object);
    const path = endpoint.path.replace(/:(\w+)/g, (_, name) =>
      name === "kind"
        ? pick(["articles", "matches", "players", "settings", "__proto__", "accounts"])
        : inPath(),
    );
    const search = query([...names(endpoint.query), ...(chance(0.2) ? ["__proto__", "limit"] : [])]);
    const request: HostileRequest = {
      method: endpoint.method.toUpperCase(),
      target: `/api${path}${search ? `?${search}` : ""}`,
      headers,
    };
    if (endpoint.file) {
      const { type, body } = multipart(endpoint.file.field);
      headers["content-type"] = type;
      return { ...request, body };
    }
    const operation = (document.paths[`/api${endpoint.path.replace(/:(\w+)/g, "{$1}")}`] as Json)[
      endpoint.method
    ] as Json;
    const schema = (operation.requestBody as { content: Record<string, { schema: Json }> } | undefined)
      ?.content["application/json"]?.schema;
    if (!schema) return request;
    headers["content-type"] = chance(0.96)
      ? "application/json"
      : pick([
          "text/plain",
          "application/json; charset=utf-16",
          "multipart/form-data",
          "application/xml",
          "a/b; c=\x01".replace("\x01", ""),
        ]);
    return { ...request, body: json(schema) };
  };
}

/** `encodeURIComponent` throws for half of a pair of surrogates; bodies carry those instead. */
function wellFormed(text: string): string {
  return text.toWellFormed();
}
