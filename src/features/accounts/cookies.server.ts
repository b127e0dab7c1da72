import { createHash } from "node:crypto";

/** A cookie that no script reads and no other site's page makes a browser send. */
export function cookie(name: string, value: string, isSecure: boolean, maxAgeS: number, path = "/"): string {
  const secure = isSecure ? "; Secure" : "";
  return `${name}=${value}; Path=${path}; HttpOnly; SameSite=Strict; Max-Age=${maxAgeS}${secure}`;
}

/** The value that a request brought; undefined for none. */
export function readCookie(request: Request, name: string): string | undefined {
  for (const part of (request.headers.get("cookie") ?? "").split(";")) {
    const [key, ...value] = part.trim().split("=");
    if (key === name) return value.join("=") || undefined;
  }
  return undefined;
}

/** What is stored of a secret that a browser or a script keeps. */
export function hashSecret(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
