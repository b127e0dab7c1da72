import { CircleAlert, History } from "lucide-react";
import { staffTime } from "./staff-dates.ts";
import { useOfficeText } from "./use-office-text.ts";

interface FormNoticesProps {
  fault?: string | undefined;
  offered?: { at: string; take: () => void; drop: () => void } | undefined;
}

/** Above a form: why the save failed, and a draft of an earlier visit. */
export function FormNotices({ fault, offered }: FormNoticesProps) {
  const words = useOfficeText();
  return (
    <>
      {fault && (
        <div className="notice bad" role="alert">
          <CircleAlert className="i" aria-hidden /> <span>{fault}</span>
        </div>
      )}
      {offered && (
        <div className="notice">
          <History className="i" aria-hidden /> <span>{words.draftFound(staffTime(offered.at))}</span>
          <button type="button" className="btn sm" onClick={offered.take}>
            {words.draftTake}
          </button>
          <button type="button" className="btn sm line" onClick={offered.drop}>
            {words.draftDrop}
          </button>
        </div>
      )}
    </>
  );
}
