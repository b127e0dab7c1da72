import { ConsentChoice } from "#src/features/consent/consent-choice.tsx";
import { useSiteText } from "#src/i18n/i18n.tsx";
import { Modal } from "#src/ui/modal.tsx";
import { useLegalAddress } from "./legal-address.ts";
import styles from "./legal-dialog.module.css";
import type { LegalView } from "./legal-view.server.ts";

/** Privacy, terms or cookies, over whatever page somebody is on. One at a time: the address names it. */
export function LegalDialog({ view, email }: { view: LegalView; email: string }) {
  const text = useSiteText("shell");
  const addressOf = useLegalAddress();
  return (
    <Modal
      key={view.name}
      className={styles.dialog}
      headClassName={styles.head}
      title={view.title}
      lead={<p>{text.lastUpdated(view.updated)}</p>}
      closeLabel={text.close}
      onClose={addressOf(null)}
    >
      <div className={styles.text}>
        {view.sections.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        {view.name === "cookies" && <ConsentChoice />}
        <p>
          <a href={`mailto:${email}`}>{text.questions(email)}</a>
        </p>
      </div>
    </Modal>
  );
}
