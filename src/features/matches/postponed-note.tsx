import { useSiteText } from "#src/i18n/i18n.tsx";
import { useColon } from "#src/i18n/use-colon.ts";
import type { MatchView } from "./match-view.server.ts";

interface PostponedNoteProps {
  match: Pick<MatchView, "status" | "postponed">;
  className?: string | undefined;
}

/** Why a match was put off and when it was to be: "Postponed: snow; was 9 December, 16:30". */
export function PostponedNote({ match, className }: PostponedNoteProps) {
  const text = useSiteText("matches");
  const colon = useColon();
  const { postponed } = match;
  if (!postponed) return null;
  const { reason, was, wasAt, hasNewDate } = postponed;
  // What the badge says already is not said twice.
  const isTold = match.status === "postponed";
  return (
    <span className={className}>
      {!isTold && `${text.status.postponed}${reason.text ? colon : "; "}`}
      {reason.text && (
        <>
          <span lang={reason.lang}>{reason.text}</span>
          {"; "}
        </>
      )}
      {text.postponedFrom}{" "}
      <s>
        <time dateTime={wasAt}>{was}</time>
      </s>
      {!hasNewDate && `; ${text.dateToFollow}`}
    </span>
  );
}
