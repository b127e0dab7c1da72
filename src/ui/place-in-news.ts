import { isOfficePath } from "#src/i18n/languages.ts";

/** A place in the news that no server knows: whoever goes on from there asks for everything. */
export const NOWHERE = "-.0";

/**
 * A page of a match that is played may be of before a goal: it lay in caches, was on its way, and its visitor looked at it
 * before anything listened. Of what it has not heard it asks for everything.
 */
export function placeOfPage(): string {
  const isFollowed = document.querySelector("[data-follow]") !== null;
  return isFollowed && !isOfficePath(location.pathname) ? NOWHERE : "";
}

/** @param seen the last event that was heard, after which it goes on */
export function addressOf(seen: string, hasPatches: boolean): string {
  const query = new URLSearchParams({
    ...(seen ? { after: seen } : {}),
    ...(hasPatches ? { patches: "1" } : {}),
    ...(isOfficePath(location.pathname) ? { office: "1" } : {}),
  });
  return `/api/live${query.size > 0 ? `?${query}` : ""}`;
}
