import { createElement, type ReactNode } from "react";

const MOST_PARTS = 100;
const parts = new Map<string, string>();
let write: ((part: ReactNode) => string) | undefined;

/** From now on parts are written once and kept as text. For the server; a browser never calls it. */
export function keepParts(writer: (part: ReactNode) => string): void {
  write = writer;
}

interface KeptPartProps {
  as: keyof HTMLElementTagNameMap;
  /** All that the part depends on: what has the same name looks the same. */
  name: string;
  className?: string;
  "aria-hidden"?: true | undefined;
  "aria-label"?: string;
  /** They must need no context: words, the page's address. */
  children: ReactNode;
}

/**
 * An element whose content stands on many pages, or many times on one: the partners' logos. The server writes it
 * once and repeats the text, which costs it next to nothing; to a browser it is an element like any other.
 */
export function KeptPart({ as, name, children, ...attributes }: KeptPartProps) {
  if (!write) return createElement(as, attributes, children);
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: textOf(name, children) } });
}

function textOf(name: string, children: ReactNode): string {
  const known = parts.get(name);
  if (known !== undefined) return known;
  if (parts.size >= MOST_PARTS) parts.clear();
  const text = write!(children);
  parts.set(name, text);
  return text;
}
