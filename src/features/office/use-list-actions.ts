import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError, api } from "#src/api/client.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { confirm } from "./confirm.tsx";
import { faultText } from "./list-fault.tsx";
import { showToast } from "./toasts.tsx";
import { offerUndo } from "./undo.ts";

interface Removal {
  /** The table of the record, e.g. "articles": as the trash names it. */
  kind: string;
  id: number;
  /** The question before it. */
  text: string;
  /** What it is called, below the question. */
  name?: string;
  /** Below /api, where that is not named like the table. */
  path?: string;
  /** What the screen calls a failure, where it has words of its own. */
  failed?: string;
  onGone?: () => void;
}

/** What the buttons of a list do to its records. */
export function useListActions() {
  const office = useOfficeText("office");
  const { revalidate } = useRevalidator();
  const refresh = () => void revalidate();
  const closeFault = useRef(() => {});
  const [isBusy, setIsBusy] = useState(false);
  /**
   * Does it and loads the list anew; a call that fails says why in a toast, and where no answer came, what is shown stays.
   * What was said of the last one goes: whoever tries again knows it.
   * @param failed what the screen calls a failure
   * @param broken the same where no answer came
   */
  const act = async (work: () => Promise<unknown>, failed: string = office.failed, broken = failed) => {
    closeFault.current();
    setIsBusy(true);
    try {
      await work();
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      const text = faultText(fault, fault.code === "network" ? broken : failed, {
        ...office,
        network: office.networkOfList,
      });
      closeFault.current = showToast({ text, isBad: true });
      if (fault.code === "network") return;
    } finally {
      setIsBusy(false);
    }
    await revalidate();
  };
  /** Asks, deletes and offers to undo it. */
  const remove = async ({ kind, id, text, name, path = `/admin/${kind}/${id}`, failed, onGone }: Removal) => {
    if (!(await confirm({ text, ...(name ? { hint: name } : {}), yes: office.remove, isDangerous: true })))
      return;
    await act(async () => {
      await api.delete(path);
      onGone?.();
      offerUndo({ kind, ids: [id], words: office, onRestored: refresh });
    }, failed);
  };
  return {
    act,
    /** Whether something is on its way: what is typed now would be no part of it. */
    isBusy,
    remove,
    refresh,
  };
}
