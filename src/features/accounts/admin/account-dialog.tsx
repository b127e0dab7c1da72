import { useCallback, useEffect, useId, useState } from "react";
import { ApiError, api } from "#src/features/office/api.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { ConflictDialog } from "#src/features/office/conflict-dialog.tsx";
import { Dialog } from "#src/features/office/dialog.tsx";
import { DialogButtons } from "#src/features/office/dialog-buttons.tsx";
import { SelectField, TextField } from "#src/features/office/fields.tsx";
import { FieldsForm } from "#src/features/office/fields-form.tsx";
import { faultText } from "#src/features/office/list-fault.tsx";
import { useSaveShortcut } from "#src/features/office/shortcuts.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useOfficeText } from "#src/features/office/use-office-text.ts";
import { type FieldErrors, useRecordForm } from "#src/features/office/use-record-form.ts";
import { useChoices, useFieldLabels } from "#src/i18n/office-text.ts";
import {
  type AccountRow,
  DISPLAY_NAME_LENGTH,
  type IssuedLink,
  ROLES,
  type Role,
  type SessionRow,
} from "../account.ts";
import { useAccountsOfficeText } from "../use-accounts-office-text.ts";
import { isEmail } from "./email.ts";
import { SessionList } from "./session-list.tsx";

interface AccountDialogProps {
  account: AccountRow;
  isOwn: boolean;
  onClose: () => void;
  onLink: (link: IssuedLink) => void;
  onToggleActive: () => void;
}

/** One user: role and e-mail, the ways in, and where they are signed in. */
export function AccountDialog({ account, isOwn, onClose, onLink, onToggleActive }: AccountDialogProps) {
  const words = useAccountsOfficeText();
  const office = useOfficeText();
  const labels = useFieldLabels("accounts");
  const roles = useChoices("accounts", "role");
  const id = useId();
  const path = `/admin/accounts/${account.id}`;
  const form = useRecordForm<{ display_name: string; email: string; role: Role }, AccountRow>({
    initial: { display_name: account.display_name ?? "", email: account.email, role: account.role },
    draft: `account-${account.id}`,
    version: account.version,
    validate: ({ email }) => {
      const errors: FieldErrors<{ email: string }> = {};
      if (email.trim() && !isEmail(email)) errors.email = words.emailInvalid;
      return errors;
    },
    send: ({ display_name, ...others }, version) =>
      api.put<AccountRow>(path, { display_name, ...(isOwn ? {} : others), version }),
    onSaved: () => {
      showToast({ text: office.saved });
      onClose();
    },
    failed: words.saveFailed,
  });
  useSaveShortcut(() => void form.submit());
  const { sessions, reload } = useSessionsOf(account.id);

  const act = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ text: faultText(error, words.saveFailed, office), isBad: true });
    }
    reload();
  };
  const makeLink = () => act(async () => onLink(await api.post<IssuedLink>(`${path}/link`)));
  const end = (session?: SessionRow) =>
    act(async () => {
      const { ended } = await api.delete<{ ended: number }>(
        `${path}/sessions${session ? `/${session.id}` : ""}`,
      );
      showToast({ text: words.signedOut(ended) });
    });
  const endAll = async () => {
    const text = words.signOutAsk(account.username);
    if (await confirm({ text, yes: words.signOutEverywhere, isDangerous: true })) await end();
  };
  const resetTwoFactor = async () => {
    const isSure = await confirm({
      text: words.resetTwoFactorAsk(account.username),
      hint: words.resetTwoFactorHint,
      yes: words.resetTwoFactor,
      isDangerous: true,
    });
    if (!isSure) return;
    await act(async () => {
      await api.post(`${path}/two-factor/reset`);
      showToast({ text: words.twoFactorOff });
      onClose();
    });
  };
  const { values, errors, set } = form;
  if (form.conflict) {
    return (
      <ConflictDialog
        conflict={form.conflict}
        labels={{ display_name: labels.display_name, email: labels.email, role: labels.role }}
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
        <TextField
          label={labels.display_name}
          hint={words.displayNameHint}
          value={values.display_name}
          autoComplete="off"
          maxLength={DISPLAY_NAME_LENGTH}
          onChange={(display_name) => set({ display_name })}
        />
        <div className="g2">
          <TextField
            label={labels.email}
            type="email"
            value={values.email}
            hint={isOwn ? words.ownEmail : undefined}
            error={errors.email && words.emailInvalid}
            disabled={isOwn}
            autoComplete="off"
            maxLength={254}
            onChange={(email) => set({ email })}
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
      </FieldsForm>
      {!isOwn && <h3>{words.access}</h3>}
      <div className="acc-ways">
        {account.is_active && !isOwn && (
          <button type="button" className="button button-small line" onClick={() => void makeLink()}>
            {account.is_pending ? words.newInvitation : words.makeReset}
          </button>
        )}
        {account.has_two_factor && !isOwn && (
          <button type="button" className="button button-small line" onClick={() => void resetTwoFactor()}>
            {words.resetTwoFactor}
          </button>
        )}
        {!isOwn && (
          <button type="button" className="button button-small line" onClick={onToggleActive}>
            {account.is_active ? words.disable : words.enable}
          </button>
        )}
      </div>
      <h3>{words.sessions}</h3>
      {sessions === undefined ? (
        <div className="skeleton" aria-busy="true" />
      ) : sessions.length === 0 ? (
        <p className="acc-none">{words.noSessions}</p>
      ) : (
        <>
          <SessionList sessions={sessions} onEnd={(session) => void end(session)} />
          {!isOwn && (
            <button type="button" className="button button-small line" onClick={() => void endAll()}>
              {words.signOutEverywhere}
            </button>
          )}
        </>
      )}
    </Dialog>
  );
}

/** Undefined while loading; a failed load shows none, since the list is extra here. */
function useSessionsOf(accountId: number) {
  const [sessions, setSessions] = useState<SessionRow[]>();
  const reload = useCallback(() => {
    api.get<{ sessions: SessionRow[] }>(`/admin/accounts/${accountId}/sessions`).then(
      (answer) => setSessions(answer.sessions),
      () => setSessions([]),
    );
  }, [accountId]);
  useEffect(reload, [reload]);
  return { sessions, reload };
}
