import { useSyncExternalStore } from "react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface Question {
  /** The whole question, e.g. the specification's prompt. */
  text: string;
  hint?: string;
  /** The button that goes on, e.g. "Delete". */
  yes: string;
  /** The button that stops; "Cancel" unless told. */
  no?: string;
  isDangerous?: boolean;
}

let asked: (Question & { answer: (isYes: boolean) => void }) | undefined;
const listeners = new Set<() => void>();

/** Asks before something is lost; resolves to whether to go on. */
export function confirm(question: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    asked = {
      ...question,
      answer: (isYes) => {
        asked = undefined;
        tell();
        resolve(isYes);
      },
    };
    tell();
  });
}

/** The question that is asked now; stands once, in the frame of the back office. */
export function ConfirmDialog() {
  const words = useOfficeText("office");
  const question = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked,
    () => undefined,
  );
  if (!question) return null;
  const { text, hint, yes, no, isDangerous, answer } = question;
  return (
    <Dialog
      key={text}
      title={text}
      isAlert
      widthPx={520}
      onClose={() => answer(false)}
      footer={
        <>
          <span className="keep-left" />
          <Button isLine onClick={() => answer(false)}>
            {no ?? words.cancel}
          </Button>
          <button
            type="button"
            className={isDangerous ? "button button-small button-danger" : "button button-small"}
            onClick={() => answer(true)}
          >
            {yes}
          </button>
        </>
      }
    >
      {hint && <p>{hint}</p>}
    </Dialog>
  );
}

function tell(): void {
  for (const listener of listeners) listener();
}
