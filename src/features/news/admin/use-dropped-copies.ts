import { useState } from "react";
import { ApiError, api } from "#src/api/client.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import type { WorkingCopy } from "#src/features/working-copies/working-copy.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";

/** Throws away what was begun and never saved; it can be taken back. */
export function useDroppedCopies() {
  const words = useOfficeText("workingCopies");
  const office = useOfficeText("office");
  const [dropped, setDropped] = useState<string[]>([]);
  const undo = async (copy: WorkingCopy) => {
    const { key, values, base_version, revision } = copy;
    const body = { values, base_version, revision, writer: crypto.randomUUID() };
    await api.put(`/admin/working-copies/articles/${key}`, body);
    setDropped((before) => before.filter((one) => one !== key));
  };
  const drop = async (copy: WorkingCopy) => {
    setDropped((before) => [...before, copy.key]);
    await api.delete(`/admin/working-copies/articles/${copy.key}?revision=${copy.revision}`);
    showToast({
      text: words.discarded,
      action: { label: office.undo, run: () => void undo(copy).catch(unimportant) },
    });
  };
  return {
    /** Whoever is offline is offered it once more on the next visit. */
    drop: (copy: WorkingCopy) => void drop(copy).catch(unimportant),
    without: (copies: WorkingCopy[]) => copies.filter(({ key }) => !dropped.includes(key)),
  };
}

function unimportant(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
