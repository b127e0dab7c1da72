import { CircleAlert, History } from "lucide-react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { Button } from "./button.tsx";
import { staffTime } from "./staff-dates.ts";
import type { OfferedDraft } from "./use-form-draft.ts";

interface FormNoticesProps {
  fault?: string | undefined;
  offered?: OfferedDraft[];
}

/** Above a form: why the save failed, and drafts of earlier visits. */
export function FormNotices({ fault, offered = [] }: FormNoticesProps) {
  const words = useOfficeText("office");
  return (
    <>
      {fault && (
        <div className="notice notice-bad" role="alert">
          <CircleAlert className="icon" aria-hidden /> <span>{fault}</span>
        </div>
      )}
      {offered.map(({ name, at, title, where, take, drop }) => (
        <div key={name} className="notice">
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
    </>
  );
}
