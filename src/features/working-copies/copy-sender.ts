import { ApiError, api } from "#src/api/client.ts";
import type { CopyValues, WorkingCopy } from "./working-copy.ts";

/** Two of them and the way to the server are less than the three seconds that somebody may lose. */
const REST_MS = 1000;
const RETRY_MS = 3000;

export type SaveState =
  | { is: "saved"; at: string | undefined }
  | { is: "saving" }
  /** The server does not answer, or takes no more: the browser keeps it. */
  | { is: "local"; why?: string | undefined };

/** Another device of the same person, or a save there, was faster. */
export interface Overtaken {
  copy?: WorkingCopy;
  /** What the new one has become. */
  recordId?: number;
}

interface SenderOptions {
  /** Below /admin/working-copies, e.g. "articles/12". */
  path: string;
  /** The revision that this page has seen. */
  revision: number;
  /** What the server holds of it, as JSON; absent for nothing. */
  kept: string | undefined;
  baseVersion: () => number | null;
  onState: (state: SaveState) => void;
  onOvertaken: (by: Overtaken) => void;
}

interface Sending extends SenderOptions {
  /** Names this form. */
  writer: string;
  /** What has not arrived yet. */
  wanted: CopyValues | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  underWay: Promise<void> | undefined;
  isStopped: boolean;
}

export type CopySender = ReturnType<typeof createCopySender>;

/**
 * Sends what is typed to the server, one after the other and the newest alone, at most a second after it was typed.
 * What does not arrive is sent again until it does.
 */
export function createCopySender(options: SenderOptions) {
  const sending: Sending = {
    ...options,
    writer: crypto.randomUUID(),
    ...{ wanted: undefined, timer: undefined, underWay: undefined, isStopped: false },
  };
  return {
    /** What the form holds now. */
    keep(values: CopyValues) {
      if (JSON.stringify(values) === sending.kept && !sending.wanted) return;
      sending.wanted = values;
      if (sending.isStopped) return;
      sending.onState({ is: "saving" });
      wait(sending, REST_MS);
    },
    /** Sends what waits, e.g. when the page goes. */
    flush: () => sendNow(sending),
    /** Nothing more leaves: the form itself is being saved. Resolves when nothing is on the way. */
    async stop() {
      sending.isStopped = true;
      stopWaiting(sending);
      await sending.underWay;
    },
    /** The save failed, or another text was chosen. @param revision of the copy that was chosen or overruled */
    goOn(revision = sending.revision) {
      sending.isStopped = false;
      sending.revision = revision;
      if (sending.wanted) wait(sending, REST_MS);
    },
    /** Throws it away on the server, too, unless another device has typed more. */
    async forget() {
      await sending.underWay;
      stopWaiting(sending);
      sending.wanted = sending.kept = undefined;
      try {
        if (sending.revision > 0) await api.delete(`/admin/working-copies/${sending.path}?${seen(sending)}`);
        sending.onState({ is: "saved", at: undefined });
      } catch (error) {
        if (!(error instanceof ApiError) || !error.body.copy) throw error;
        takeRefusal(sending, error);
      }
    },
    /** What the save of the form says of its copy. */
    seen: () => seen(sending),
    /** The save of the form was refused, as another device has typed more. */
    refused: (error: ApiError) => takeRefusal(sending, error),
    /** Whether the server holds exactly this. */
    isKept: (values: CopyValues) => !sending.wanted && sending.kept === JSON.stringify(values),
  };
}

function seen({ writer, revision }: Sending): string {
  return `writer=${writer}&revision=${revision}`;
}

function wait(sending: Sending, ms: number): void {
  sending.timer ??= setTimeout(() => {
    sending.timer = undefined;
    void sendNow(sending);
  }, ms);
}

function stopWaiting(sending: Sending): void {
  clearTimeout(sending.timer);
  sending.timer = undefined;
}

async function sendNow(sending: Sending): Promise<void> {
  stopWaiting(sending);
  await sending.underWay;
  const values = sending.wanted;
  if (!values || sending.isStopped) return;
  sending.onState({ is: "saving" });
  sending.underWay = sendOne(sending, values).finally(() => {
    sending.underWay = undefined;
    // What was typed meanwhile.
    if (sending.wanted && sending.wanted !== values && !sending.isStopped) wait(sending, REST_MS);
  });
  await sending.underWay;
}

async function sendOne(sending: Sending, values: CopyValues): Promise<void> {
  const { path, writer, revision, baseVersion, onState } = sending;
  try {
    const body = { values, base_version: baseVersion(), writer, revision };
    const call = api.put<{ revision: number; updated_at: string }>(`/admin/working-copies/${path}`, body);
    const answer = await call;
    sending.revision = answer.revision;
    sending.kept = JSON.stringify(values);
    if (sending.wanted === values) sending.wanted = undefined;
    onState(sending.wanted ? { is: "saving" } : { is: "saved", at: answer.updated_at });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    takeRefusal(sending, error);
  }
}

function takeRefusal(sending: Sending, { message, status, body }: ApiError): void {
  const { copy, record_id } = body as { copy?: WorkingCopy; record_id?: number };
  sending.onState({ is: "local", why: message || undefined });
  if (copy || record_id) {
    sending.isStopped = true;
    sending.onOvertaken({ ...(copy ? { copy } : {}), ...(record_id ? { recordId: record_id } : {}) });
  } else if (status === 0 || status >= 500 || status === 429) wait(sending, RETRY_MS);
}
