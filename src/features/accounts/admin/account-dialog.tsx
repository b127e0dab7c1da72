import { useId } from "react";
import { api } from "#src/api/client.ts";
import { Button } from "#src/features/office/button.tsx";
import { ConflictDialog } from "#src/features/office/conflict-dialog.tsx";
import { Dialog } from "#src/features/office/dialog.tsx";
import { DialogButtons } from "#src/features/office/dialog-buttons.tsx";
import type { FieldErrors } from "#src/features/office/field-errors.ts";
import { SelectField, TextField } from "#src/features/office/fields.tsx";
import { FieldsForm } from "#src/features/office/fields-form.tsx";
import { useSaveShortcut } from "#src/features/office/shortcuts.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { type RecordForm, useRecordForm } from "#src/features/office/use-record-form.ts";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import {
  type AccountRow,
  DISPLAY_NAME_LENGTH,
  type IssuedLink,
  ROLES,
  type Role,
  readSections,
  writeSections,
} from "../account.ts";
import styles from "./account-dialog.module.css";
import { isEmail } from "./email.ts";
import { SectionsField } from "./sections-field.tsx";
import { SessionList } from "./session-list.tsx";
import { type AccountAccess, useAccountAccess } from "./use-account-access.ts";

interface AccountDialogProps {
  account: AccountRow;
  isOwn: boolean;
  onClose: () => void;
  onLink: (link: IssuedLink) => void;
  onToggleActive: () => void;
}

/** One user: role and e-mail, the ways in, and where they are signed in. */
export function AccountDialog({ account, isOwn, onClose, onLink, onToggleActive }: AccountDialogProps) {
  const words = useOfficeText("accounts");
  const office = useOfficeText("office");
  const labels = useFieldLabels("accounts");
  const id = useId();
  const form = useAccountForm(account, isOwn, onClose);
  const access = useAccountAccess(account, { onClose, onLink });
  useSaveShortcut(() => void form.submit());
  if (form.conflict) {
    return (
      <ConflictDialog
        conflict={form.conflict}
        labels={{
          display_name: labels.display_name,
          email: labels.email,
          role: labels.role,
          sections: labels.sections,
        }}
        toForm={(_, value) => String(value ?? "")}
        onKeepSaved={onClose}
      />
    );
  }
  return (
    <Dialog
      title={account.username}
      widthPx={680}
      onClose={onClose}
      footer={<DialogButtons form={id} submit={office.save} isBusy={form.isSaving} onClose={onClose} />}
    >
      <FieldsForm form={form} id={id}>
        <Fields form={form} isOwn={isOwn} />
      </FieldsForm>
      {!isOwn && <h3>{words.access}</h3>}
      <div className={styles.ways}>
        {!isOwn && <WaysIn account={account} access={access} onToggleActive={onToggleActive} />}
      </div>
      <h3>{words.sessions}</h3>
      <Sessions access={access} isOwn={isOwn} />
    </Dialog>
  );
}

interface Values {
  display_name: string;
  email: string;
  role: Role;
  /** "3,7"; empty for all. */
  sections: string;
}

function useAccountForm(account: AccountRow, isOwn: boolean, onClose: () => void) {
  const words = useOfficeText("accounts");
  const office = useOfficeText("office");
  return useRecordForm<Values, AccountRow>({
    initial: {
      display_name: account.display_name ?? "",
      email: account.email,
      role: account.role,
      sections: writeSections(account.sections),
    },
    draft: `account-${account.id}`,
    version: account.version,
    validate: ({ email }) => {
      const errors: FieldErrors<{ email: string }> = {};
      if (email.trim() && !isEmail(email)) errors.email = words.emailInvalid;
      return errors;
    },
    send: ({ display_name, sections, ...others }, version) =>
      api.put<AccountRow>(`/admin/accounts/${account.id}`, {
        display_name,
        ...(isOwn ? {} : { ...others, sections: readSections(sections) }),
        version,
      }),
    onSaved: () => {
      showToast({ text: office.saved });
      onClose();
    },
    failed: words.saveFailed,
  });
}

function Fields({ form, isOwn }: { form: RecordForm<Values, AccountRow>; isOwn: boolean }) {
  const { values, errors, set } = form;
  const words = useOfficeText("accounts");
  const labels = useFieldLabels("accounts");
  const roles = useChoices("accounts", "role");
  return (
    <>
      <TextField
        label={labels.display_name}
        hint={words.displayNameHint}
        value={values.display_name}
        autoComplete="off"
        maxLength={DISPLAY_NAME_LENGTH}
        onChange={(display_name) => set({ display_name })}
      />
      <div className="field-row field-row-two">
        <TextField
          label={labels.email}
          type="email"
          {...form.field("email")}
          hint={isOwn ? words.ownEmail : undefined}
          error={errors.email && words.emailInvalid}
          disabled={isOwn}
          autoComplete="off"
          maxLength={254}
        />
        <SelectField
          label={labels.role}
          hint={isOwn ? words.ownRole : undefined}
          value={values.role}
          disabled={isOwn}
          onChange={(role) => set({ role: role as Role })}
          options={ROLES.map((role) => ({ value: role, label: roles[role] }))}
        />
      </div>
      {!isOwn && values.role !== "admin" && (
        <SectionsField
          chosen={readSections(values.sections)}
          onChange={(sections) => set({ sections: writeSections(sections) })}
        />
      )}
    </>
  );
}

interface WaysInProps {
  account: AccountRow;
  access: AccountAccess;
  onToggleActive: () => void;
}

function WaysIn({ account, access, onToggleActive }: WaysInProps) {
  const words = useOfficeText("accounts");
  return (
    <>
      {account.is_active && (
        <Button isLine onClick={() => void access.makeLink()}>
          {account.is_pending ? words.newInvitation : words.makeReset}
        </Button>
      )}
      {account.has_two_factor && (
        <Button isLine onClick={() => void access.resetTwoFactor()}>
          {words.resetTwoFactor}
        </Button>
      )}
      <Button isLine onClick={onToggleActive}>
        {account.is_active ? words.disable : words.enable}
      </Button>
    </>
  );
}

function Sessions({ access: { sessions, end, endAll }, isOwn }: { access: AccountAccess; isOwn: boolean }) {
  const words = useOfficeText("accounts");
  if (sessions === undefined) return <div className="skeleton" aria-busy="true" />;
  if (sessions.length === 0) return <p className={styles.none}>{words.noSessions}</p>;
  return (
    <>
      <SessionList sessions={sessions} onEnd={(session) => void end(session)} />
      {!isOwn && (
        <Button isLine onClick={() => void endAll()}>
          {words.signOutEverywhere}
        </Button>
      )}
    </>
  );
}
