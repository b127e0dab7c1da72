import { Check, CircleAlert, MessageCircle } from "lucide-react";
import { Form, Link, useNavigation, useSearchParams } from "react-router";
import { useSiteText } from "#src/i18n/i18n.tsx";
import { Modal } from "#src/ui/modal.tsx";
import type { PreviewData } from "./preview-data.server.ts";
import { PreviewForm } from "./preview-form.tsx";
import styles from "./preview-page.module.css";

interface PreviewAnswerProps {
  preview: PreviewData;
  refusal: string | undefined;
}

/** In thumb reach: the two answers, or the one that was given and how to take it back. */
export function PreviewAnswer({ preview, refusal }: PreviewAnswerProps) {
  const { answer } = preview;
  const [address] = useSearchParams();
  const asked = address.get("answer");
  const isOpen = !answer?.is_current;
  const wanted = isOpen && (asked === "approved" || asked === "changes") ? asked : undefined;
  return (
    <>
      <div className={styles.foot}>
        {answer && <Given preview={preview} answer={answer} refusal={wanted ? undefined : refusal} />}
        {isOpen && <Choices preview={preview} />}
      </div>
      {wanted && (
        <Sheet
          preview={preview}
          kind={wanted}
          shown={address.get("shown") ?? preview.shown}
          refusal={refusal}
        />
      )}
    </>
  );
}

/** Each says which text stood there as it was chosen: the sheet opens over the newest one. */
function Choices({ preview: { path, shown } }: { preview: PreviewData }) {
  const text = useSiteText("preview");
  return (
    <div className={styles.choices}>
      <Link
        className="button button-cream"
        to={`${path}?answer=changes&shown=${shown}`}
        preventScrollReset
        replace
      >
        <MessageCircle className="icon" aria-hidden /> {text.change}
      </Link>
      <Link
        className={`button ${styles.approve}`}
        to={`${path}?answer=approved&shown=${shown}`}
        preventScrollReset
        replace
      >
        <Check className="icon" aria-hidden /> {text.approve}
      </Link>
    </div>
  );
}

interface GivenProps {
  preview: PreviewData;
  answer: NonNullable<PreviewData["answer"]>;
  refusal: string | undefined;
}

function Given({ preview, answer, refusal }: GivenProps) {
  const text = useSiteText("preview");
  const isBusy = useNavigation().state !== "idle";
  return (
    <div className={styles.given} role="status">
      <p>
        <b>{answer.kind === "approved" ? text.approved : text.changed}</b>
        <span>
          {answer.is_current ? `${text.at(answer.time)} ${answer.is_seen ? text.acted : ""}` : text.earlier}
        </span>
        {refusal && <span className={styles.refusal}>{refusal}</span>}
      </p>
      {answer.is_current && !answer.is_seen && (
        <Form method="post" action={preview.path} replace preventScrollReset>
          <input type="hidden" name="intent" value="undo" />
          <button className="button button-small button-cream" type="submit" disabled={isBusy}>
            {text.undo}
          </button>
        </Form>
      )}
    </div>
  );
}

interface SheetProps {
  preview: PreviewData;
  kind: "approved" | "changes";
  shown: string;
  refusal: string | undefined;
}

function Sheet({ preview, kind, shown, refusal }: SheetProps) {
  const text = useSiteText("preview");
  const isApproval = kind === "approved";
  return (
    <Modal
      title={isApproval ? text.approveTitle : text.changeTitle}
      lead={<p>{isApproval ? text.approveLead : text.changeLead}</p>}
      closeLabel={text.close}
      onClose={preview.path}
      className={styles.sheet}
    >
      {refusal && (
        <p className={styles.refusal} role="alert">
          <CircleAlert className="icon" aria-hidden /> {refusal}
        </p>
      )}
      <PreviewForm preview={preview} kind={kind} shown={shown} />
    </Modal>
  );
}
