import { useLocation } from "react-router";
import { ConsentChoice } from "#src/features/analytics/consent-choice.tsx";
import { Modal } from "#src/ui/modal.tsx";
import { useShellText } from "../use-shell-text.ts";
import type { LegalName, LegalView } from "./legal-view.server.ts";
import "./legal.css";

/** The address of this page with a legal text open on it, or without one. */
export function useLegalAddress(): (name: LegalName | null) => string {
  const { pathname, search } = useLocation();
  return (name) => {
    const query = new URLSearchParams(search);
    if (name) query.set("legal", name);
    else query.delete("legal");
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
}

/** Privacy, terms or cookies, over whatever page somebody is on. One at a time: the address names it. */
export function LegalDialog({ view, email }: { view: LegalView; email: string }) {
  const text = useShellText();
  const addressOf = useLegalAddress();
  return (
    <Modal
      key={view.name}
      className="lgl"
      title={view.title}
      lead={<p>{text.lastUpdated(view.updated)}</p>}
      closeLabel={text.close}
      onClose={addressOf(null)}
    >
      <div className="bd">
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
