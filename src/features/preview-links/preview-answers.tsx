import { CircleAlert, CircleCheck, MessageCircle } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#src/features/office/button.tsx";
import { staffTime } from "#src/features/office/staff-dates.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { PreviewAnswer, PreviewedKind } from "./preview-link.ts";
import { useLinks } from "./use-links.ts";

interface PreviewAnswersProps {
  kind: PreviewedKind;
  id: number;
  /** When what is typed was last kept: what was approved may be an earlier version by then. */
  keptAt: string | Date | undefined;
}

/** Above the form: what readers of previews answered, until somebody says that it is done. It comes by itself. */
export function PreviewAnswers({ kind, id, keptAt }: PreviewAnswersProps) {
  const words = useOfficeText("previewLinks");
  const { links, act, readAgain } = useLinks(kind, id);
  const isApproved = links.some(({ answer }) => answer?.kind === "approved" && !answer.is_seen);
  const seen = useRef(keptAt);
  useEffect(() => {
    if (seen.current === keptAt) return;
    seen.current = keptAt;
    if (isApproved) readAgain();
  }, [keptAt, isApproved, readAgain]);
  return links.map((link) =>
    link.answer && !link.answer.is_seen ? (
      <div
        key={link.id}
        className={
          link.answer.kind === "approved" && link.answer.is_current ? "notice notice-good" : "notice"
        }
        role="status"
      >
        <Answer answer={link.answer} />
        <Button isLine onClick={() => void act(link)}>
          {words.seen}
        </Button>
      </div>
    ) : null,
  );
}

function Answer({ answer }: { answer: PreviewAnswer }) {
  const words = useOfficeText("previewLinks");
  const { kind, name, at, is_current, parts, text } = answer;
  const when = staffTime(at);
  const [Icon, said] =
    kind === "changes"
      ? ([MessageCircle, words.changesBy(name, when)] as const)
      : is_current
        ? ([CircleCheck, words.approvedBy(name, when)] as const)
        : ([CircleAlert, words.approvedEarlier(name, when)] as const);
  return (
    <>
      <Icon className="icon" aria-hidden />{" "}
      <span>
        <b>{said}</b>
        {parts.length > 0 && ` · ${parts.map((part) => words.parts[part]).join(", ")}`}
        {text && (
          <>
            {" "}
            <q>{text}</q>
          </>
        )}
      </span>
    </>
  );
}
