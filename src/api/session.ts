import { useSyncExternalStore } from "react";

/** The specification's names for what a browser keeps of a session. */
const TOKEN = "adminToken";
const USER = "adminUser";

export interface SessionUser {
  id: number;
  username: string;
  email: string;
  role: string;
}

export interface StoredSession {
  token: string;
  user: SessionUser;
}

const listeners = new Set<() => void>();
let current: StoredSession | null | undefined;

/** The session kept in this browser; one that can't be read is cleared. */
export function storedSession(): StoredSession | null {
  if (current === undefined) current = readStorage();
  return current;
}

/** Whose it is first: other tabs look when the token comes, and find both. */
export function keepSession(session: StoredSession): void {
  localStorage.setItem(USER, JSON.stringify(session.user));
  localStorage.setItem(TOKEN, session.token);
  change(session);
}

/** Forgets the session in this browser; the server's part ends by `signOut`. */
export function forgetSession(): void {
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(USER);
  change(null);
}

/**
 * Ends the session on the server and in this browser, then shows the sign-in page.
 * @param isToReturn whether signing in leads back to this page
 */
export async function signOut(isToReturn = false): Promise<void> {
  const session = storedSession();
  const headers = session ? { authorization: `Bearer ${session.token}` } : undefined;
  // Whatever the server says, this browser forgets. The cookie has to go too: with it alone, the sign-in
  // page would lead back here.
  await fetch("/api/auth/logout", { method: "POST", ...(headers ? { headers } : {}) }).catch(() => {});
  forgetSession();
  if (isToReturn) rememberPage();
  location.assign("/admin/login");
}

/** The server's redirect to the sign-in page sets the same cookie. */
const NEXT = "admin_next";

function rememberPage(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox.
  document.cookie = `${NEXT}=${encodeURIComponent(location.pathname + location.search)}; Path=/admin; Max-Age=600; SameSite=Strict`;
}

/** The back-office page that somebody came from before signing in, once; else the dashboard. */
export function takePageToReturnTo(): string {
  const kept = new RegExp(`(?:^|; )${NEXT}=([^;]+)`).exec(document.cookie)?.[1];
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = `${NEXT}=; Path=/admin; Max-Age=0; SameSite=Strict`;
  const path = kept ? decodeURIComponent(kept) : "";
  return /^\/admin(\/(?!login)|\?|$)/.test(path) ? path : "/admin";
}

/** Who is signed in, for components; null on the server. */
export function useSessionUser(): SessionUser | null {
  return useSession()?.user ?? null;
}

/** The session, for components; null on the server. Another one also when the same person signed in anew. */
export function useSession(): StoredSession | null {
  return useSyncExternalStore(subscribe, storedSession, () => null);
}

function readStorage(): StoredSession | null {
  const token = localStorage.getItem(TOKEN);
  const user = localStorage.getItem(USER);
  // Another tab may be about to write it: to clear it here would sign that one out.
  if (!token) return null;
  try {
    const parsed = JSON.parse(user ?? "") as SessionUser;
    if (typeof parsed.username === "string") return { token, user: parsed };
  } catch {}
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(USER);
  return null;
}

function change(session: StoredSession | null): void {
  current = session;
  for (const listener of listeners) listener();
}

/** Another tab that signs in or out changes this one's session too. */
function subscribe(listener: () => void): () => void {
  const fromElsewhere = (event: StorageEvent) => {
    if (event.key === TOKEN || event.key === null) {
      current = undefined;
      listener();
    }
  };
  listeners.add(listener);
  addEventListener("storage", fromElsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", fromElsewhere);
  };
}
