/** The signs around words that a key makes bold, italic or a link. */
export const SIGNS = { B: ["**", "**"], I: ["_", "_"], K: ["[", "](https://)"] } as const;

interface Key {
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  code: string;
}

/** Which signs are meant by a key, on any keyboard. */
export function signsOfKey({
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  code,
}: Key): readonly [before: string, after: string] | undefined {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return undefined;
  const key = code.replace("Key", "");
  return key === "B" || key === "I" || key === "K" ? SIGNS[key] : undefined;
}

/** `execCommand` is the one way that keeps the browser's own undo; it works in every browser. */
export function insertText(area: HTMLTextAreaElement | null, text: string): void {
  area?.focus();
  document.execCommand("insertText", false, text);
}

export function insertAround(area: HTMLTextAreaElement | null, before: string, after: string): void {
  if (!area) return;
  const { selectionStart, selectionEnd, value } = area;
  const chosen = value.slice(selectionStart, selectionEnd);
  insertText(area, before + chosen + after);
  const from = selectionStart + before.length;
  area.setSelectionRange(from, from + chosen.length);
}
