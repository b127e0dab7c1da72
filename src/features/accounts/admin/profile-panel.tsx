import { useState } from "react";
import { api } from "#src/features/office/api.ts";
import { SelectField, TextField } from "#src/features/office/fields.tsx";
import { FieldsForm } from "#src/features/office/fields-form.tsx";
import { keepLanguage } from "#src/features/office/office-language.ts";
import { PasswordField } from "#src/features/office/password-field.tsx";
import { useSaveShortcut } from "#src/features/office/shortcuts.tsx";
import { staffDateTime } from "#src/features/office/staff-dates.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import { useUnsavedGuard } from "#src/features/office/unsaved-guard.tsx";
import { useOfficeText } from "#src/features/office/use-office-text.ts";
import { type FieldErrors, useRecordForm } from "#src/features/office/use-record-form.ts";
import { useI18n } from "#src/i18n/i18n.tsx";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { useChoices, useFieldLabels } from "#src/i18n/office-text.ts";
import { DISPLAY_NAME_LENGTH, type Profile } from "../account.ts";
import { useAccountsOfficeText } from "../use-accounts-office-text.ts";
import { isEmail } from "./email.ts";

interface Values {
  name: string;
  email: string;
  language: Language | "";
}

/** With the password, which is no value of the form: its draft is kept in the browser. */
type Errors = FieldErrors<Values & { password: string }>;

/** Who one is here, the own e-mail address and the language of the interface. */
export function ProfilePanel({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  const words = useAccountsOfficeText().profile;
  const accounts = useAccountsOfficeText();
  const office = useOfficeText();
  const roles = useChoices("accounts", "role");
  const { changeLanguage } = useI18n();
  const labels = useFieldLabels("accounts");
  const [password, setPassword] = useState("");
  const isOtherEmail = (email: string) => email.trim() !== profile.email;
  const form = useRecordForm<Values, Profile>({
    initial: {
      name: profile.display_name ?? "",
      email: profile.email,
      language: profile.interface_language ?? "",
    },
    draft: `profile-${profile.id}`,
    validate: ({ email }) => {
      const errors: Errors = {};
      if (email.trim() && !isEmail(email)) errors.email = accounts.emailInvalid;
      if (isOtherEmail(email) && !password) errors.password = office.fillIn;
      return errors;
    },
    send: ({ name, email, language }) =>
      api.put<Profile>("/account", {
        display_name: name,
        email,
        interface_language: language || null,
        ...(isOtherEmail(email) ? { password } : {}),
      }),
    onSaved: (_, { language }) => {
      if (language) {
        keepLanguage(language);
        void changeLanguage(language);
      }
      showToast({ text: office.saved });
      onSaved();
    },
    failed: words.saveFailed,
  });
  useSaveShortcut(() => void (form.isDirty && form.submit()));
  useUnsavedGuard(form.isDirty, form.isDone);
  const { values, set } = form;
  const errors: Errors = form.errors;
  return (
    <section className="panel wide">
      <h2>{words.account}</h2>
      <FieldsForm form={form} className="in">
        <dl className="facts">
          <div>
            <dt>{office.username}</dt>
            <dd>{profile.username}</dd>
          </div>
          <div>
            <dt>{labels.role}</dt>
            <dd>{roles[profile.role]}</dd>
          </div>
          <div>
            <dt>{accounts.lastSignIn}</dt>
            <dd>{profile.last_login_at ? staffDateTime(profile.last_login_at) : accounts.never}</dd>
          </div>
        </dl>
        <div className="g2">
          <TextField
            label={labels.display_name}
            hint={accounts.displayNameHint}
            value={values.name}
            autoComplete="name"
            maxLength={DISPLAY_NAME_LENGTH}
            onChange={(name) => set({ name })}
          />
          <TextField
            label={labels.email}
            hint={words.emailHint}
            type="email"
            value={values.email}
            error={errors.email && accounts.emailInvalid}
            autoComplete="email"
            maxLength={254}
            onChange={(email) => set({ email })}
          />
          {isOtherEmail(values.email) && (
            <PasswordField
              label={words.currentPassword}
              hint={words.emailPassword}
              isRequired
              autoComplete="current-password"
              value={password}
              error={errors.password}
              onChange={(typed) => {
                setPassword(typed);
                form.setErrors(({ email }) => (email ? { email } : {}));
              }}
            />
          )}
          <SelectField
            label={labels.interface_language}
            hint={words.languageHint}
            value={values.language}
            onChange={(language) => set({ language: language as Language | "" })}
            options={[
              { value: "", label: words.languageUnset },
              ...LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] })),
            ]}
          />
        </div>
        <button type="submit" className="button button-small" disabled={form.isSaving || !form.isDirty}>
          {form.isSaving ? office.saving : office.save}
        </button>
      </FieldsForm>
    </section>
  );
}
