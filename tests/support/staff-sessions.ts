import { createHash } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { PASSWORDS, type RunningSite } from "./site.ts";

/** A session as a browser holds it: the cookie opens pages, cookie and token together the API. */
export interface BrowserSession {
  cookie: string;
  headers: Record<string, string>;
}

/** Signs in as a browser does. @param cookie what it still has of earlier visits, e.g. its device */
export async function signInAsBrowser(
  site: RunningSite,
  username: string,
  password = PASSWORDS[username as keyof typeof PASSWORDS],
  cookie = "",
): Promise<BrowserSession> {
  const answer = await fetch(`${site.url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", cookie },
    body: JSON.stringify({ username, password }),
  });
  const { token, error } = (await answer.json()) as { token?: string; error?: string };
  if (!token) throw new Error(`${username} could not sign in: ${answer.status} ${error}`);
  const cookies = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
  const held = cookies.join("; ");
  return {
    cookie: held,
    headers: { cookie: held, authorization: `Bearer ${token}`, "sec-fetch-site": "same-origin" },
  };
}

/** The site's SQLite file, opened beside the running process. */
export function openDatabase(site: RunningSite): DatabaseSync {
  return new DatabaseSync(join(site.dataFolder, "club.sqlite"), { timeout: 5000 });
}

/** Lets the session of a stand-alone token, or of a session cookie, run out an hour ago. */
export function expire(database: DatabaseSync, secret: string): void {
  const hash = createHash("sha256").update(secret).digest("hex");
  const { changes } = database
    .prepare("update sessions set expires_at = ? where token_hash = ?")
    .run(new Date(Date.now() - 3_600_000).toISOString(), hash);
  if (Number(changes) !== 1) throw new Error("There is no such session.");
}

/** The value of the session cookie. */
export function sessionSecret({ cookie }: BrowserSession): string {
  return /(?:^|; )session=([^;]+)/.exec(cookie)?.[1] ?? "";
}

/**
 * Everything in the database as one checksum a table. Left out is what a mere question may write: when a
 * session was last used, and the search's own derived tables.
 */
export function dump(database: DatabaseSync): Record<string, string> {
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and sql not like 'create virtual%'")
    .all() as { name: string }[];
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    if (/^sqlite_|^search_/.test(name)) continue;
    const rows = database.prepare(`select * from "${name}"`).all();
    if (name === "sessions") for (const row of rows) delete row.last_used_at;
    sums[name] = createHash("sha256").update(JSON.stringify(rows)).digest("hex").slice(0, 16);
  }
  return sums;
}
