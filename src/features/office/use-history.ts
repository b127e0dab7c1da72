import { useEffect, useRef, useState } from "react";
import { ApiError, api } from "#src/api/client.ts";
import type { Language } from "#src/i18n/languages.ts";
import type { RecordBarProps } from "./record-bar.tsx";
import type { Compared, Revision } from "./revision.ts";
import { useRestore } from "./use-restore.ts";

const PAGE = 30;

export type RecordHistory = ReturnType<typeof useHistory>;

/** The history of a record: its versions, one of them beside the present, and the way back to it. */
export function useHistory(props: RecordBarProps) {
  const path = `/admin/history/${props.kind}/${props.id}`;
  const pathOf = ({ part, version }: Revision) =>
    `${part ? `/admin/history/${part.kind}/${part.id}` : path}/${version}`;
  const [revisions, setRevisions] = useState<Revision[]>();
  const [{ total, present }, setTotals] = useState<{ total: number; present?: number }>({ total: 0 });
  const [chosen, setChosen] = useState<Revision>();
  const [compared, setCompared] = useState<Compared>();
  const { fault, isBusy, guarded } = useGuarded();
  /** The version that was asked for last: slower answers about others come too late. */
  const wanted = useRef<Revision>(undefined);

  const choose = (revision: Revision) =>
    guarded(async () => {
      wanted.current = revision;
      setChosen(revision);
      setCompared(undefined);
      const answer = await api.get<Compared>(pathOf(revision));
      if (wanted.current === revision) setCompared(answer);
    });
  const load = (before: Revision[]) =>
    guarded(async () => {
      const answer = await api.get<{ revisions: Revision[]; total: number; present_version: number }>(
        `${path}?limit=${PAGE}&offset=${before.length}`,
      );
      setRevisions([...before, ...answer.revisions]);
      setTotals({ total: answer.total, present: answer.present_version });
      // What was changed last is seen at once: the version before it, beside the present one.
      const previous = answer.revisions.find(
        ({ version, part }) => !part && version < answer.present_version,
      );
      if (before.length === 0 && previous) await choose(previous);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for a record.
  useEffect(() => void load([]), [path]);

  const [language, setLanguage] = useState<Language>();
  const restore = useRestore(props, pathOf, language);
  return {
    revisions: language ? revisions?.filter((one) => one.changed.some(isIn(language))) : revisions,
    language,
    setLanguage,
    total,
    present,
    chosen,
    compared,
    fault,
    isBusy,
    choose,
    /** Resolves to whether the chosen version was brought back. */
    restore: async () => Boolean(chosen && compared && (await restore(chosen, compared, guarded))),
    more: () => load(revisions ?? []),
  };
}

/** Whether a column of an article is one of a language's: all others belong to English. */
function isIn(language: Language): (column: string) => boolean {
  const texts = /^(title|excerpt|content|text_state|publish_at|unpublish_at)(?:_(hy|ru))?$/;
  return (column) => {
    const [found, , ending = "en"] = texts.exec(column) ?? [];
    return found !== undefined && ending === language;
  };
}

/** Does a call: whether one is under way, and why the last was refused. */
function useGuarded() {
  const [fault, setFault] = useState<ApiError>();
  const [isBusy, setIsBusy] = useState(false);
  const guarded = async (act: () => Promise<void>) => {
    setIsBusy(true);
    setFault(undefined);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(error);
    } finally {
      setIsBusy(false);
    }
  };
  return { fault, isBusy, guarded };
}
