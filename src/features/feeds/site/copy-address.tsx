import { Check, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useSiteText } from "#src/i18n/i18n.tsx";
import { useCopy } from "#src/ui/use-copy.ts";
import styles from "./calendar-dialog.module.css";

/** The address for every other calendar: to be marked by hand, and copied by a button once scripts run. */
export function CopyAddress({ address }: { address: string }) {
  const text = useSiteText("calendar");
  const code = useRef<HTMLElement>(null);
  const [canCopy, setCanCopy] = useState(false);
  useEffect(() => setCanCopy(true), []);
  const { isCopied, copy } = useCopy(address, () => {
    if (code.current) getSelection()?.selectAllChildren(code.current);
  });
  const [scheme, shown] = address.split(/(?<=:\/\/)/);
  return (
    <div className={styles.address}>
      <span className="visually-hidden">{text.address}</span>
      <code ref={code}>
        {/* Not drawn, but marked and copied with the rest. */}
        <span className="visually-hidden">{scheme}</span>
        {shown}
      </code>
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
