import { openApiDocument } from "#src/api/openapi.server.ts";
import { endpoints } from "#src/api.server.ts";

type Json = Record<string, unknown>;

/** As long as the longest text of a record, where a field does not say its own bound. */
const LONGEST = 100_000;
/** Shorter ones are filled all at once. */
const LONG = 2000;
/** Texts of which a row is refused at once, and so would keep the others from being saved. */
const HAS_A_FORM =
  /date|_(on|at|for|until|url|key|hash)$|^(season|url|token|key|slug|nation|formation|half_lengths|year|username|code|copy_from|path)$/;

/** Signs of which a long row was once work for seconds, or is for careless programs. */
export const ROWS: Record<string, string> = {
  letters: "a",
  Armenian: "և",
  capitals: "İ",
  spaces: " x",
  "spaces in the middle": " ",
  tabs: "\tx",
  lines: "\n",
  "lines of one letter": "x\n",
  separators: "\u2028",
  slashes: "/",
  backslashes: "\\",
  brackets: "[",
  pictures: "![a](",
  links: "[a](b) ",
  angles: "<",
  tags: "<a ",
  ampersands: "&",
  quotes: '"',
  digits: "9",
  dots: ".",
  dashes: "-",
  "letters and dashes": "a-",
  commas: "a, ",
  colons: "a: b\n",
  percents: "%41",
  accents: "e\u0301",
  stars: "*a ",
  underlines: "_",
  marks: "`",
  headings: "# a\n",
  quoted: "> ",
  tables: "|a",
  addresses: "https://a.b/",
  "at signs": "a@b.",
  "joined faces": "👩‍👩‍👧‍👦",
  "from right to left": "\u05d0\u202e",
  "soft hyphens": "\u00ad",
  "unlike words": "",
};

/** A row of a length. A letter stands at both ends, where a trim would take the rest. */
export function rowOf(name: string, length: number): string {
  if (name === "unlike words") return unlikeWords(length);
  const part = ROWS[name]!;
  return `x${part.repeat(Math.max(0, Math.floor((length - 2) / part.length)))}x`
    .slice(0, length)
    .toWellFormed();
}

function unlikeWords(length: number): string {
  let words = "";
  for (let word = 0; words.length < length; word++) words += `${word.toString(36)} `;
  return words.slice(0, length);
}

/** An ordinary text of a length: what a row of it may be compared with. */
export function proseOf(length: number): string {
  const sentence = "Argishti won at home again, and the stand sang until the lights went out. ";
  return sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length);
}

/** Bodies of one call, by what is long in them; each made of what fills a text or a list. */
export interface LongCall {
  method: string;
  /** As it is declared, e.g. "/admin/news/:id". */
  path: string;
  /** E.g. ".content", ".short texts", ".rows[]". */
  field: string;
  body(fill: (length: number) => string): Json;
}

interface Leaf {
  path: string[];
  most: number;
}

/** Every call with a body, once for each of its long texts, its short texts together, and each of its lists. */
export function longCalls(): LongCall[] {
  const document = openApiDocument(endpoints, "x") as { paths: Json; components: { schemas: Json } };
  return endpoints.flatMap((endpoint) => {
    if (!endpoint.body) return [];
    const operation = (document.paths[`/api${endpoint.path.replace(/:(\w+)/g, "{$1}")}`] as Json)[
      endpoint.method
    ] as { requestBody: { content: Record<string, { schema: Json }> } };
    const schema = operation.requestBody.content["application/json"]!.schema;
    const bodies = bodiesOf(schema, document.components.schemas, endpoint.maxBytes ?? 65_536);
    return bodies.map((body) => ({ method: endpoint.method, path: endpoint.path, ...body }));
  });
}

function bodiesOf(root: Json, schemas: Json, maxBytes: number): Pick<LongCall, "field" | "body">[] {
  const texts: Leaf[] = [];
  const lists: { path: string[]; item: Json; most: number }[] = [];
  const resolve = (schema: Json): Json =>
    typeof schema.$ref === "string" ? resolve(schemas[schema.$ref.split("/").at(-1)!] as Json) : schema;

  function visit(given: Json, path: string[]): void {
    const schema = resolve(given);
    if (path.length > 6) return;
    const choices = (schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []) as Json[];
    for (const choice of choices) visit(choice, path);
    const fields = Object.entries((schema.properties ?? {}) as Record<string, Json>);
    for (const [name, field] of fields) visit(field, [...path, name]);
    if (schema.items) {
      lists.push({ path, item: schema.items as Json, most: Number(schema.maxItems ?? 2000) });
    }
    if (schema.type === "string" && !schema.enum && !schema.format) {
      texts.push({ path, most: Math.min(Number(schema.maxLength ?? LONGEST), Math.floor(maxBytes / 8)) });
    }
  }
  visit(root, []);

  function sample(given: Json, name = ""): unknown {
    const schema = resolve(given);
    const choices = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as Json[] | undefined;
    if (choices) return sample(choices[0]!, name);
    if (Array.isArray(schema.enum)) return schema.enum[0];
    if ("const" in schema) return schema.const;
    if (schema.properties) {
      const required = (schema.required ?? []) as string[];
      const fields = schema.properties as Record<string, Json>;
      return Object.fromEntries(required.map((field) => [field, sample(fields[field]!, field)]));
    }
    if (schema.type === "array") return [];
    if (schema.type === "integer" || schema.type === "number") return 1;
    if (schema.type === "boolean") return true;
    if (schema.format === "email") return "fan@fans.example";
    if (/url/.test(name)) return "https://club.example/x";
    if (/date|_on$|_at$/.test(name)) return "2026-03-11";
    if (/season/.test(name)) return "2025-26";
    return schema.type === "object" ? {} : "Derby";
  }

  const base = () => sample(root) as Json;
  const free = texts.filter(({ path }) => path.length && !HAS_A_FORM.test(path.at(-1)!));
  const short = free.filter(({ most }) => most < LONG);
  const bodies = free
    .filter(({ most }) => most >= LONG)
    .map(({ path, most }) => ({
      field: `.${path.join(".")}`,
      body: (fill: (length: number) => string) => placed(base(), path, fill(most)),
    }));
  if (short.length) {
    bodies.push({
      field: ".short texts",
      body: (fill) => short.reduce((body, { path, most }) => placed(body, path, fill(most)), base()),
    });
  }
  for (const { path, item, most } of lists) {
    const room = Math.min(most, Math.floor(maxBytes / 40));
    bodies.push({
      field: `.${path.join(".")}[]`,
      body: (fill) =>
        placed(
          base(),
          path,
          Array.from({ length: room }, (_, at) => filledItem(resolve(item), fill, at)),
        ),
    });
  }
  return bodies;

  function filledItem(item: Json, fill: (length: number) => string, at: number): unknown {
    if (item.type === "integer" || item.type === "number") return at + 1;
    const one = sample(item);
    if (typeof one === "string") return `${fill(20)}${at}`;
    if (!one || typeof one !== "object") return one;
    return Object.fromEntries(
      Object.entries(one as Json).map(([name, value]) => [
        name,
        typeof value === "string" ? `${fill(20)}${at}` : value,
      ]),
    );
  }
}

function placed(body: Json, [name, ...rest]: string[], value: unknown): Json {
  if (!name) return body;
  if (!rest.length) return { ...body, [name]: value };
  const inner = body[name];
  return { ...body, [name]: placed(inner && typeof inner === "object" ? (inner as Json) : {}, rest, value) };
}
