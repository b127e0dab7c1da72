import type { z } from "zod";
import type { Actor } from "#src/app/actor.server.ts";
import type { Account, App } from "#src/app/app.server.ts";
import type { Message } from "#src/errors/messages.ts";

/**
 * Who may call: anybody; anybody, with more for staff (`visitor`); signed-in staff of any role (`staff`);
 * editors and admins; admins alone.
 */
export type Access = "public" | "visitor" | "staff" | "editor" | "admin";

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
  /** 200 unless told. */
  status?: 200 | 201 | 202;
  /** Answered from memory until something is saved. Only for public reads that depend on nothing but their parameters. */
  isCacheable?: boolean;
  handle: (call: Call<never, never, never>) => unknown;
}

type Out<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

type Declaration<P, Q, B> = Omit<Endpoint, "params" | "query" | "body" | "handle"> & {
  params?: P;
  query?: Q;
  body?: B;
  handle: (call: Call<Out<P>, Out<Q>, Out<B>>) => unknown;
};

/**
 * Declares one call of the API: its path, who may make it, what may come in, what goes out. The router, the
 * access rules, the checks and the OpenAPI document are all read from this.
 */
export function endpoint<
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(declaration: Declaration<P, Q, B>): Endpoint {
  return declaration as unknown as Endpoint;
}

export const JSON_BYTES = 65_536;
/** JSON that may carry a 5 MB picture as a data URL: base64 is a third longer. */
export const JSON_WITH_PHOTO_BYTES = 8 * 1024 * 1024;
