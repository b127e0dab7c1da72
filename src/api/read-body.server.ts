import { serverErrors } from "#src/app/errors.server.ts";
import { requestInfo } from "#src/app/request-info.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import type { Message } from "#src/errors/messages.ts";
import { fieldErrors, requestErrors } from "./errors.server.ts";
import { fileOfForm } from "./form-file.server.ts";

const MOST_DEPTH = 32;
/** The largest form has half as many: two thousand rows of four fields. */
const MOST_VALUES = 20_000;

/**
 * The JSON of a request, read with a bound.
 * @throws AppError `wrong_media_type`, `too_large` or `invalid`
 */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type)) {
    throw new AppError("wrong_media_type", requestErrors.not_json());
  }
  const bytes = await readBytes(request, maxBytes);
  const text = decodeUtf8(bytes);
  if (text.trim() === "") throw new AppError("invalid", requestErrors.empty());
  requireSmall(text);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("invalid", requestErrors.broken_json());
  }
}

/**
 * A file of a multipart form, in memory; `maxBytes` is the most that the file itself may have, exactly.
 * @throws AppError `wrong_media_type`, `too_large` or `invalid`
 */
export async function readFile(
  request: Request,
  { field, maxBytes, tooLarge }: { field: string; maxBytes: number; tooLarge: Message },
): Promise<Uint8Array> {
  const refusal = new AppError("too_large", tooLarge);
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new AppError("wrong_media_type", requestErrors.not_multipart({ field }));
  }
  const bytes = await readBytes(request, maxBytes + FORM_OVERHEAD, refusal);
  const file = fileOfForm(bytes, type, field);
  if (file === undefined) throw new AppError("invalid", requestErrors.broken_form());
  if (file === null) throw new AppError("invalid", requestErrors.no_file({ field }));
  if (file.byteLength > maxBytes) throw refusal;
  if (file.byteLength === 0) throw new AppError("invalid", requestErrors.empty_file());
  return file;
}

/** Boundaries, headers and other fields of a form around its file. */
const FORM_OVERHEAD = 16 * 1024;

/**
 * Reads a body up to a bound and no byte further. The sender's other requests go on meanwhile.
 * @throws AppError `too_large`; `unavailable` for too much of one caller; `invalid` for a sender who went away
 */
export async function readBytes(
  request: Request,
  maxBytes: number,
  error = tooLarge(maxBytes),
): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw error;
  const { body } = request;
  if (!body) return new Uint8Array();
  const { whileArriving = (arrive) => arrive() } = requestInfo(request);
  const parts: Uint8Array[] = [];
  let total = 0;
  const held = holdOf(request);
  try {
    await whileArriving(async () => {
      for await (const part of arriving(body)) {
        total += part.byteLength;
        if (total > maxBytes) throw error;
        held.add(part.byteLength);
        parts.push(part);
      }
    });
  } finally {
    held.release();
  }
  return parts.length === 1 ? parts[0]! : Buffer.concat(parts, total);
}

/** @throws AppError `invalid` where the connection ends before the body does: no fault of ours that belongs into the log */
async function* arriving(body: NonNullable<Request["body"]>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (cause) {
    throw new AppError("invalid", requestErrors.cut_off(), { cause });
  }
}

/**
 * What one caller's bodies may take while they are on their way: two dozen of the largest pictures at once. Whoever
 * opens thousands of connections and never sends the end would fill the memory.
 */
const MOST_UNDER_WAY = 256 * 1024 * 1024;
const underWay = new Map<string, number>();

/** Counts the bytes of a request's body until it has arrived and its turn has come. */
function holdOf(request: Request) {
  const { address, caller = address } = requestInfo(request);
  let own = 0;
  const change = (bytes: number) => {
    own += bytes;
    const all = (underWay.get(caller) ?? 0) + bytes;
    if (all > 0) underWay.set(caller, all);
    else underWay.delete(caller);
    return all;
  };
  return {
    /** @throws AppError `unavailable` */
    add(bytes: number): void {
      if (change(bytes) > MOST_UNDER_WAY)
        throw new AppError("unavailable", serverErrors.busy(), { retryAfterS: 5 });
    },
    release: () => void change(-own),
  };
}

function tooLarge(maxBytes: number): AppError {
  const size =
    maxBytes >= 1024 * 1024
      ? `${Math.floor(maxBytes / 1024 / 1024)} MB`
      : `${Math.floor(maxBytes / 1024)} KB`;
  return new AppError("too_large", requestErrors.too_large({ size }));
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new AppError("invalid", requestErrors.broken_text());
  }
}

/**
 * Counted before parsing: `JSON.parse` recurses, and ten thousand brackets would take the stack; and to look through a
 * million fields takes seconds, in which nobody else is answered. The sign of number 0 is in no text, and PostgreSQL
 * fails where it is asked for one that has it.
 * @throws AppError `invalid`
 */
function requireSmall(text: string): void {
  let depth = 0;
  let commas = 0;
  let isString = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (isString) {
      if (letter === 92) {
        i++;
        if (text.startsWith("u0000", i)) throw new AppError("invalid", fieldErrors.control_characters());
      } else if (letter === 34) isString = false;
    } else if (letter === 34) isString = true;
    else if (letter === 44) commas++;
    else if (letter === 123 || letter === 91) depth++;
    else if (letter === 125 || letter === 93) depth--;
    if (depth > MOST_DEPTH) throw new AppError("invalid", requestErrors.too_deep({ levels: MOST_DEPTH }));
    if (commas >= MOST_VALUES) throw new AppError("invalid", requestErrors.too_many({ n: MOST_VALUES }));
  }
}
