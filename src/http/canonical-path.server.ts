/**
 * Whether a path is written in its one plain way. Doubled slashes, dot segments, encoded slashes and NUL
 * could reach a route in a disguise that a proxy or a rule in front of it does not see through.
 * @param path as it came on the request line, still percent-encoded
 */
export function isCanonicalPath(path: string): boolean {
  if (!path.startsWith("/") || path.includes("//") || path.includes("\\")) return false;
  if (/%(2f|5c|00|2e)/i.test(path) || /(^|\/)\.{1,2}(\/|$)/.test(path)) return false;
  try {
    return !hasControlCharacter(decodeURIComponent(path));
  } catch {
    return false;
  }
}

function hasControlCharacter(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 32 || code === 127) return true;
  }
  return false;
}

/**
 * The plain address of a page of the back office that was asked for in other letters, as "/Admin/news" or
 * "/%61dmin": the router takes these for the same page, whatever knows the office by its address does not.
 * @param url whose path is canonical
 */
export function plainOfficePath({ pathname, search }: Pick<URL, "pathname" | "search">): string | undefined {
  const [first = "", ...rest] = pathname.slice(1).split("/");
  const plain = decodeURIComponent(first).toLowerCase();
  if (first === plain || !/^admin(\.data)?$/.test(plain)) return undefined;
  return `/${[plain, ...rest].join("/")}${search}`;
}
