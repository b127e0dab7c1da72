import { Check, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useSiteText } from "#src/i18n/i18n.tsx";
import styles from "./calendar-dialog.module.css";

const SHOWN_MS = 3000;

/** The address for every other calendar: to be marked by hand, and copied by a button once scripts run. */
export function CopyAddress({ address }: { address: string }) {
  const text = useSiteText("calendar");
  const code = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [canCopy, setCanCopy] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    setCanCopy(true);
    return () => clearTimeout(timer.current);
  }, []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setIsCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setIsCopied(false), SHOWN_MS);
    } catch {
      // The browser forbids it: marked, it is one key away.
      if (code.current) getSelection()?.selectAllChildren(code.current);
    }
  };
  return (
    <div className={styles.address}>
      <span className="visually-hidden">{text.address}</span>
      <code ref={code}>{address.replace(/^https?:\/\//, "")}</code>
      {canCopy && (
        <button
          type="button"
          className="button button-small button-ghost"
          data-done={isCopied || undefined}
          onClick={() => void copy()}
        >
          {isCopied ? <Check className="icon" aria-hidden /> : <Copy className="icon" aria-hidden />}
          {isCopied ? text.copied : text.copy}
        </button>
      )}
      <span className="visually-hidden" role="status">
        {isCopied ? text.copied : ""}
      </span>
    </div>
  );
}
