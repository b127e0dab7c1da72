import { Check, Send } from "lucide-react";
import { Form, Link, useActionData, useNavigation } from "react-router";
import { PARTS, PREVIEW_LIMITS } from "#src/features/preview-links/preview-link.ts";
import { useSiteText } from "#src/i18n/i18n.tsx";
import type { TypedAnswer } from "./preview-action.server.ts";
import type { PreviewData } from "./preview-data.server.ts";
import styles from "./preview-page.module.css";

interface PreviewFormProps {
  preview: PreviewData;
  kind: "approved" | "changes";
  /** The text that was read, by its hash. */
  shown: string;
}

/** The answer: a name and words; for a change also what it is about, down to a paragraph. */
export function PreviewForm({ preview, kind, shown }: PreviewFormProps) {
  const text = useSiteText("preview");
  const isBusy = useNavigation().state !== "idle";
  const isApproval = kind === "approved";
  const typed = useActionData<{ typed?: TypedAnswer }>()?.typed;
  return (
    <Form method="post" action={`${preview.path}?answer=${kind}`} className={styles.form} preventScrollReset>
      <input type="hidden" name="answer" value={kind} />
      <input type="hidden" name="shown" value={shown} />
      {!isApproval && <About preview={preview} typed={typed} />}
      <label>
        {text.words}
        <textarea
          name="text"
          defaultValue={typed?.text}
          rows={isApproval ? 2 : 4}
          maxLength={PREVIEW_LIMITS.text}
          lang={preview.article.body.lang}
        />
      </label>
      <label>
        {text.name}
        <input
          name="name"
          defaultValue={typed?.name || preview.label}
          maxLength={PREVIEW_LIMITS.name}
          required
          autoComplete="name"
        />
      </label>
      <div className={styles.choices}>
        <Link className="button button-ghost" to={preview.path} preventScrollReset replace>
          {text.back}
        </Link>
        <button
          className={isApproval ? `button ${styles.approve}` : "button"}
          type="submit"
          disabled={isBusy}
        >
          {isApproval ? <Check className="icon" aria-hidden /> : <Send className="icon" aria-hidden />}{" "}
          {isApproval ? text.approve : text.send}
        </button>
      </div>
    </Form>
  );
}

function About({ preview, typed }: Pick<PreviewFormProps, "preview"> & { typed: TypedAnswer | undefined }) {
  const text = useSiteText("preview");
  return (
    <>
      <fieldset className={styles.parts}>
        <legend className="visually-hidden">{text.parts}</legend>
        {PARTS.map((part) => (
          <label key={part}>
            <input type="checkbox" name="parts" value={part} defaultChecked={typed?.parts.includes(part)} />{" "}
            <span>{text.part[part]}</span>
          </label>
        ))}
      </fieldset>
      {preview.paragraphs.length > 0 && (
        <label>
          {text.paragraph}
          <select name="block" defaultValue={typed?.block} lang={preview.article.body.lang}>
            <option value="">{text.noParagraph}</option>
            {preview.paragraphs.map(({ hash, beginning }, index) => (
              <option key={hash} value={hash}>
                {`${index + 1}. ${beginning || text.part.picture}`}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
