import { Button } from "#src/features/office/button.tsx";
import { SelectField, TextField } from "#src/features/office/fields.tsx";
import { FieldsForm } from "#src/features/office/fields-form.tsx";
import { PasswordField } from "#src/features/office/password-field.tsx";
import { useSaveShortcut } from "#src/features/office/shortcuts.tsx";
import { staffDateTime } from "#src/features/office/staff-dates.ts";
import { useUnsavedGuard } from "#src/features/office/unsaved-guard.tsx";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { DISPLAY_NAME_LENGTH, type Profile } from "../account.ts";
import styles from "./profile-panel.module.css";
import { type ProfileForm, useProfileForm } from "./use-profile-form.ts";

/** Who one is here, the own e-mail address and the language of the interface. */
export function ProfilePanel({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  const words = useOfficeText("accounts").profile;
  const office = useOfficeText("office");
  const form = useProfileForm(profile, onSaved);
  useSaveShortcut(() => void (form.isDirty && form.submit()));
  useUnsavedGuard(form.isDirty, { isDone: form.isDone });
  return (
    <section className={`panel ${styles.wide}`}>
      <h2>{words.account}</h2>
      <FieldsForm form={form} className="panel-body">
        <Facts profile={profile} />
        <Fields form={form} />
        <Button type="submit" disabled={form.isSaving || !form.isDirty}>
          {form.isSaving ? office.saving : office.save}
        </Button>
      </FieldsForm>
    </section>
  );
}

/** What one cannot change oneself. */
function Facts({ profile }: { profile: Profile }) {
  const accounts = useOfficeText("accounts");
  const office = useOfficeText("office");
  const labels = useFieldLabels("accounts");
  const roles = useChoices("accounts", "role");
  return (
    <dl className={styles.facts}>
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
  );
}

function Fields({ form }: { form: ProfileForm }) {
  const { values, errors, set } = form;
  const words = useOfficeText("accounts").profile;
  const accounts = useOfficeText("accounts");
  const labels = useFieldLabels("accounts");
  return (
    <div className="field-row field-row-two">
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
        {...form.field("email")}
        error={errors.email && accounts.emailInvalid}
        autoComplete="email"
        maxLength={254}
      />
      {form.needsPassword && (
        <PasswordField
          label={words.currentPassword}
          hint={words.emailPassword}
          isRequired
          autoComplete="current-password"
          value={form.password}
          error={errors.password}
          onChange={form.setPassword}
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
  );
}
