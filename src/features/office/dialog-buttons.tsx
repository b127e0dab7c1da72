import { useOfficeText } from "#src/i18n/office-text.ts";
import { Button } from "./button.tsx";

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
      <Button isLine onClick={onClose}>
        {office.cancel}
      </Button>
      <Button type="submit" form={form} disabled={isBusy}>
        {isBusy ? office.saving : submit}
      </Button>
    </>
  );
}
