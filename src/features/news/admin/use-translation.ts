import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { ApiError, api } from "#src/api/client.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Article } from "../article.ts";
import type { NewsOfficeText } from "../text/office.en.ts";
import type { SentRow, TranslationSheet } from "../translation.ts";
import { freshRows, type ShownRow, type ShownRows, withTyped } from "./typed-rows.ts";

export type Translation = ReturnType<typeof useTranslation>;

interface Present extends ShownRows {
  base: string;
  /** What was sent since the last answer: the server may have it, and then it is nobody else's. */
  unanswered: readonly ShownRow[];
}

/** The rows of a translation, as the server had them last and as they are typed. */
function useSheet(path: string, loaded: TranslationSheet) {
  const [rows, setRows] = useState<readonly ShownRow[]>(() => freshRows(loaded.rows));
  const [isDirty, setIsDirty] = useState(false);
  const present = useRef<Present>({ rows, saved: rows, base: loaded.base, unanswered: [] });
  const show = (next: readonly ShownRow[]) => {
    present.current.rows = next;
    setRows(next);
  };
  return {
    rows,
    isDirty,
    present,
    /** The rows as the server had them last, in the same places. */
    saved: useCallback(() => present.current.saved, []),
    write: (index: number, target: string) => {
      show(present.current.rows.map((row, place) => (place === index ? { ...row, target } : row)));
      setIsDirty(true);
    },
    /** Takes what the server has now; what was typed since the given rows stays. @returns the article's version */
    take: async (since: readonly ShownRow[]) => {
      const sheet = await api.get<TranslationSheet>(path);
      const { rows, saved } = withTyped(sheet.rows, present.current.rows, since);
      present.current.base = sheet.base;
      present.current.saved = saved;
      show(rows);
      setIsDirty(isTyped(present.current));
      return sheet.version;
    },
  };
}

/** Where a translation is saved; each block when it is left. */
export function useTranslation(id: string, loaded: TranslationSheet) {
  const words = useOfficeText("news").translate;
  const path = `/admin/news/${id}/translations/${loaded.language}`;
  const { present, write, take, ...shown } = useSheet(path, loaded);
  const [lastSave, setLastSave] = useState<{ at: Date; article: Article }>();
  const { saving, setSaving, hasFailed } = useSaving();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const savedLast = useRef<number>(undefined);

  async function send(order: Order): Promise<Article | undefined> {
    const { rows: sent, base } = present.current;
    setSaving("yes");
    try {
      const article = await api.put<Article>(path, {
        base,
        rows: sentRows(sent, order),
        finish: order.finish,
        goes_on_from: savedLast.current,
      });
      savedLast.current = article.version;
      present.current.unanswered = [];
      if ((await take(sent)) !== article.version)
        await askWhose(words, write, clashes({ ...present.current, unanswered: sent }, sent));
      setSaving("no");
      setLastSave({ at: new Date(), article });
      return article;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "network") present.current.unanswered = [...present.current.unanswered, ...sent];
      if (error.status === 409 && !order.isSecond) {
        const rows = await takeOthers({ present, take, write }, sent, words);
        return send(secondTry(order, sent, rows));
      }
      setSaving("failed");
      return void showToast({ text: error.message || words.failed, isBad: true });
    }
  }

  const save = (order: Order = {}) => after(queue, () => send(order));
  useAgainOnline(hasFailed, save);
  return {
    ...shown,
    lastSave,
    saving,
    type: write,
    leave: () => (isTyped(present.current) ? save() : Promise.resolve(undefined)),
    /** Saves what was typed, and waits for what is being saved. The rows as they are then. */
    settle: async (): Promise<readonly ShownRow[]> => {
      await queue.current;
      if (isTyped(present.current)) await save();
      return present.current.rows;
    },
    callRight: ({ key }: ShownRow, source?: string) => save({ right: key, source }),
    takeOut: (index: number) => {
      write(index, "");
      return save();
    },
    finish: () => save({ finish: true }),
  };
}

