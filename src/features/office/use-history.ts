import { useEffect, useRef, useState } from "react";
import type { Picked } from "#src/i18n/staff-words.tsx";
import { ApiError, api } from "./api.ts";
import { confirm } from "./confirm.tsx";
import { faultText } from "./list-fault.tsx";
import type { RecordBarProps } from "./record-bar.tsx";
import type { revisionWords } from "./revision-words.ts";
import { showToast } from "./toasts.tsx";
import { useOfficeWords } from "./use-office-words.ts";

export interface Revision {
  version: number;
  /** Empty where nobody signed in. */
  name: string;
  created_at: string;
  /** Fields, or teams of a table. */
  changed: string[];
}

export interface Compared extends Omit<Revision, "changed"> {
  values: Record<string, unknown>;
  present: Record<string, unknown>;
  present_version: number;
}

const PAGE = 30;

/** The history of a record: its versions, one of them beside the present, and the way back to it. */
export function useHistory(
  { kind, id, isDirty, onRestored }: RecordBarProps,
  words: Picked<(typeof revisionWords)["entries"]>,
) {
  const office = useOfficeWords();
  const path = `/admin/history/${kind}/${id}`;
  const [revisions, setRevisions] = useState<Revision[]>();
  const [{ total, present }, setTotals] = useState<{ total: number; present?: number }>({ total: 0 });
  const [chosen, setChosen] = useState<number>();
  const [compared, setCompared] = useState<Compared>();
  const [fault, setFault] = useState<ApiError>();
  const [isBusy, setIsBusy] = useState(false);
  /** The version that was asked for last: slower answers about others come too late. */
  const wanted = useRef<number>(undefined);

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
  const load = (before: Revision[]) =>
    guarded(async () => {
      const answer = await api.get<{ revisions: Revision[]; total: number; present_version: number }>(
        `${path}?limit=${PAGE}&offset=${before.length}`,
      );
      setRevisions([...before, ...answer.revisions]);
      setTotals({ total: answer.total, present: answer.present_version });
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for a record.
  useEffect(() => void load([]), [path]);

  const choose = (version: number) =>
    guarded(async () => {
      wanted.current = version;
      setChosen(version);
      const answer = await api.get<Compared>(`${path}/${version}`);
      if (wanted.current === version) setCompared(answer);
    });

  const write = async (version: number, over: number | undefined) => {
    const { record } = await api.post<{ record: { version?: number } }>(`${path}/${version}/restore`, {
      version: over,
    });
    onRestored(record);
    return record.version;
  };
  /** Resolves to whether it was done. */
  const restore = async (): Promise<boolean> => {
    if (chosen === undefined || !compared) return false;
    const hint = isDirty ? `${words.questionHint} ${words.unsavedHint}` : words.questionHint;
    if (!(await confirm({ text: words.question(chosen), hint, yes: words.restore }))) return false;
    const former = compared.present_version;
    let isDone = false;
    await guarded(async () => {
      const now = await write(chosen, former);
      isDone = true;
      showToast({
        text: words.restored(chosen),
        action: {
          label: office.undo,
          run: () =>
            void write(former, now).then(
              () => showToast({ text: words.restored(former) }),
              (error: unknown) => {
                if (!(error instanceof ApiError)) throw error;
                showToast({ text: faultText(error, office.failed, office.network), isBad: true });
              },
            ),
        },
      });
    });
    return isDone;
  };
  return {
    revisions,
    total,
    present,
    chosen,
    compared,
    fault,
    isBusy,
    choose,
    restore,
    more: () => load(revisions ?? []),
  };
}
