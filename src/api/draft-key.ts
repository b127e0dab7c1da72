// What is sent is named by a key from its first try until its answer was seen, so that it is made once: whether it is
// sent again at once, after a reload or after a new sign-in. Kept for the tab: two tabs are two drafts. A form whose
// draft this browser keeps goes by the slot of that draft, and the key is kept in the draft (`office/drafts.ts`).

const PREFIX = "key:";
/** Also where the browser keeps nothing. */
const inPage = new Map<string, string>();

/** The key of a draft; made with its first try. @param owner who sends it; nobody for a visitor */
export function keyOf(draft: string, owner = ""): string {
  const key = pendingKey(draft, owner) ?? crypto.randomUUID();
  adoptKey(draft, key, owner);
  return key;
}

/** The key of a draft that was sent, and whose answer nobody has seen. */
export function pendingKey(draft: string, owner = ""): string | undefined {
  return inPage.get(draft) ?? read(nameOf(draft, owner)) ?? undefined;
}

/** Goes on with a draft that another form or page of this browser has sent. */
export function adoptKey(draft: string, key: string, owner = ""): void {
  inPage.set(draft, key);
  try {
    sessionStorage.setItem(nameOf(draft, owner), key);
  } catch {
    // A full or closed storage: the page itself still knows it.
  }
}

/** The next one of this name is another one. */
export function forgetKey(draft: string, owner = ""): void {
  inPage.delete(draft);
  try {
    sessionStorage.removeItem(nameOf(draft, owner));
  } catch {}
}

/**
 * Whether an answer tells what became of a draft: it is made, it was made before, or the server holds it and goes on
 * by itself, or somebody took it back. After any other the same draft may be sent again.
 */
export function isLastAnswer(isOk: boolean, body: object): boolean {
  const { key, is_kept } = body as { key?: unknown; is_kept?: unknown };
  return isOk || is_kept === true || LAST_REFUSALS.some((last) => last === key);
}
const LAST_REFUSALS = ["repeat.key_reused", "repeat.key_of_another", "repeat.taken_back"] as const;

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function nameOf(draft: string, owner: string): string {
  return `${PREFIX}${owner}:${draft}`;
}