/** Whether something is being saved or could not be; the latter known at once, before the page has been drawn anew. */
function useSaving() {
  const [saving, show] = useState<"no" | "yes" | "failed">("no");
  const hasFailed = useRef(false);
  const setSaving = (now: typeof saving) => {
    hasFailed.current = now === "failed";
    show(now);
  };
  return { saving, setSaving, hasFailed };
}

function after<Saved>(queue: RefObject<Promise<unknown>>, send: () => Promise<Saved>): Promise<Saved> {
  const next = queue.current.then(send);
  queue.current = next.catch(() => undefined);
  return next;
}

function isTyped({ rows, saved }: ShownRows): boolean {
  return rows.some(({ target }, index) => target !== saved[index]?.target);
}

/** What did not arrive for want of a network is sent when it is back. */
function useAgainOnline(hasFailed: RefObject<boolean>, send: () => Promise<unknown>): void {
  const again = useRef(send);
  again.current = send;
  useEffect(() => {
    const go = () => {
      if (hasFailed.current) void again.current();
    };
    addEventListener("online", go);
    return () => removeEventListener("online", go);
  }, [hasFailed]);
}

/** The blocks in which somebody else has saved other words than are typed here. @param before as the server had them */
function clashes({ rows, saved, unanswered }: Present, before: readonly ShownRow[]) {
  const known = new Map(before.map(({ key, target }) => [key, target]));
  const isOwn = (key: number, theirs: string) =>
    unanswered.some((sent) => sent.key === key && sent.target.trim() === theirs.trim());
  return saved.flatMap(({ key, target: theirs }, index) => {
    const mine = rows[index]!.target;
    const isTheirs = known.has(key) && known.get(key) !== theirs && !isOwn(key, theirs);
    return isTheirs && theirs && mine !== theirs && mine !== known.get(key) ? [{ mine, theirs, index }] : [];
  });
}

type Words = NewsOfficeText["translate"];

/**
 * Takes what somebody else saved first: where both wrote in a block it is asked whose words stay, all others are theirs.
 * @param sent the rows whose save was refused
 * @returns the rows to be saved now
 */
async function takeOthers(
  { present, take, write }: Pick<ReturnType<typeof useSheet>, "present" | "take" | "write">,
  sent: readonly ShownRow[],
  words: Words,
): Promise<readonly ShownRow[]> {
  const { saved } = present.current;
  await take(saved);
  if (present.current.rows.some(({ target }, index) => target !== sent[index]?.target))
    showToast({ text: words.othersCame });
  await askWhose(words, write, clashes(present.current, saved));
  return present.current.rows;
}

/** Asks whose words stay in each block in which both wrote. */
export async function askWhose(
  { bothWrote, bothVersions, takeTheirs, keepMine }: Words,
  write: (index: number, target: string) => void,
  both: ReturnType<typeof clashes>,
): Promise<void> {
  for (const { mine, theirs, index } of both) {
    const hint = bothVersions(theirs, mine);
    if (await confirm({ text: bothWrote, hint, yes: takeTheirs, no: keepMine })) write(index, theirs);
  }
}

interface Order {
  /** The key of the row that is called right. */
  right?: number;
  /** What it was made from, where that is not what stands beside it. */
  source?: string | undefined;
  finish?: boolean;
  isSecond?: boolean;
}

/** An order over rows that were loaded anew: what it said of one holds where its source says the same. */
function secondTry(
  { right, source, ...order }: Order,
  before: readonly ShownRow[],
  rows: readonly ShownRow[],
): Order {
  const sourceIn = (all: readonly ShownRow[]) => all.find(({ key }) => key === right)?.source;
  const isThere = right !== undefined && sourceIn(rows) === sourceIn(before);
  return { ...order, ...(isThere ? { right, source } : {}), isSecond: true };
}

function sentRows(rows: readonly ShownRow[], { right, source }: Order): SentRow[] {
  return rows.map((row) => {
    const isRight = row.key === right;
    const said = isRight && source !== undefined ? source : row.source;
    return { field: row.field, source: said, target: row.target, is_right: isRight };
  });
}
