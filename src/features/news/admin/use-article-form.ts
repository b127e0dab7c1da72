import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { ApiError, api } from "#src/api/client.ts";
import { askFirst } from "#src/features/office/ask-first.ts";
import { conflictIn } from "#src/features/office/conflict.ts";
import { nameOf } from "#src/features/office/drafts.ts";
import { useReturn } from "#src/features/office/list-places.ts";
import { staffDateTime } from "#src/features/office/staff-dates.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import { type RecordForm, useRecordForm } from "#src/features/office/use-record-form.ts";
import { useWorkingCopy, type WorkingCopyState } from "#src/features/working-copies/use-working-copy.ts";
import type { CopyValues, WorkingCopy } from "#src/features/working-copies/working-copy.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Article } from "../article.ts";
import { nextHour } from "../schedule.ts";
import { type ArticleValues, bodyOf, faultsOf, valuesOf } from "./article-form-state.ts";
import { dropOlder, isNewerHere, mergeDrafts } from "./merge-drafts.ts";
import { useDroppedCopies } from "./use-dropped-copies.ts";

export interface OpenedCopies {
  /** What the same person typed over the article before, on whichever device. */
  copy?: WorkingCopy | null | undefined;
  /** What the same person has begun as new. */
  begun?: WorkingCopy[] | undefined;
}

export type ArticleFormState = ReturnType<typeof useArticleForm>;

/**
 * The form over an article; its save leads back to the list. What is typed is kept on the server, too, and the form
 * goes on with what was typed before.
 * @param article absent for a new one
 */
export function useArticleForm(article: Article | undefined, { copy, begun = [] }: OpenedCopies = {}) {
  const language = useLanguage();
  const words = useOfficeText("news");
  const office = useOfficeText("office");
  const taken = useRef(copy);
  useEffect(() => {
    if (taken.current) dropOlder(taken.current);
  }, []);
  const sending = useRef<WorkingCopyState>(undefined);
  const send = useSend(article, sending);
  const onSaved = useSaved();
  const titleOf = ({ title, title_hy, title_ru }: Partial<ArticleValues>) =>
    title || title_hy || title_ru || "";
  const form = useRecordForm<ArticleValues, Article>({
    initial: valuesOf(article, language),
    ...(copy ? { typed: copy.values as Partial<ArticleValues> } : {}),
    draft: `article-${article?.id ?? "new"}`,
    hasManyDrafts: !article,
    titleOf,
    version: copy?.base_version ?? article?.version,
    validate: (values) => faultsOf(values, { ...office, slug: words.slugHint }),
    send,
    onSaved,
    failed: words.saveFailed,
  });
  const key = article ? String(article.id) : keyIn(form.draft);
  const work = useWorkingCopy({
    kind: "articles",
    key,
    values: form.values as CopyValues,
    isDirty: form.isDirty,
    version: form.version,
    revision: taken.current?.key === key ? taken.current.revision : 0,
  });
  sending.current = work;
  const dropping = useDroppedCopies();
  const take = (one: WorkingCopy) => {
    taken.current = one;
    form.goOnWith(`article-${one.key}`, one.values as Partial<ArticleValues>);
  };
  useAsked(begun, take);
  const offered = mergeDrafts(form.offered, dropping.without(copy ? [copy, ...begun] : begun), {
    present: form.draft,
    titleOf: (one) => titleOf(one.values as Partial<ArticleValues>),
    drop: dropping.drop,
    take,
  });
  return {
    ...form,
    work,
    offered,
    // What the server holds may be left: it is there on the next visit.
    isDone: () => form.isDone() || work.isSafe(),
  } satisfies RecordForm<ArticleValues, Article> & { work: WorkingCopyState };
}

/** Goes on at once with what the address names; what this browser has of a later moment is left to be offered. */
function useAsked(begun: WorkingCopy[], take: (copy: WorkingCopy) => void): void {
  const asked = useSearchParams()[0].get("begun");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens.
  useEffect(() => {
    const copy = begun.find(({ key }) => key === asked);
    if (copy && !isNewerHere(copy)) take(copy);
  }, [asked]);
}

/** Of a draft's name what the server calls it: "article-new-5f0c…" → "new-5f0c…". */
function keyIn(draft: string): string {
  return draft.slice("article-".length);
}

/** Saves, while nothing of the working copy is on its way; with the save it ends. */
function useSend(
  article: Article | undefined,
  work: { readonly current: WorkingCopyState | undefined },
): (values: ArticleValues, version: number | undefined, slot: string) => Promise<Article> {
  const checks = useOfficeText("checks");
  /** What another device has made of the same beginning. */
  const made = useRef<number>(undefined);
  return async (values, version, slot) => {
    await work.current?.stop();
    const id = article?.id ?? made.current;
    const write = ({ ask_first = false }) => {
      const seen = work.current ? `&${work.current.seen()}` : "";
      const query = `?copy=${keyIn(nameOf(slot))}${seen}${ask_first ? "&ask_first=1" : ""}`;
      return id
        ? api.put<Article>(`/admin/news/${id}${query}`, { ...bodyOf(values), version })
        : api.create<Article>(`/admin/news${query}`, bodyOf(values), slot);
    };
    try {
      return await askFirst(write, { oddSave: checks.ask, saveAnyway: checks.publishAnyway });
    } catch (error) {
      if (error instanceof ApiError && error.body.copy) work.current?.refused(error);
      else work.current?.goOn();
      const conflict = error instanceof ApiError ? conflictIn(error) : undefined;
      if (conflict) made.current = Number(conflict.theirs.id);
      throw error;
    }
  };
}

/** Says what was saved, and leads back to the list. */
function useSaved() {
  const language = useLanguage();
  const words = useOfficeText("news");
  const office = useOfficeText("office");
  const goBack = useReturn("/admin/news");
  return (saved: Article) => {
    const hour = saved.state === "scheduled" && nextHour(saved, new Date());
    showToast({
      text: hour ? words.goesOut(staffDateTime(hour)) : office.saved,
      ...(saved.state === "published"
        ? {
            action: {
              label: words.openOnSite,
              run: () => open(localPath(language, `/news/${saved.slug}`), "_blank"),
            },
          }
        : {}),
    });
    goBack();
  };
}
