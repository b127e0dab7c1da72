import { useEffect, useRef, useState } from "react";
import { ApiError, api } from "#src/api/client.ts";
import { confirm } from "./confirm.tsx";
import { faultText } from "./list-fault.tsx";
import type { RecordBarProps } from "./record-bar.tsx";
import type { OfficeText } from "./text/office.en.ts";
import { showToast } from "./toasts.tsx";
import { useOfficeText } from "./use-office-text.ts";

/** A record that belongs to another one, in whose history it is told: an event of a match. */
export interface Part {
  kind: string;
  id: number;
  values: Record<string, unknown>;
}

export interface Revision {
  version: number;
  /** Empty where nobody signed in. */
  name: string;
  created_at: string;
  /** Fields, or teams of a table. */
  changed: string[];
  did: "begin" | "change" | "delete" | "restore";
  part?: Part;
}

export interface Compared extends Omit<Revision, "changed" | "did" | "part"> {
  values: Record<string, unknown>;
  present: Record<string, unknown>;
  present_version: number;
  is_deleted: boolean;
}

const PAGE = 30;

/** The history of a record: its versions, one of them beside the present, and the way back to it. */
export function useHistory(
  { kind, id, part, isDirty, onRestored }: RecordBarProps,
  words: OfficeText["revisions"],
) {
  const office = useOfficeText();
  const path = `/admin/history/${kind}/${id}`;
  const pathOf = ({ part, version }: Revision) =>
    `${part ? `/admin/history/${part.kind}/${part.id}` : path}/${version}`;
  const [revisions, setRevisions] = useState<Revision[]>();
  const [{ total, present }, setTotals] = useState<{ total: number; present?: number }>({ total: 0 });
  const [chosen, setChosen] = useState<Revision>();
  const [compared, setCompared] = useState<Compared>();
  const [fault, setFault] = useState<ApiError>();
  const [isBusy, setIsBusy] = useState(false);
  /** The version that was asked for last: slower answers about others come too late. */
  const wanted = useRef<Revision>(undefined);

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

  const choose = (revision: Revision) =>
    guarded(async () => {
      wanted.current = revision;
      setChosen(revision);
      const answer = await api.get<Compared>(pathOf(revision));
      if (wanted.current === revision) setCompared(answer);
    });

  const write = async (revision: Revision, over: number | undefined) => {
    const { record } = await api.post<{ record: { version?: number } }>(`${pathOf(revision)}/restore`, {
      version: over,
    });
    (revision.part ? part?.onRestored : onRestored)?.(record);
    return record.version;
  };
  /** Resolves to whether it was done. */
  const restore = async (): Promise<boolean> => {
    if (chosen === undefined || !compared) return false;
    const { version } = chosen;
    const hint = isDirty && !chosen.part ? `${words.questionHint} ${words.unsavedHint}` : words.questionHint;
    if (!(await confirm({ text: words.question(version), hint, yes: words.restore }))) return false;
    const former = compared.present_version;
    let isDone = false;
    await guarded(async () => {
      const now = await write(chosen, former);
      isDone = true;
      // What was deleted has a way to go again on its own page.
      if (compared.is_deleted) return showToast({ text: words.restored(version) });
      showToast({
        text: words.restored(version),
        action: {
          label: office.undo,
          run: () =>
            void write({ ...chosen, version: former }, now).then(
              () => showToast({ text: words.restored(former) }),
              (error: unknown) => {
                if (!(error instanceof ApiError)) throw error;
                showToast({ text: faultText(error, office.failed, office), isBad: true });
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
