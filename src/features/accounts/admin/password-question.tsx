import { type FormEvent, useId, useState } from "react";
import { Dialog } from "#src/features/office/dialog.tsx";
import { DialogButtons } from "#src/features/office/dialog-buttons.tsx";
import { TextField } from "#src/features/office/fields.tsx";
import { FormNotices } from "#src/features/office/form-notices.tsx";
import { PasswordField } from "#src/features/office/password-field.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { useFormCall } from "./use-form-call.ts";

interface PasswordQuestionProps {
  title: string;
  lead: string;
  yes: string;
  /** Whether a code of the second factor is asked for too. */
  hasCode?: boolean;
  onClose: () => void;
  /** Sends it; what it throws is shown at the fields. */
  send: (values: { password: string; code: string }) => Promise<void>;
}

/** Asks for the own password, and a code, before something that a thief of an open laptop would do. */
export function PasswordQuestion({ title, lead, yes, hasCode, onClose, send }: PasswordQuestionProps) {
  const words = useOfficeText("accounts").profile;
  const office = useOfficeText("office");
  const id = useId();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const { errors, fault, isBusy, submit } = useFormCall();

  const answer = (event: FormEvent) => {
    event.preventDefault();
    const found: Record<string, string> = {};
    if (!password) found.password = office.fillIn;
    if (hasCode && !code.trim()) found.code = office.fillIn;
    void submit(found, () => send({ password, code }));
  };
  return (
    <Dialog
      title={title}
      lead={lead}
      widthPx={480}
      onClose={onClose}
      footer={<DialogButtons form={id} submit={yes} isBusy={isBusy} onClose={onClose} />}
    >
      <form id={id} noValidate onSubmit={answer}>
        <FormNotices fault={fault} />
        <PasswordField
          label={words.currentPassword}
          autoComplete="current-password"
          value={password}
          error={errors.password}
          onChange={setPassword}
        />
        {hasCode && (
          <TextField
            label={office.code}
            hint={office.codeHint}
            value={code}
            error={errors.code}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            onChange={setCode}
          />
        )}
      </form>
    </Dialog>
  );
}
