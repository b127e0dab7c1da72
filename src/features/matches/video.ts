const HOSTS = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "music.youtube.com",
  "youtube-nocookie.com",
  "www.youtube-nocookie.com",
]);
const ID = /^[A-Za-z0-9_-]{11}$/;

/**
 * The 11 characters that name a video in a link of the known video site (watch, short, embed, v, live, and
 * the site's short links), or null for any other address: only these are ever embedded.
 */
export function videoId(link: string): string | null {
  // Browsers drop tabs and line breaks from an address and read "\" as "/": neither is a plain link.
  if (link.length > 500 || !/^https?:\/\/[\x21-\x5b\x5d-\x7e]+$/i.test(link)) return null;
  const url = URL.parse(link);
  if (!url || url.username || url.password || url.port) return null;
  const id = idIn(url);
  return id && ID.test(id) ? id : null;
}

function idIn({ hostname, pathname, searchParams }: URL): string | undefined {
  if (hostname === "youtu.be") return pathname.slice(1);
  if (!HOSTS.has(hostname)) return undefined;
  if (pathname === "/watch") {
    const ids = searchParams.getAll("v");
    return ids.length === 1 ? ids[0] : undefined;
  }
  return /^\/(?:shorts|embed|v|live)\/([^/]+)\/?$/.exec(pathname)?.[1];
}
