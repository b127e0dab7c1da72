import { CalendarPlus } from "lucide-react";
import { Link } from "react-router";
import { useSiteText } from "#src/i18n/i18n.tsx";
import { useCalendarAddress } from "./calendar-address.ts";

interface CalendarLinkProps {
  /** Which matches are chosen to begin with; "match" on the page of one. */
  name?: "team" | "match" | "all";
  className?: string;
  /** Shown as its icon alone. */
  isIcon?: boolean;
}

/** Opens the dialog of calendars over the page. */
export function CalendarLink({ name = "team", className = "", isIcon = false }: CalendarLinkProps) {
  const text = useSiteText("calendar");
  const addressOf = useCalendarAddress();
  return (
    <Link
      className={`button ${className}`}
      to={addressOf({ calendar: name })}
      aria-label={isIcon ? text.add : undefined}
      preventScrollReset
      rel="nofollow"
    >
      <CalendarPlus className="icon" aria-hidden /> {!isIcon && text.add}
    </Link>
  );
}
