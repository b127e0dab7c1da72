import { useEffect, useRef, useState } from "react";
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
    void readTree(value, stop.signal).then((root) => {
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
