import type { z } from "zod";
import type { Actor } from "#src/app/actor.server.ts";
import type { Account, App, Role } from "#src/app/app.server.ts";
import type { Message } from "#src/errors/messages.ts";
import { Deleted, IdParams } from "./fields.server.ts";

/**
 * Who may call: anybody; anybody, with more for staff (`visitor`); signed-in staff of any role (`staff`);
 * writers, editors and admins; editors and admins; admins alone.
 */
export type Access = "public" | "visitor" | "staff" | Role;

/** One call as a handler sees it: checked, typed, with the caller known. */
export interface Call<Params, Query, Body> {
  app: App;
  params: Params;
  query: Query;
  body: Body;
  /** The bytes of the uploaded file, where the call takes one. */
  file: Uint8Array;
  request: Request;
  /** The caller's network address, through trusted proxies only. */
  address: string;
  requestId: string;
  account: Account | null;
  /** Who does what for which request: what every command needs. Only for signed-in callers. */
  actor: Actor;
  /** Sets a header of the answer, e.g. a cookie. */
  setHeader: (name: string, value: string) => void;
}

export interface Endpoint {
  method: "get" | "post" | "put" | "patch" | "delete";
  /** Below /api, in Hono's form: "/admin/news/:id". */
  path: string;
  /** The same call at a path without /api, e.g. "/partners". */
  alias?: string;
  access: Access;
  /** Finds who calls where no session does, e.g. by the pass of a match; null for nobody. */
  alsoBy?: (app: App, request: Request, params: Record<string, string>) => Promise<Account | null>;
  /** One sentence for the documentation. */
  summary: string;
  /** The group in the documentation, e.g. "News". */
  group: string;
  params?: z.ZodType;
  query?: z.ZodType;
  /** A JSON body. */
  body?: z.ZodType;
  /** A multipart body with one file; its size is bounded to the byte. */
  file?: { field: string; maxBytes: number; tooLarge: Message };
  /** The most bytes of a JSON body; 64 KB unless told. */
  maxBytes?: number;
  answer: z.ZodType;
  /** The media type of an answer that is no JSON, e.g. "text/csv". */
  produces?: string;
  /** 200 unless told; 204 has no body. */
  status?: 200 | 201 | 202 | 204;
  /** Answered from memory until something is saved. Only for public reads that depend on nothing but their parameters. */
  isCacheable?: boolean;
  handle: (call: Call<never, never, never>) => unknown;
}

type Out<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

type Declaration<P, Q, B> = Omit<
  Endpoint,
  "method" | "path" | "access" | "group" | "params" | "query" | "body" | "handle"
> & {
  params?: P;
  query?: Q;
  body?: B;
  handle: (call: Call<Out<P>, Out<Q>, Out<B>>) => unknown;
};

type PathWithId = `${string}/:id` | `${string}/:id/${string}`;

/** A path's `:id` is a record's number unless its call declares other parameters. */
type PathParams<Path> = Path extends PathWithId ? typeof IdParams : undefined;

/**
 * Declares the calls of one group of the documentation: the path of each, who may make it, what may come in, what
 * goes out. The router, the access rules, the checks and the OpenAPI document are all read from this.
 * @example const calls = callsOf("News"); calls.get("/admin/news/:id", "editor", { summary, answer, handle })
 */
export function callsOf(group: string) {
  const by =
    (method: Endpoint["method"]) =>
    <
      Path extends string,
      P extends z.ZodType | undefined = PathParams<Path>,
      Q extends z.ZodType | undefined = undefined,
      B extends z.ZodType | undefined = undefined,
    >(
      path: Path,
      access: Access,
      declaration: Declaration<P, Q, B>,
    ): Endpoint => {
      const params = /\/:id(\/|$)/.test(path) ? IdParams : undefined;
      return { method, path, access, group, params, ...declaration } as unknown as Endpoint;
    };
  const calls = {
    get: by("get"),
    post: by("post"),
    put: by("put"),
    patch: by("patch"),
    delete: by("delete"),
  };
  return {
    ...calls,
    /** A call, an editor's unless told, that does away with what has the path's number. */
    deleteById: (
      path: PathWithId,
      summary: string,
      command: (actor: Actor, id: number) => Promise<unknown>,
      access: Access = "editor",
    ): Endpoint =>
      calls.delete<PathWithId, typeof IdParams>(path, access, {
        summary,
        answer: Deleted,
        handle: async ({ actor, params }) => {
          await command(actor, params.id);
          return { ok: true, id: params.id };
        },
      }),
  };
}

/** What a call answers that gives all of a list, e.g. `{ teams, total }`. */
export function listOf<Name extends string, Item>(name: Name, items: readonly Item[]) {
  return { [name]: items, total: items.length } as Record<Name, readonly Item[]> & { total: number };
}

export const JSON_BYTES = 65_536;
/** JSON that may carry a 5 MB picture as a data URL: base64 is a third longer. */
export const JSON_WITH_PHOTO_BYTES = 8 * 1024 * 1024;
