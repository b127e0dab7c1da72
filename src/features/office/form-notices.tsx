import { CircleAlert, History } from "lucide-react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { Button } from "./button.tsx";
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
          <Button onClick={offered.take}>{words.draftTake}</Button>
          <Button isLine onClick={offered.drop}>
            {words.draftDrop}
          </Button>
        </div>
      )}
    </>
  );
}
