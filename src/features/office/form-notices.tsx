import { CircleAlert, History } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { Button } from "./button.tsx";
import { staffTime } from "./staff-dates.ts";
import type { OfferedDraft } from "./use-form-draft.ts";

interface FormNoticesProps {
  fault?: string | undefined;
  offered?: OfferedDraft[];
}

/** Of several, so many stand above the form at once: what is written there stays on the screen. */
const MOST_DRAFTS = 2;

/** In sight of the button that was pressed, unless the page goes to a field that is marked. */
function Fault({ text }: { text: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.querySelector('#main [aria-invalid="true"]')) return;
    notice.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={notice} className="notice notice-bad form-fault" role="alert">
      <CircleAlert className="icon" aria-hidden /> <span>{text}</span>
    </div>
  );
}

/** Above a form: why the save failed, and drafts of earlier visits. */
export function FormNotices({ fault, offered = [] }: FormNoticesProps) {
  return (
    <>
      {fault && <Fault text={fault} />}
      <Drafts offered={offered} />
    </>
  );
}

function Drafts({ offered }: { offered: OfferedDraft[] }) {
  const words = useOfficeText("office");
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? offered : offered.slice(0, MOST_DRAFTS);
  const hidden = offered.length - shown.length;
  return (
    <>
      {shown.map(({ name, at, title, where, take, drop }) => (
        <div key={`${name} ${at}`} className="notice">
          <History className="icon" aria-hidden />{" "}
          <span>
            {words.draftFound(staffTime(at))} {title && <b>{title}</b>} {where && <small>({where})</small>}
          </span>
          <Button onClick={take}>{words.draftTake}</Button>
          <Button isLine onClick={drop}>
            {words.draftDrop}
          </Button>
        </div>
      ))}
      {hidden > 0 && (
        <p>
          <Button isLine onClick={() => setIsAll(true)}>
            {words.draftsMore(hidden)}
          </Button>
        </p>
      )}
    </>
  );
}
