import { type FormEvent, useId, useState } from "react";
import { api } from "#src/api/client.ts";
import { Dialog } from "#src/features/office/dialog.tsx";
import { DialogButtons } from "#src/features/office/dialog-buttons.tsx";
import { TextField } from "#src/features/office/fields.tsx";
import { FormNotices } from "#src/features/office/form-notices.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { CopyButton } from "./copy-button.tsx";
import secretStyles from "./secret.module.css";
import styles from "./set-up-dialog.module.css";
import { useFormCall } from "./use-form-call.ts";

export interface SetUp {
  secret: string;
  uri: string;
  qr_svg: string;
}

interface SetUpDialogProps {
  setUp: SetUp;
  onClose: () => void;
  onDone: (recoveryCodes: string[]) => void;
}

/** The secret as a QR picture and as text, and the first code, which turns the second factor on. */
export function SetUpDialog({ setUp, onClose, onDone }: SetUpDialogProps) {
  const words = useOfficeText("accounts").profile;
  const office = useOfficeText("office");
  const id = useId();
  const [code, setCode] = useState("");
  const { errors, fault, isBusy, submit, dropError } = useFormCall();

  const turnOn = (event: FormEvent) => {
    event.preventDefault();
    void submit(code.trim() ? {} : { code: office.fillIn }, async () => {
      const answer = await api.post<{ recovery_codes: string[] }>("/account/two-factor/confirm", { code });
      onDone(answer.recovery_codes);
    });
  };
  return (
    <Dialog
      title={words.twoFactor}
      widthPx={680}
      onClose={onClose}
      footer={<DialogButtons form={id} submit={words.turnOn} isBusy={isBusy} onClose={onClose} />}
    >
      <FormNotices fault={fault} />
      <Secret setUp={setUp} />
      <form id={id} className={styles.code} noValidate onSubmit={turnOn}>
        <TextField
          label={office.code}
          hint={words.codeFromApp}
          value={code}
          error={errors.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          onChange={(typed) => {
            setCode(typed);
            dropError("code");
          }}
        />
      </form>
    </Dialog>
  );
}

/** The secret for the app on the phone: to scan, to open there, to type. */
function Secret({ setUp }: { setUp: SetUp }) {
  const words = useOfficeText("accounts").profile;
  return (
    <div className={styles.columns}>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(setUp.qr_svg)}`}
        alt={words.qrLabel}
        width={220}
        height={220}
      />
      <div>
        <h3>{words.scan}</h3>
        <p className="hint">{words.scanHint}</p>
        <a className={styles.openApp} href={setUp.uri}>
          {words.openApp}
        </a>
        <p>{words.secret}</p>
        <p className={`${secretStyles.secret} ${styles.secret}`} id="two-factor-secret">
          {setUp.secret.match(/.{1,4}/g)?.join(" ")}
        </p>
        <CopyButton
          text={setUp.secret}
          label={words.copy}
          copied={words.copied}
          shownIn="two-factor-secret"
        />
      </div>
    </div>
  );
}
