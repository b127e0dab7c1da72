import { useId } from "react";
import { api } from "#src/api/client.ts";
import { Dialog } from "#src/features/office/dialog.tsx";
import { DialogButtons } from "#src/features/office/dialog-buttons.tsx";
import type { FieldErrors } from "#src/features/office/field-errors.ts";
import { SelectField, TextField } from "#src/features/office/fields.tsx";
import { FieldsForm } from "#src/features/office/fields-form.tsx";
import { type RecordForm, useRecordForm } from "#src/features/office/use-record-form.ts";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import {
  type AccountRow,
  DISPLAY_NAME_LENGTH,
  foldUsername,
  type IssuedLink,
  isUsername,
  ROLES,
  type Role,
} from "../account.ts";
import { isEmail } from "./email.ts";

export interface Invited {
  account: AccountRow;
  link: IssuedLink;
}

interface InviteDialogProps {
  onClose: () => void;
  onInvited: (invited: Invited) => void;
}

interface Values {
  username: string;
  display_name: string;
  email: string;
  role: Role;
}

/** Makes an account without a password; what comes out is a one-time link. */
export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const words = useOfficeText("accounts");
  const id = useId();
  const form = useInvitation(onInvited);
  return (
    <Dialog
      title={words.add}
      lead={words.addLead}
      widthPx={560}
      onClose={onClose}
      footer={<DialogButtons form={id} submit={words.invite} isBusy={form.isSaving} onClose={onClose} />}
    >
      <FieldsForm form={form} id={id}>
        <Fields form={form} />
      </FieldsForm>
    </Dialog>
  );
}

function useInvitation(onInvited: (invited: Invited) => void) {
  const words = useOfficeText("accounts");
  const office = useOfficeText("office");
  return useRecordForm<Values, Invited>({
    initial: { username: "", display_name: "", email: "", role: "editor" },
    draft: "account-new",
    validate: ({ username, email }) => {
      const errors: FieldErrors<Values> = {};
      if (!username.trim()) errors.username = office.fillIn;
      else if (!isUsername(foldUsername(username))) errors.username = words.usernameHint;
      if (email.trim() && !isEmail(email)) errors.email = words.emailInvalid;
      return errors;
    },
    send: (values, _version, slot) => api.create<Invited>("/admin/accounts", values, slot),
    onSaved: onInvited,
    failed: words.saveFailed,
  });
}

function Fields({ form }: { form: RecordForm<Values, Invited> }) {
  const { values, errors, set } = form;
  const words = useOfficeText("accounts");
  const office = useOfficeText("office");
  const labels = useFieldLabels("accounts");
  const roles = useChoices("accounts", "role");
  return (
    <>
      <TextField
        label={office.username}
        hint={words.usernameHint}
        {...form.field("username")}
        // The server's refusal of a name that is free of faults: somebody has it.
        error={
          errors.username &&
          (isUsername(foldUsername(values.username)) ? words.usernameTaken : errors.username)
        }
        isRequired
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <TextField
        label={labels.display_name}
        hint={words.displayNameHint}
        value={values.display_name}
        autoComplete="off"
        maxLength={DISPLAY_NAME_LENGTH}
        onChange={(display_name) => set({ display_name })}
      />
      <TextField
        label={labels.email}
        hint={words.emailHint}
        type="email"
        {...form.field("email")}
        error={errors.email && words.emailInvalid}
        autoComplete="off"
        maxLength={254}
      />
      <SelectField
        label={labels.role}
        hint={words.roleHint}
        value={values.role}
        onChange={(role) => set({ role: role as Role })}
        options={ROLES.map((role) => ({ value: role, label: roles[role] })).reverse()}
      />
    </>
  );
}
