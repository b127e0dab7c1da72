import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { Field, type TextField } from "./fields.tsx";
import styles from "./password-field.module.css";

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type"> & {
  autoComplete: "current-password" | "new-password";
};

/** A password, hidden until somebody asks to see it. */
export function PasswordField({
  label,
  error,
  hint,
  isRequired,
  value,
  onChange,
  ...input
}: PasswordFieldProps) {
  const words = useOfficeText("office");
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired ?? false}>
      {(control) => (
        <div className={styles.password}>
          <input
            className="input"
            {...input}
            {...control}
            type={isShown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            aria-label={isShown ? words.hidePassword : words.showPassword}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOff className="icon" aria-hidden /> : <Eye className="icon" aria-hidden />}
          </button>
        </div>
      )}
    </Field>
  );
}
