import { useEffect, useRef, useState } from "react";
import { type ProseNode, plainProse } from "#src/markdown/prose.ts";
import { openProseReader, type ReadProse } from "#src/ui/prose-reader.ts";

/**
 * A text with Markdown as the site will show it, a moment after it was typed.
 * @returns `isRefused` once it is known to be too much for a page: then as plain paragraphs
 */
export function useProse(text: string): { nodes: ProseNode[]; isRefused: boolean } {
  const [shown, setShown] = useState<ReadProse & { text: string }>();
  const reader = useRef<ReturnType<typeof openProseReader>>(undefined);
  useEffect(() => {
    const opened = openProseReader((text, read) => setShown({ text, ...read }));
    reader.current = opened;
    return () => opened.stop();
  }, []);
  useEffect(() => reader.current?.read(text), [text]);
  if (!shown) return { nodes: [], isRefused: false };
  if (shown.nodes) return { nodes: shown.nodes, isRefused: false };
  return { nodes: plainProse(shown.text), isRefused: true };
}
