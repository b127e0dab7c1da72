import { useLocation } from "react-router";
import type { LegalName } from "./legal-view.server.ts";

/** The address of this page with a legal text open on it, or without one. */
export function useLegalAddress(): (name: LegalName | null) => string {
  const { pathname, search } = useLocation();
  return (name) => {
    const query = new URLSearchParams(search);
    if (name) query.set("legal", name);
    else query.delete("legal");
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
}
