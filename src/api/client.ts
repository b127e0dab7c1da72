import type { Issue } from "#src/errors/app-error.ts";
import { pageLanguage } from "#src/i18n/languages.ts";
import { forgetKey, isLastAnswer, keyOf } from "./draft-key.ts";
import { fetchAnswer, silenceAfter } from "./fetch-answer.ts";
import { signOut, storedSession } from "./session.ts";
import { signInAgain } from "./sign-in-again.ts";

/** A call that failed: the server's sentence in the language of the interface, or `code: "network"` when no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly issues: Issue[];
  /** The whole answer; a conflict's holds `base`, `yours` and `theirs`. */
  readonly body: Record<string, unknown>;

  constructor(status: number, code: string, body: Record<string, unknown>) {
    super(typeof body.message === "string" ? body.message : "");
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.issues = Array.isArray(body.issues) ? (body.issues as Issue[]) : [];
    this.body = body;
  }
}

interface CallOptions {
  body?: unknown;
  /** What may have to be sent again is made once under its key. */
  key?: string;
  signal?: AbortSignal;
}

/** The one client of the REST API; every admin screen reads and writes through it. Paths begin below /api. */
export const api = {
  get: <Answer>(path: string, signal?: AbortSignal) => call<Answer>("GET", path, signal ? { signal } : {}),
  post: <Answer>(path: string, body?: unknown) => call<Answer>("POST", path, { body }),
  create,
  put: <Answer>(path: string, body?: unknown) => call<Answer>("PUT", path, { body }),
  patch: <Answer>(path: string, body?: unknown) => call<Answer>("PATCH", path, { body }),
  delete: <Answer>(path: string, body?: unknown) => call<Answer>("DELETE", path, { body }),
  upload,
  download,
};

/**
 * Makes something, or sends a letter: once, however often it is sent until its answer was seen.
 * @param draft names it in this browser, where several are made at one path
 */
function create<Answer>(path: string, body?: unknown, draft = path): Promise<Answer> {
  return once(draft, (key) => call<Answer>("POST", path, { body, key }));
}

async function once<Answer>(draft: string, send: (key: string) => Promise<Answer>): Promise<Answer> {
  const owner = ownName();
  try {
    const answer = await send(keyOf(draft, owner));
    forgetKey(draft, owner);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && isLastAnswer(false, error.body)) forgetKey(draft, owner);
    throw error;
  }
}

/**
 * Under whose name this browser keeps drafts and their keys: whoever opened the page, also while another tab has signed
 * out, so that what is typed then is found after the next sign-in.
 */
export function ownName(): string {
  owner ||= storedSession()?.user.username;
  return owner ?? "";
}
let owner: string | undefined;

/** Whether somebody else has signed in in another tab: what stands on this page is not theirs to send. */
function isAnothers(): boolean {
  const present = storedSession()?.user.username;
  return present !== undefined && present !== ownName();
}

/** The browser may ask whoever sits there, and the page may stay: whatever it tries to send comes here again. */
function beginAnew(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}

/** Where an admin sets up the second factor that the operator asks for; until then nothing else answers. */
const PROFILE = "/admin/profile";

/** Whether a call of this page was answered as signed in: then an ended session is asked for again in place. */
let hasWorked = false;

async function call<Answer>(method: string, path: string, options: CallOptions): Promise<Answer> {
  if (method !== "GET" && isAnothers()) return beginAnew();
  const answer = await send(method, path, options);
  const body = await readJson(answer);
  if (answer.ok) {
    // Cut off on the way, e.g. by going to another page: an answer without its content is none.
    if (!body) throw new ApiError(0, "network", {});
    hasWorked = true;
    ownName();
    return body as Answer;
  }
  if (answer.status === 401) {
    await signedOut();
    return call(method, path, options);
  }
  if (body?.code === "two_factor_needed" && location.pathname !== PROFILE) {
    location.assign(PROFILE);
    // The browser is on its way to another page.
    return new Promise(() => {});
  }
  throw refusal(answer.status, body);
}

function refusal(status: number, body: Record<string, unknown> = {}): ApiError {
  return new ApiError(status, String(body.code ?? (status === 0 ? "network" : "internal")), body);
}

async function send(method: string, path: string, { body, key, signal }: CallOptions): Promise<Response> {
  const headers: Record<string, string> = callerHeaders();
  if (body !== undefined) headers["content-type"] = "application/json";
  if (key) headers["idempotency-key"] = key;
  try {
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    const sent = { method, headers, ...text, ...(signal ? { signal } : {}) };
    return await fetchAnswer(`/api${path}`, sent, { silentMs: silenceAfter(text.body) });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(0, "network", {});
  }
}

/** Waits until somebody signed in over the page; a page that never worked goes to the sign-in page. */
async function signedOut(): Promise<void> {
  if (hasWorked && storedSession()) return signInAgain();
  await signOut(true);
  // The browser is on its way to another page.
  return new Promise(() => {});
}

/** Who calls, and the language of the interface: the server answers its sentences in it. */
function callerHeaders(): Record<string, string> {
  const token = storedSession()?.token;
  return { "accept-language": pageLanguage(), ...(token ? { authorization: `Bearer ${token}` } : {}) };
}

async function readJson(answer: Response): Promise<Record<string, unknown> | undefined> {
  try {
    return (await answer.json()) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

interface Upload {
  field: string;
  file: Blob;
  name: string;
  /** From 0 to 1, as the bytes leave. */
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
}

/** A file of which nothing more leaves for so long, or whose answer does not come, is sent by nobody any more. */
const UPLOAD_SILENT_MS = 60_000;

/** Sends one file; by XMLHttpRequest, because `fetch` does not tell how much of it has left. */
function upload<Answer>(path: string, sent: Upload): Promise<Answer> {
  return once(`${path} ${sent.name} ${sent.file.size}`, (key) => uploadUnder<Answer>(key, path, sent));
}

async function uploadUnder<Answer>(key: string, path: string, sent: Upload): Promise<Answer> {
  if (isAnothers()) return beginAnew();
  const { status, body } = await sendFile(key, path, sent);
  if (status >= 200 && status < 300) return body as Answer;
  if (status === 401) {
    await signedOut();
    return uploadUnder(key, path, sent);
  }
  throw refusal(status, body);
}

function sendFile(key: string, path: string, { field, file, name, onProgress, signal }: Upload) {
  return new Promise<{ status: number; body: Record<string, unknown> }>((resolve, reject) => {
    const form = new FormData();
    form.append(field, file, name);
    const request = new XMLHttpRequest();
    request.open("POST", `/api${path}`);
    request.responseType = "json";
    const headers = { ...callerHeaders(), "idempotency-key": key };
    for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
    const isLost = () => resolve({ status: 0, body: {} });
    const giveUp = () => {
      isLost();
      request.abort();
    };
    let timer = setTimeout(giveUp, UPLOAD_SILENT_MS);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, UPLOAD_SILENT_MS);
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    request.onload = () => resolve({ status: request.status, body: request.response ?? {} });
    request.onerror = isLost;
    request.onloadend = () => clearTimeout(timer);
    request.onabort = () => reject(new DOMException("The upload was cancelled.", "AbortError"));
    signal?.addEventListener("abort", () => request.abort());
    request.send(form);
  });
}

/** Fetches a file that only staff may have, and hands it to the browser's downloads. */
async function download(path: string, name: string): Promise<void> {
  const answer = await send("GET", path, {});
  if (answer.status === 401) {
    await signedOut();
    return download(path, name);
  }
  if (!answer.ok) throw refusal(answer.status, await readJson(answer));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
