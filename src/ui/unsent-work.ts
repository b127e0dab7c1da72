import { useEffect, useState } from "react";

/** Work that waits on this device, and the page that sends it. */
export interface UnsentWork {
  /** Path of the page. */
  path: string;
  count: number;
}

const NAME = "unsent-work";

/** Notes how much waits on this device for a page, so that others can lead there; none takes the note away. */
export function noteUnsent(path: string, count: number): void {
  const others = readUnsent().filter((one) => one.path !== path);
  const all = count > 0 ? [...others, { path, count }] : others;
  try {
    if (all.length > 0) localStorage.setItem(NAME, JSON.stringify(all));
    else localStorage.removeItem(NAME);
  } catch {
    // Without storage nothing waits beyond the page that knows it.
  }
}

/** What waits on this device; known in the browser alone. */
export function useUnsentWork(): UnsentWork[] {
  const [work, setWork] = useState<UnsentWork[]>([]);
  useEffect(() => {
    const read = () => setWork(readUnsent());
    read();
    addEventListener("storage", read);
    return () => removeEventListener("storage", read);
  }, []);
  return work;
}

function readUnsent(): UnsentWork[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(NAME) ?? "[]");
    return Array.isArray(all) ? all.filter(isWork) : [];
  } catch {
    return [];
  }
}

function isWork(one: UnsentWork): boolean {
  return /^\/admin\/[\w/-]+$/.test(one?.path) && Number.isInteger(one.count) && one.count > 0;
}
