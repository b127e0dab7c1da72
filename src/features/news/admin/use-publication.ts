import { ApiError } from "#src/api/client.ts";
import { askFirst } from "#src/features/office/ask-first.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";

/**
 * Publishes something and asks once about what the checks find.
 * @returns what does it: undefined where the answer was no, and nothing was published
 */
export function usePublication() {
  const checks = useOfficeText("checks");
  return async <Saved>(
    send: (more: { ask_first?: true }) => Promise<Saved>,
  ): Promise<{ saved: Saved } | undefined> => {
    try {
      return { saved: await askFirst(send, { oddSave: checks.ask, saveAnyway: checks.publishAnyway }) };
    } catch (error) {
      if (error instanceof ApiError && error.body.asks) return undefined;
      throw error;
    }
  };
}
