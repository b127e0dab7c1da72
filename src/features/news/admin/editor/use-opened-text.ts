import type { Root } from "mdast";
import { useEffect, useRef, useState } from "react";
import { api } from "#src/api/client.ts";
import { type OpenedText, openText } from "#src/ui/editor/open-text.ts";
import { readTree } from "#src/ui/editor/text-reader.ts";
import { isBlockLink } from "./block-link.ts";

interface Opened {
  text: OpenedText;
  /** Raised with each text that came from outside: a draft, another's version. */
  number: number;
}

/**
 * A text as the editor opens it, anew whenever it is another than the one that the editor itself wrote.
 * @param onUnreadable told when it can't be read in time
 */
export function useOpenedText(value: string, onUnreadable: () => void) {
  const [opened, setOpened] = useState<Opened>();
  const written = useRef<string>(undefined);
  const refuse = useRef(onUnreadable);
  refuse.current = onUnreadable;
  useEffect(() => {
    if (value === written.current) return;
    const stop = new AbortController();
    void treeOf(value, stop.signal).then((root) => {
      if (stop.signal.aborted) return;
      if (!root) return refuse.current();
      written.current = value;
      const text = openText(value, root, isBlockLink);
      setOpened((before) => ({ text, number: (before?.number ?? 0) + 1 }));
    });
    return () => stop.abort();
  }, [value]);
  return {
    opened,
    /** The editor wrote this: it is not opened again. */
    noteWritten: (text: string) => {
      written.current = text;
    },
  };
}

/** Longer than the server takes, and short enough for somebody whose connection went. */
const MOST_MS = 3000;

/**
 * What the editor opens: the server reads the text, so that the page need not load a reader of Markdown. Where no answer
 * comes the page reads it itself.
 * @returns null for a text that can't be read in time
 */
async function treeOf(text: string, signal: AbortSignal): Promise<Root | null> {
  if (text.trim() === "") return { type: "root", children: [] };
  const answer = await Promise.race([
    api.post<{ root: Root | null }>("/admin/text-tree", { text }).catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, MOST_MS)),
  ]);
  if (answer || signal.aborted) return answer?.root ?? null;
  return readTree(text, signal);
}
