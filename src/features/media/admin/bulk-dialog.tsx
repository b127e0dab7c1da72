import { useState } from "react";
import { api } from "#src/api/client.ts";
import { Button } from "#src/features/office/button.tsx";
import { DateField } from "#src/features/office/date-field.tsx";
import { Dialog } from "#src/features/office/dialog.tsx";
import { SelectField, TextField } from "#src/features/office/fields.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useCloseAsking } from "#src/features/office/use-close-asking.ts";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { LICENCES } from "../media.ts";

interface BulkDialogProps {
  ids: number[];
  onClose: () => void;
  onSaved: () => void;
}

/** Author and rights of several pictures; what is left empty stays as it is. */
export default function BulkDialog({ ids, onClose, onSaved }: BulkDialogProps) {
  const words = useOfficeText("media");
  const office = useOfficeText("office");
  const labels = useFieldLabels("media");
  const licences = useChoices("media", "licence");
  const { act } = useListActions();
  const [values, setValues] = useState({ credit: "", licence: "", source_url: "", rights_until: "" });
  const set = (changes: Partial<typeof values>) => setValues((before) => ({ ...before, ...changes }));
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim()));
  const close = useCloseAsking(Object.keys(given).length > 0, onClose);
  const save = () =>
    act(async () => {
      await api.post("/admin/media/edit", { ids, set: given });
      showToast({ text: office.saved });
      onSaved();
    }, words.saveFailed);
  return (
    <Dialog
      title={words.setAll}
      lead={words.selected(ids.length)}
      widthPx={560}
      onClose={close}
      footer={
        <>
          <span className="keep-left" />
          <Button isLine onClick={close}>
            {office.cancel}
          </Button>
          <Button disabled={Object.keys(given).length === 0} onClick={() => void save()}>
            {words.apply}
          </Button>
        </>
      }
    >
      <TextField label={labels.credit} value={values.credit} onChange={(credit) => set({ credit })} />
      <SelectField
        label={labels.licence}
        value={values.licence}
        onChange={(licence) => set({ licence })}
        options={[{ value: "", label: "" }, ...LICENCES.map((value) => ({ value, label: licences[value] }))]}
      />
      <DateField
        label={labels.rights_until}
        kind="day"
        value={values.rights_until}
        onChange={(rights_until) => set({ rights_until })}
        hint={words.rightsHint}
      />
      <TextField
        label={labels.source_url}
        value={values.source_url}
        onChange={(source_url) => set({ source_url })}
      />
      <p className="hint">{words.setAllHint}</p>
    </Dialog>
  );
}
