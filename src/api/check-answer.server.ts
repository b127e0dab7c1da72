import { isDeepStrictEqual } from "node:util";
import type { Endpoint } from "./endpoint.server.ts";
import { JSON_TYPE, mediaTypeOf } from "./media-type.ts";

/**
 * Holds what a call answers against its declaration, to the last field: for tests, so that each test of the API
 * checks the answers that it sees. Staff's and visitors' answers are not held up by it.
 * @throws Error that names what differs: a bug, and so logged whole
 */
export async function checkAnswer(endpoint: Endpoint, answer: unknown): Promise<void> {
  const name = `${endpoint.method.toUpperCase()} ${endpoint.path}`;
  const declared = endpoint.produces ?? JSON_TYPE;
  const type = answer instanceof Response ? mediaTypeOf(answer.headers.get("content-type")) : JSON_TYPE;
  if (type !== declared) throw undeclared(name, `${type} in place of ${declared}`);
  if (answer instanceof Response) return;

  const sent = JSON.parse(JSON.stringify(answer ?? {})) as unknown;
  const { success, data, error } = endpoint.answer.safeParse(sent);
  if (!success) throw undeclared(name, error.message);
  // The schema leaves out what it does not know.
  const kept = JSON.parse(JSON.stringify(data)) as unknown;
  if (!isDeepStrictEqual(kept, sent)) throw undeclared(name, differenceOf(kept, sent));
}

function undeclared(name: string, what: string): Error {
  return new Error(`${name} answers what it does not declare: ${what}`);
}

/** e.g. "news.0.is_published". */
function differenceOf(kept: unknown, sent: unknown, path = ""): string {
  if (!isObject(kept) || !isObject(sent)) return path;
  for (const [name, value] of Object.entries(sent)) {
    if (!isDeepStrictEqual(kept[name], value)) {
      return differenceOf(kept[name], value, path ? `${path}.${name}` : name);
    }
  }
  return path;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
