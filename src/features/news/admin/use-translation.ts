import { type RefObject, useRef, useState } from "react";
import { ApiError, api } from "#src/api/client.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Article } from "../article.ts";
import type { SentRow, TranslationSheet } from "../translation.ts";
import { freshRows, type ShownRow, type ShownRows, withTyped } from "./typed-rows.ts";

export type Translation = ReturnType<typeof useTranslation>;

/** The rows of a translation, as the server had them last and as they are typed. */
function useSheet(path: string, loaded: TranslationSheet) {
  const [rows, setRows] = useState<readonly ShownRow[]>(() => freshRows(loaded.rows));
  const [isDirty, setIsDirty] = useState(false);
  const present = useRef({ rows, saved: rows, base: loaded.base });
  const show = (next: readonly ShownRow[]) => {
    present.current.rows = next;
    setRows(next);
  };
  return {
    rows,
    isDirty,
    present,
    write: (index: number, target: string) => {
      show(present.current.rows.map((row, place) => (place === index ? { ...row, target } : row)));
      setIsDirty(true);
    },
    /** Takes what the server has now; what was typed since the given rows stays. */
    take: async (since: readonly ShownRow[]) => {
      const sheet = await api.get<TranslationSheet>(path);
      const { rows, saved } = withTyped(sheet.rows, present.current.rows, since);
      present.current.base = sheet.base;
      present.current.saved = saved;
      show(rows);
      setIsDirty(isTyped(present.current));
    },
  };
}

/** Where a translation is saved; each block when it is left. */
export function useTranslation(id: string, loaded: TranslationSheet) {
  const words = useOfficeText("news").translate;
  const path = `/admin/news/${id}/translations/${loaded.language}`;
  const { present, write, take, ...shown } = useSheet(path, loaded);
  const [saved, setSaved] = useState<{ at: Date; article: Article }>();
  const [saving, setSaving] = useState<"no" | "yes" | "failed">("no");
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
      await take(sent);
      setSaving("no");
      setSaved({ at: new Date(), article });
      return article;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409 && !order.isSecond) {
        // Somebody else saved first: one's own blocks go over theirs, all others are theirs.
        await take(present.current.saved);
        const { rows } = present.current;
        if (rows.some(({ target }, index) => target !== sent[index]?.target))
          showToast({ text: words.othersCame });
        return send(secondTry(order, sent, rows));
      }
      setSaving("failed");
      return void showToast({ text: error.message || words.failed, isBad: true });
    }
  }

  const save = (order: Order = {}) => after(queue, () => send(order));
  return {
    ...shown,
    saved,
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

function after<Saved>(queue: RefObject<Promise<unknown>>, send: () => Promise<Saved>): Promise<Saved> {
  const next = queue.current.then(send);
  queue.current = next.catch(() => undefined);
  return next;
}

function isTyped({ rows, saved }: ShownRows): boolean {
  return rows.some(({ target }, index) => target !== saved[index]?.target);
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
