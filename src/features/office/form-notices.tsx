import { CircleAlert, History } from "lucide-react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { staffTime } from "./staff-dates.ts";

interface FormNoticesProps {
  fault?: string | undefined;
  offered?: { at: string; take: () => void; drop: () => void } | undefined;
}

/** Above a form: why the save failed, and a draft of an earlier visit. */
export function FormNotices({ fault, offered }: FormNoticesProps) {
  const words = useOfficeText("office");
  return (
    <>
      {fault && (
        <div className="notice notice-bad" role="alert">
          <CircleAlert className="icon" aria-hidden /> <span>{fault}</span>
        </div>
      )}
      {offered && (
        <div className="notice">
          <History className="icon" aria-hidden /> <span>{words.draftFound(staffTime(offered.at))}</span>
          <button type="button" className="button button-small" onClick={offered.take}>
            {words.draftTake}
          </button>
          <button type="button" className="button button-small button-line" onClick={offered.drop}>
            {words.draftDrop}
          </button>
        </div>
      )}
    </>
  );
}
