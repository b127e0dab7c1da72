import { useOfficeText } from "#src/i18n/office-text.ts";
import { confirm } from "./confirm.tsx";
import { useUnsent } from "./unsaved-guard.tsx";

/**
 * Closes a dialog, after a question where something typed would go with it. A page with a guard asks before it is left.
 * @param isTyped whether something is typed that is neither saved nor kept as a draft
 */
export function useCloseAsking(isTyped: boolean, onClose: () => void): () => void {
  const { leave, leaveYes, stay } = useOfficeText("office");
  useUnsent(isTyped ? "typed" : "");
  const close = async () => {
    if (!isTyped || (await confirm({ text: leave, yes: leaveYes, no: stay, isDangerous: true }))) onClose();
  };
  return () => void close();
}
