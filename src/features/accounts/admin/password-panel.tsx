import { type FormEvent, useState } from "react";
import { api } from "#src/api/client.ts";
import { Button } from "#src/features/office/button.tsx";
import { FormNotices } from "#src/features/office/form-notices.tsx";
import { PasswordField } from "#src/features/office/password-field.tsx";
import { staffDate } from "#src/features/office/staff-dates.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { type Profile, passwordLengthFault } from "../account.ts";
import { passwordFaultText } from "./password-faults.ts";
import { useFormCall } from "./use-form-call.ts";

const EMPTY = { current_password: "", new_password: "" };

/** Changes the own password. Nothing of it is kept in the browser, not even as a draft. */
export function PasswordPanel({ profile, onChanged }: { profile: Profile; onChanged: () => void }) {
  const words = useOfficeText("accounts").profile;
  const office = useOfficeText("office");
  const [values, setValues] = useState(EMPTY);
  const call = useFormCall();
  const set = (change: Partial<typeof EMPTY>) => {
    setValues({ ...values, ...change });
    for (const name of Object.keys(change)) call.dropError(name);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found: Partial<typeof EMPTY> = {};
    if (!values.current_password) found.current_password = office.fillIn;
    const hasTwoFactor = profile.two_factor.is_on;
    const weak = passwordLengthFault(values.new_password, hasTwoFactor);
    if (weak) found.new_password = passwordFaultText(weak, hasTwoFactor, words);
    void call.submit(found, async () => {
      await api.post("/account/password", values);
      setValues(EMPTY);
      showToast({ text: words.passwordChanged });
      onChanged();
    });
  };
  return (
    <section className="panel">
      <h2>{words.password}</h2>
      <form className="panel-body" noValidate onSubmit={submit}>
        <FormNotices fault={call.fault} />
        {/* For password managers, which otherwise don't know whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={profile.username} readOnly />
        <PasswordField
          label={words.currentPassword}
          autoComplete="current-password"
          value={values.current_password}
          error={call.errors.current_password}
          onChange={(current_password) => set({ current_password })}
        />
        <PasswordField
          label={words.newPassword}
          hint={words.passwordRule}
          autoComplete="new-password"
          value={values.new_password}
          error={call.errors.new_password}
          onChange={(new_password) => set({ new_password })}
        />
        {profile.password_changed_at && <p>{words.lastChanged(staffDate(profile.password_changed_at))}</p>}
        <Button type="submit" disabled={call.isBusy}>
          {call.isBusy ? office.saving : words.password}
        </Button>
      </form>
    </section>
  );
}
