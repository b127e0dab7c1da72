import type { Context, Hono } from "hono";
import { requireRole } from "#src/app/access.server.ts";
import { type Actor, NOBODY } from "#src/app/actor.server.ts";
import { asAppError, errorAnswer, logError } from "#src/app/answer.server.ts";
import type { Account, App } from "#src/app/app.server.ts";
import { accessErrors } from "#src/app/errors.server.ts";
import { hashRequest, refuseKeyOfAnother } from "#src/app/once.server.ts";
import { findChanges, withShownPictures } from "#src/app/picture-changes.server.ts";
import { requestInfo } from "#src/app/request-info.server.ts";
import type { Cache } from "#src/delivery/cache.server.ts";
import { sendCached, sendOnce } from "#src/delivery/serve.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { check } from "./check.server.ts";
import { checkAnswer } from "./check-answer.server.ts";
import { type Call, type Endpoint, JSON_BYTES } from "./endpoint.server.ts";
import { requestErrors } from "./errors.server.ts";
import { JSON_TYPE } from "./media-type.ts";
import { readFile, readJson } from "./read-body.server.ts";
import { requestLanguage } from "./request-language.server.ts";

/** Finds who calls; null for nobody. @throws AppError `signed_out` for a session that ended */
export type Authenticate = (app: App, request: Request) => Promise<Account | null>;

interface Mounted {
  app: App;
  authenticate: Authenticate;
  /** @throws AppError for a caller who may not */
  mayCall: (endpoint: Endpoint, account: Account | null) => void;
  /** For the calls that say so; absent in development. */
  cache?: Cache | undefined;
}

/** Puts the declared calls on a router, below /api and at their aliases. */
export function mountEndpoints(hono: Hono, endpoints: Endpoint[], mounted: Mounted): void {
  for (const endpoint of endpoints) {
    if (!endpoint.access)
      throw new Error(`${endpoint.method} ${endpoint.path} does not say who may call it.`);
    const handler = async (c: Context) => {
      try {
        return await (endpoint.isCacheable ? answerForAll : answer)(c, endpoint, mounted);
      } catch (thrown) {
        const error = asAppError(thrown);
        logError(mounted.app, error, requestInfo(c.req.raw).id);
        return send(c, errorAnswer(error, requestLanguage(c.req.raw)));
      }
    };
    hono.on(endpoint.method, `/api${endpoint.path}`, handler);
    if (endpoint.alias) hono.on(endpoint.method, endpoint.alias, handler);
  }
  refuseOtherMethods(hono, endpoints);
}

async function answer(c: Context, endpoint: Endpoint, mounted: Mounted): Promise<Response> {
  const { app } = mounted;
  const headers: [string, string][] = [];
  const caller = () => admit(c, endpoint, mounted);
  const account = await caller();
  const given = await readGiven(c, endpoint);
  // A body may be minutes on its way: who was shut out meanwhile, or lost a role, does nothing any more.
  const present = account && (endpoint.body || endpoint.file) ? await caller() : account;
  const call = await callOf(c, app, endpoint, { ...given, account: present, headers });
  const handle = async () => endpoint.handle(call as Call<never, never, never>);
  // What visitors read takes its turn with pages and lists: a rush of searches would have all of the database.
  const isRead = endpoint.method === "get" && endpoint.access === "public";
  const result = await (isRead && mounted.cache ? mounted.cache.limit(handle) : handle());
  if (app.config.NODE_ENV === "test") await checkAnswer(endpoint, result);
  if (result instanceof Response) return send(c, result, headers);

  const changes = await findChanges(app, account ? "forStaff" : "forVisitors");
  const body = withShownPictures(JSON.stringify(result ?? {}), changes);
  for (const [name, value] of headers) c.header(name, value, { append: true });
  const own = { "cache-control": "no-store" };
  if (endpoint.status === 204) return c.body(null, 204, own);
  return sendOnce(
    c,
    new Response(body, { status: endpoint.status ?? 200, headers: { "content-type": JSON_UTF8, ...own } }),
  );
}

/** What depends on nothing but its declared parameters is made once for all who ask. */
async function answerForAll(c: Context, endpoint: Endpoint, { app, cache }: Mounted): Promise<Response> {
  const call = await callOf(c, app, endpoint, {
    ...(await readGiven(c, endpoint)),
    ...{ account: null, headers: [] },
  });
  const make = async () => {
    const result = await endpoint.handle(call as Call<never, never, never>);
    const changes = await findChanges(app, "forVisitors");
    return new Response(withShownPictures(JSON.stringify(result ?? {}), changes), {
      headers: PUBLIC_HEADERS,
    });
  };
  if (!cache) return send(c, await make());
  return sendCached(c, cache, `${endpoint.path} ${JSON.stringify([call.params, call.query])}`, make);
}

