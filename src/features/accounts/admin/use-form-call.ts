import { useState } from "react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { type CallFaults, faultsOf } from "./call-faults.ts";

/**
 * The call that a form makes of what nothing may keep, e.g. a password: whether it is under way, and what is
 * wrong. The values stay with the form and are no draft in the browser.
 */
export function useFormCall() {
  const office = useOfficeText("office");
  const [{ fields, fault }, setFaults] = useState<CallFaults>({ fields: {} });
  const [isBusy, setIsBusy] = useState(false);
  return {
    /** By the name of the field. */
    errors: fields,
    fault,
    isBusy,
    /**
     * Sends it where nothing was found wrong; a refusal is told at the fields.
     * @param found what is wrong already, by the name of the field
     */
    submit: async (found: Record<string, string>, send: () => Promise<void>) => {
      setFaults({ fields: found });
      if (Object.keys(found).length > 0) return;
      setIsBusy(true);
      try {
        await send();
      } catch (error) {
        setFaults(faultsOf(error, office));
      } finally {
        setIsBusy(false);
      }
    },
    /** Takes back what was said against a field. */
    dropError: (name: string) =>
      setFaults(({ fields: { [name]: _, ...others }, ...rest }) => ({ ...rest, fields: others })),
  };
}
