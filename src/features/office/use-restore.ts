import { ApiError, api } from "#src/api/client.ts";
import type { Language } from "#src/i18n/languages.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { confirm } from "./confirm.tsx";
import { faultText } from "./list-fault.tsx";
import type { RecordBarProps } from "./record-bar.tsx";
import type { Compared, Revision } from "./revision.ts";
import { showToast } from "./toasts.tsx";

/**
 * The way back to an earlier version, and from there to the one before.
 * @param pathOf where the API has a version
 * @param language of which alone the texts come back; absent for the whole record
 */
export function useRestore(
  { part, isDirty, onRestored }: RecordBarProps,
  pathOf: (revision: Revision) => string,
  language?: Language | undefined,
) {
  const office = useOfficeText("office");
  const words = office.revisions;

  /** Resolves to the version that the restore made. */
  const write = async (revision: Revision, over: number | undefined) => {
    const { record } = await api.post<{ record: { version?: number } }>(`${pathOf(revision)}/restore`, {
      version: over,
      ...(language && !revision.part ? { language } : {}),
    });
    (revision.part ? part?.onRestored : onRestored)?.(record);
    return record.version;
  };
  const undo = async (revision: Revision, over: number | undefined) => {
    try {
      await write(revision, over);
      showToast({ text: words.restored(revision.version) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ text: faultText(error, office.failed, office), isBad: true });
    }
  };
  /** Asks first. Resolves to whether it was done. */
  return async (
    chosen: Revision,
    { present_version, is_deleted }: Compared,
    guarded: (act: () => Promise<void>) => Promise<void>,
  ): Promise<boolean> => {
    const { version } = chosen;
    const hint = isDirty && !chosen.part ? `${words.questionHint} ${words.unsavedHint}` : words.questionHint;
    if (!(await confirm({ text: words.question(version), hint, yes: words.restore }))) return false;
    let isDone = false;
    await guarded(async () => {
      const now = await write(chosen, present_version);
      isDone = true;
      const action = {
        label: office.undo,
        run: () => void undo({ ...chosen, version: present_version }, now),
      };
      // What was deleted has a way to go again on its own page.
      showToast({ text: words.restored(version), ...(is_deleted ? {} : { action }) });
    });
    return isDone;
  };
}
