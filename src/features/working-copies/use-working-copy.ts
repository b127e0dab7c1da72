import { useCallback, useEffect, useRef, useState } from "react";
import { type CopySender, createCopySender, type Overtaken, type SaveState } from "./copy-sender.ts";
import type { CopiedKind, CopyValues } from "./working-copy.ts";

interface WorkingCopyOptions {
  kind: CopiedKind;
  /** The record's number, or "new-…". */
  key: string;
  values: CopyValues;
  isDirty: boolean;
  version: number | undefined;
  /** The revision of the copy that the form was opened with; 0 for none. */
  revision: number;
}

/** Keeps what is typed on the server, and tells how it stands. */
export function useWorkingCopy({ kind, key, values, isDirty, version, revision }: WorkingCopyOptions) {
  const [state, setState] = useState<SaveState>({ is: "saved", at: undefined });
  const [overtaken, setOvertaken] = useState<Overtaken>();
  const base = useRef(version);
  base.current = version;
  const sender = useRef<{ path: string; made: CopySender }>(undefined);
  const path = `${kind}/${key}`;
  if (sender.current?.path !== path) {
    // What was opened is there already: to send it would tell the other device that somebody typed here.
    const kept = revision > 0 ? JSON.stringify(values) : undefined;
    const options = { path, revision, kept, baseVersion: () => base.current ?? null };
    sender.current = {
      path,
      made: createCopySender({ ...options, onState: setState, onOvertaken: setOvertaken }),
    };
  }
  const { made } = sender.current;
  const hadChanges = useRef(isDirty);
  useEffect(() => {
    if (isDirty) made.keep(values);
    // Everything is as it was saved again.
    else if (hadChanges.current) made.forget().catch(() => {});
    hadChanges.current = isDirty;
  }, [made, values, isDirty]);
  useEffect(() => {
    const flush = () => void made.flush();
    const leave = () => document.hidden && flush();
    addEventListener("online", flush);
    document.addEventListener("visibilitychange", leave);
    return () => {
      removeEventListener("online", flush);
      document.removeEventListener("visibilitychange", leave);
      flush();
    };
  }, [made]);
  const goOn = useCallback(
    (revision?: number) => {
      setOvertaken(undefined);
      made.goOn(revision);
    },
    [made],
  );
  return {
    state,
    overtaken,
    goOn,
    stop: made.stop,
    flush: made.flush,
    forget: made.forget,
    seen: made.seen,
    refused: made.refused,
    isSafe: () => made.isKept(values),
  };
}

export type WorkingCopyState = ReturnType<typeof useWorkingCopy>;
