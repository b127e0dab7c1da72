import { useEffect, useRef, useState } from "react";
import type { ProseNode } from "#src/markdown/prose.ts";
import { openProseReader } from "#src/ui/prose-reader.ts";

/**
 * Several texts with Markdown as the site will show them, read one after the other beside the page.
 * @returns by text; without those that are not read yet, or are too much to read
 */
export function useFormatted(texts: readonly string[]): ReadonlyMap<string, ProseNode[]> {
  const [read, setRead] = useState<ReadonlyMap<string, ProseNode[]>>(new Map());
  const known = useRef(new Set<string>());
  const all = texts.join("\0");
  useEffect(() => {
    const waiting = all.split("\0").filter((text) => text.trim() && !known.current.has(text));
    if (waiting.length === 0) return;
    const found = new Map<string, ProseNode[]>();
    const next = () => {
      const text = waiting.pop();
      if (text !== undefined) return reader.read(text);
      reader.stop();
      setRead((before) => new Map([...before, ...found]));
    };
    const reader = openProseReader((text, { nodes }) => {
      known.current.add(text);
      if (nodes) found.set(text, nodes);
      next();
    });
    next();
    return () => reader.stop();
  }, [all]);
  return read;
}
