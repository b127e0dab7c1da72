import { useSiteText } from "#src/i18n/i18n.tsx";
import type { OutView } from "./out-view.ts";

/** Why somebody is not there: "injury, knee, until 5 May 2026". */
export function OutReason({
  out: { why, note, until, isUnconfirmed },
}: {
  out: Pick<OutView, "why" | "note" | "until" | "isUnconfirmed">;
}) {
  const text = useSiteText("people");
  return (
    <>
      {text.why[why]}
      {note.text && (
        <>
          {", "}
          <span lang={note.lang}>{note.text}</span>
        </>
      )}
      {until && `, ${text.until(until)}`}
      {isUnconfirmed && ` (${text.unconfirmed})`}
    </>
  );
}
