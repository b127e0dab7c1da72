import { useState } from "react";
import { api } from "#src/api/client.ts";
import type { FieldErrors } from "#src/features/office/field-errors.ts";
import { keepLanguage } from "#src/features/office/office-language.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import { useRecordForm } from "#src/features/office/use-record-form.ts";
import { useI18n } from "#src/i18n/i18n.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Profile } from "../account.ts";
import { isEmail } from "./email.ts";

interface Values {
  name: string;
  email: string;
  language: Language | "";
}

/** With the password, which is no value of the form: its draft is kept in the browser. */
type Errors = FieldErrors<Values & { password: string }>;

export type ProfileForm = ReturnType<typeof useProfileForm>;

/** The form over the own account; another e-mail address needs the password. */
export function useProfileForm(profile: Profile, onSaved: () => void) {
  const accounts = useOfficeText("accounts");
  const office = useOfficeText("office");
  const { changeLanguage } = useI18n();
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
    // Only what was changed here: an admin may have changed the rest since the page was opened.
    send: ({ name, email, language }) =>
      api.put<Profile>("/account", {
        ...(name === (profile.display_name ?? "") ? {} : { display_name: name }),
        ...(isOtherEmail(email) ? { email, password } : {}),
        ...(language === (profile.interface_language ?? "") ? {} : { interface_language: language || null }),
      }),
    onSaved: (_, { language }) => {
      if (language) {
        keepLanguage(language);
        void changeLanguage(language);
      }
      showToast({ text: office.saved });
      onSaved();
    },
    failed: accounts.profile.saveFailed,
  });
  return {
    ...form,
    errors: form.errors as Errors,
    password,
    setPassword: (typed: string) => {
      setPassword(typed);
      form.setErrors(({ email }) => (email ? { email } : {}));
    },
    needsPassword: isOtherEmail(form.values.email),
  };
}
