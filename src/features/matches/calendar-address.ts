import { useLocation } from "react-router";

/** What the calendar dialog's address holds. */
export const CALENDAR_QUERY = ["calendar", "in", "remind"] as const;
type CalendarQuery = Partial<Record<(typeof CALENDAR_QUERY)[number], string>>;

/** Dialogs of which one alone is open. */
const OTHER_DIALOGS = ["match", "person"];

/** The address of this page with the calendar dialog open on it, changed as given; null for without the dialog. */
export function useCalendarAddress(): (change: CalendarQuery | null) => string {
  const { pathname, search } = useLocation();
  return (change) => {
    const query = new URLSearchParams(search);
    for (const name of change ? OTHER_DIALOGS : CALENDAR_QUERY) query.delete(name);
    for (const [name, value] of Object.entries(change ?? {}))
      if (value) query.set(name, value);
      else query.delete(name);
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
}
