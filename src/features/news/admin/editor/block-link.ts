import { videoId } from "#src/features/matches/video.ts";
import { embedOf } from "#src/markdown/embeds.ts";
import { canBeFollowed } from "#src/markdown/link-address.ts";
import { cardLink } from "../../card-link.ts";

/** What a paragraph of nothing but this link is to readers; null for a plain link. */
export function blockLinkKind(href: string) {
  if (videoId(href)) return "youtube";
  return embedOf(href)?.kind ?? cardLink(href)?.kind ?? null;
}

export function isBlockLink(href: string): boolean {
  return blockLinkKind(href) !== null;
}

/** An address of this site as its path: it then holds under each address of the site. */
export function ownPath(address: string): string {
  const url = URL.parse(address.trim(), location.origin);
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : address.trim();
}

/** What somebody typed as an address, as it is stored: ours as paths, e-mail and web without their first words too. */
export function toAddress(typed: string): string {
  const text = typed.trim();
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(\/\S*)?$/u.test(text)) return ownPath(`https://${text}`);
  return /^https?:/i.test(text) ? ownPath(text) : text;
}

/** Whether readers could follow it. */
export function isAddress(typed: string): boolean {
  const address = toAddress(typed);
  return /^\S+$/.test(address) && address !== "#" && canBeFollowed(address);
}
