import { useState } from "react";
import { ApiError, api } from "#src/api/client.ts";
import { Button } from "#src/features/office/button.tsx";
import { Dialog } from "#src/features/office/dialog.tsx";
import { Switch } from "#src/features/office/fields.tsx";
import { faultText } from "#src/features/office/list-fault.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { CHECKS, type Check, type CheckChoice } from "./check.ts";

interface StopsDialogProps {
  choice: CheckChoice;
  onClose: () => void;
  onChosen: (choice: CheckChoice) => void;
}

/** An admin chooses which checks stop a publication, and whether other sites are asked, for all articles. */
export function StopsDialog({ choice, onClose, onChosen }: StopsDialogProps) {
  const words = useOfficeText("checks");
  const office = useOfficeText("office");
  const [chosen, setChosen] = useState<readonly Check[]>(choice.stops);
  const [asks_links, setAsksLinks] = useState(choice.asks_links);
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    try {
      // A colleague may have chosen meanwhile: only what was turned here is changed.
      const body = {
        ...{ stops: chosen, seen: choice.stops },
        ...(asks_links === choice.asks_links ? {} : { asks_links }),
      };
      onChosen(await api.put<CheckChoice>("/admin/publication-checks", body));
      showToast({ text: words.chosen });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ text: faultText(error, words.chooseFailed, office), isBad: true });
      setIsSaving(false);
    }
  };
  return (
    <Dialog
      title={words.choose}
      lead={words.chooseLead}
      onClose={onClose}
      widthPx={520}
      footer={
        <>
          <span className="keep-left" />
          <Button isLine onClick={onClose}>
            {office.cancel}
          </Button>
          <Button disabled={isSaving} onClick={() => void save()}>
            {isSaving ? office.saving : office.save}
          </Button>
        </>
      }
    >
      {CHECKS.map((check) => (
        <Switch
          key={check}
          label={words.names[check]}
          isOn={chosen.includes(check)}
          onChange={(isOn) =>
            setChosen(isOn ? [...chosen, check] : chosen.filter((other) => other !== check))
          }
        />
      ))}
      <hr />
      <Switch label={words.asksLinks} hint={words.asksLinksHint} isOn={asks_links} onChange={setAsksLinks} />
    </Dialog>
  );
}
