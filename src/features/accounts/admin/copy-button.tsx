import { Check, Copy } from "lucide-react";
import { Button } from "#src/features/office/button.tsx";
import { useCopy } from "#src/ui/use-copy.ts";

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
  const { isCopied, copy } = useCopy(text, () => {
    const shown = document.getElementById(shownIn);
    if (shown) getSelection()?.selectAllChildren(shown);
  });
  const press = async () => {
    if (await copy()) onCopied?.();
  };
  return (
    <Button isLine onClick={() => void press()}>
      {isCopied ? <Check className="icon" aria-hidden /> : <Copy className="icon" aria-hidden />}
      <span aria-live="polite">{isCopied ? copied : label}</span>
    </Button>
  );
}
