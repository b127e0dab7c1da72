import { useLocation } from "react-router";

/** The address of a page with one match's details open on it. */
export function useMatchAddress(): (id: number | null) => string {
  const { pathname, search } = useLocation();
  return (id) => {
    const query = new URLSearchParams(search);
    if (id === null) query.delete("match");
    else query.set("match", String(id));
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
}
