import { useOfficeText } from "#src/i18n/office-text.ts";

interface DialogButtonsProps {
  /** The id of the dialog's form. */
  form: string;
  /** What the form's button says. */
  submit: string;
  isBusy?: boolean;
  onClose: () => void;
}

/** The foot of a dialog that holds a form: out, or through. */
export function DialogButtons({ form, submit, isBusy = false, onClose }: DialogButtonsProps) {
  const office = useOfficeText("office");
  return (
    <>
      <span className="keep-left" />
      <button type="button" className="button button-small button-line" onClick={onClose}>
        {office.cancel}
      </button>
      <button type="submit" form={form} className="button button-small" disabled={isBusy}>
        {isBusy ? office.saving : submit}
      </button>
    </>
  );
}
