import { useLayoutEffect } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";

interface Place {
  /** Page, filters and order: "?page=2". */
  search: string;
  /** How far the list was scrolled, in pixels. */
  top: number;
}

/** What opens a dialog over a list: whoever comes back has done with it. */
const DIALOGS = ["player", "member", "partner", "message"];

/** Where each list was left, by its path, for as long as the page is not loaded anew. */
const places = new Map<string, Place>();

/** Marks a way back to a list: it is then scrolled as it was. */
const RETURN = { state: { isReturn: true }, preventScrollReset: true } as const;

/** The way back to a list as it was left, for a link. @param path the list's, without filters */
export function wayBack(path: string) {
  return { to: path + (places.get(path)?.search ?? ""), ...RETURN };
}

/** Leads back to a list as it was left, e.g. after a save. */
export function useReturn(path: string): () => void {
  const navigate = useNavigate();
  return () => {
    const { to, ...how } = wayBack(path);
    void navigate(to, how);
  };
}

/** Notes where each list is left, and takes whoever returns there; stands once, in the frame. */
export function useListPlaces(): void {
  const { pathname, search, state } = useLocation();
  const { location: next } = useNavigation();
  const isReturn = (state as { isReturn?: boolean } | null)?.isReturn === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page; a filter is no new page.
  useLayoutEffect(() => {
    // At once: the site scrolls smoothly, and nobody wants to watch the way back.
    if (isReturn && isList(pathname)) scrollTo({ top: places.get(pathname)?.top ?? 0, behavior: "instant" });
  }, [pathname]);
  // Ends before the next page is painted, which is shorter and lets the browser scroll up.
  useLayoutEffect(() => {
    // Whoever goes elsewhere has left it as noted last.
    if (!isList(pathname) || (next && next.pathname !== pathname)) return;
    // Not by the browser's address: that is the next page's already while this one is still shown.
    // A filter counts once it is chosen: a dialog opens, and leads on, while the list for it is still on its way.
    const note = () => notePlace(pathname, next ? next.search : search);
    note();
    addEventListener("scroll", note, { passive: true });
    return () => removeEventListener("scroll", note);
  }, [pathname, search, next]);
}

function notePlace(pathname: string, search: string): void {
  const filters = new URLSearchParams(search);
  for (const name of DIALOGS) filters.delete(name);
  places.set(pathname, { search: filters.size > 0 ? `?${filters}` : "", top: scrollY });
}

/** "/admin/news", but neither the dashboard nor a page below a list. */
function isList(pathname: string): boolean {
  return /^\/admin\/[^/]+\/?$/.test(pathname);
}
