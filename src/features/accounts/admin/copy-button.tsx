import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "#src/features/office/button.tsx";

interface CopyButtonProps {
  text: string;
  label: string;
  copied: string;
  /** The element that shows the text: selected where the browser lets nobody write to the clipboard. */
  shownIn: string;
  onCopied?: () => void;
}

/** Copies a text that is shown only now. */
export function CopyButton({ text, label, copied, shownIn, onCopied }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      // Without TLS a browser has no clipboard at all.
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      onCopied?.();
    } catch {
      const shown = document.getElementById(shownIn);
      if (shown) getSelection()?.selectAllChildren(shown);
    }
  };
  return (
    <Button isLine onClick={() => void copy()}>
      {isCopied ? <Check className="icon" aria-hidden /> : <Copy className="icon" aria-hidden />}
      <span aria-live="polite">{isCopied ? copied : label}</span>
    </Button>
  );
}