/** Who calls, where they may; null for nobody. @throws AppError `signed_out` or `forbidden` */
async function admit(c: Context, endpoint: Endpoint, mounted: Mounted): Promise<Account | null> {
  const { app, authenticate, mayCall } = mounted;
  const account =
    endpoint.access === "public"
      ? null
      : ((await authenticate(app, c.req.raw)) ??
        (await endpoint.alsoBy?.(app, c.req.raw, c.req.param())) ??
        null);
  mayCall(endpoint, account);
  return account;
}

/** What came in, checked. */
interface Given {
  params: unknown;
  query: unknown;
  body: unknown;
  file: Uint8Array | undefined;
}

async function readGiven(c: Context, endpoint: Endpoint): Promise<Given> {
  const request = c.req.raw;
  return {
    params: endpoint.params ? check(endpoint.params, c.req.param()) : undefined,
    query: endpoint.query ? check(endpoint.query, c.req.query()) : undefined,
    body: await readBody(request, endpoint),
    file: endpoint.file ? await readFile(request, endpoint.file) : undefined,
  };
}

async function callOf(
  c: Context,
  app: App,
  endpoint: Endpoint,
  { account, headers, ...given }: Given & { account: Account | null; headers: [string, string][] },
) {
  const request = c.req.raw;
  const { id: requestId, address } = requestInfo(request);
  const { body, file } = given;
  const key = readIdempotencyKey(request);
  const actor: Actor = {
    app,
    account: account ?? NOBODY,
    requestId,
    address,
    language: requestLanguage(request),
    ...(key && endpoint.method === "post"
      ? { idempotencyKey: key, requestHash: hashRequest(endpoint.method, c.req.path, body, file) }
      : {}),
  };
  await refuseKeyOfAnother(actor);
  const setHeader = (name: string, value: string) => void headers.push([name, value]);
  return { app, ...given, request, address, requestId, account, actor, setHeader };
}

/** @throws AppError `invalid` for a key that nobody can repeat */
function readIdempotencyKey(request: Request): string | undefined {
  const key = request.headers.get("idempotency-key") ?? undefined;
  if (key !== undefined && !/^[\x21-\x7e]{8,200}$/.test(key)) {
    throw new AppError("invalid", requestErrors.idempotency_key_form());
  }
  return key;
}

const JSON_UTF8 = `${JSON_TYPE}; charset=utf-8`;
const PUBLIC_HEADERS = { "content-type": JSON_UTF8, "cache-control": "public, max-age=0, must-revalidate" };

async function readBody(request: Request, endpoint: Endpoint): Promise<unknown> {
  if (!endpoint.body) return undefined;
  const given = await readJson(request, endpoint.maxBytes ?? JSON_BYTES);
  return check(endpoint.body, withoutReadOnly(given));
}

/** Fields that the server sets: a record may be sent back as it was read, but nobody can assign these. */
const READ_ONLY = new Set([
  "id",
  "created_at",
  "updated_at",
  "deleted_at",
  "views_count",
  "author_id",
  "search",
]);

function withoutReadOnly(given: unknown): unknown {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return given;
  return Object.fromEntries(Object.entries(given).filter(([name]) => !READ_ONLY.has(name)));
}

/** @throws AppError `signed_out` or `forbidden`, in words */
export function requireAccess({ access }: Endpoint, account: Account | null): void {
  if (access === "public" || access === "visitor") return;
  if (!account) throw new AppError("signed_out", accessErrors.signed_out());
  if (access === "staff") return;
  requireRole(account, access);
}

/** A response made elsewhere, with the headers that every answer carries. */
export function send(c: Context, response: Response, extra: [string, string][] = []): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of extra) headers.append(name, value);
  for (const [name, value] of headers) c.header(name, value, { append: name === "set-cookie" });
  return c.newResponse(response.body as ReadableStream | null, response.status as 200);
}

/** A known path with another method: 405 and the methods it knows. */
function refuseOtherMethods(hono: Hono, endpoints: Endpoint[]): void {
  const methods = new Map<string, Set<string>>();
  for (const { method, path, alias } of endpoints) {
    for (const known of [`/api${path}`, ...(alias ? [alias] : [])]) {
      methods.set(known, (methods.get(known) ?? new Set()).add(method.toUpperCase()));
    }
  }
  for (const [path, known] of methods) {
    const allowed = [...known, ...(known.has("GET") ? ["HEAD"] : [])].join(", ");
    hono.all(path, (c) => {
      const error = new AppError(
        "wrong_method",
        requestErrors.wrong_method({ method: c.req.method, allowed }),
      );
      return send(c, errorAnswer(error, requestLanguage(c.req.raw)), [["allow", allowed]]);
    });
  }
}
