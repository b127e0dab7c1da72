import { useLocation } from "react-router";
import type { LegalName } from "./legal-view.server.ts";

/** What of an address opens another dialog: of them all, one is open at a time. */
const OTHERS = ["match", "person", "picture"];

/** The legal text that an address asks for. */
export function wantedLegal(address: URL): string | null {
  const isOther = [...address.searchParams.keys()].some((name) => OTHERS.includes(name));
  return isOther ? null : address.searchParams.get("legal");
}

/** The address of this page with a legal text open on it, or without one. */
export function useLegalAddress(): (name: LegalName | null) => string {
  const { pathname, search } = useLocation();
  return (name) => {
    const query = new URLSearchParams(search);
    for (const other of OTHERS) query.delete(other);
    if (name) query.set("legal", name);
    else query.delete("legal");
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
}
