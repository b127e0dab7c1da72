import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { withoutControls } from "#src/api/plain-text.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import styles from "./fields.module.css";
import { type Option, Options } from "./options.tsx";

interface FieldProps {
  label: ReactNode;
  /** What is wrong with it now, in words. */
  error?: string | undefined;
  hint?: ReactNode;
  isRequired?: boolean;
  /** At the right end of the hint, e.g. a count of characters. */
  aside?: ReactNode;
}

/** The parts around an input: label, hint, error, tied together for screen readers. */
export function Field({
  label,
  error,
  hint,
  isRequired,
  aside,
  children,
}: FieldProps & {
  children: (control: {
    id: string;
    "aria-describedby"?: string;
    "aria-invalid"?: true;
    "aria-required"?: true;
  }) => ReactNode;
}) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className="form-field">
      <label id={`${id}-label`} htmlFor={id}>
        {label}
        {isRequired && <em aria-hidden="true"> *</em>}
      </label>
      {children({
        id,
        ...(described ? { "aria-describedby": described } : {}),
        ...(error ? { "aria-invalid": true as const } : {}),
        ...(isRequired ? { "aria-required": true as const } : {}),
      })}
      {error && (
        <p className="error" id={`${id}-error`}>
          <CircleAlert className="icon" aria-hidden /> {error}
        </p>
      )}
      {(hint || aside) && (
        <p className="hint" id={`${id}-hint`}>
          <span>{hint}</span>
          {aside && <span>{aside}</span>}
        </p>
      )}
    </div>
  );
}

interface TextHolder extends FieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** What holds a text and says so when it changes; beyond that whatever the page's element takes. */
type ControlProps<Element extends "input" | "textarea" | "select"> = TextHolder &
  Omit<ComponentProps<Element>, "value" | "onChange" | "id">;

/** Which of the properties belong to the parts around a control, and which to the control. */
function apart<Props extends TextHolder>({
  label,
  error,
  hint,
  isRequired = false,
  aside,
  onChange,
  ...control
}: Props) {
  const onTyped = (event: { target: { value: string } }) => onChange(withoutControls(event.target.value));
  return { field: { label, error, hint, isRequired, aside }, control: { ...control, onChange: onTyped } };
}

/** One line of text; `type` as for an input. */
export function TextField(props: ControlProps<"input">) {
  const { field, control } = apart(props);
  return (
    <Field {...field}>{(named) => <input className="input" type="text" {...control} {...named} />}</Field>
  );
}

export function TextArea(props: ControlProps<"textarea">) {
  const { field, control } = apart(props);
  return <Field {...field}>{(named) => <textarea className="input" {...control} {...named} />}</Field>;
}

/**
 * A whole number or nothing. What is typed stays text until it is checked, so that "1-" is refused rather
 * than lost; `wholeNumber` reads it.
 */
export function NumberField(props: Omit<ControlProps<"input">, "type">) {
  return <TextField inputMode="numeric" {...props} autoComplete="off" />;
}

export function SelectField({ options, ...props }: ControlProps<"select"> & { options: Option[] }) {
  const words = useOfficeText("office");
  const { field, control } = apart(props);
  // Nothing is filled in here.
  const error = field.error === words.fillIn ? words.chooseOne : field.error;
  return (
    <Field {...field} error={error}>
      {(named) => (
        <select className="input" {...control} {...named}>
          <Options options={options} />
        </select>
      )}
    </Field>
  );
}

interface SwitchProps {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
}

/** A square switch; the whole row is its label. */
export function Switch({ label, hint, isOn, onChange, isDisabled = false }: SwitchProps) {
  return (
    <label className={isOn ? `${styles.switch} ${styles.on}` : styles.switch}>
      <span>
        <b>{label}</b>
        {hint && <small>{hint}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        className="visually-hidden"
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <i aria-hidden="true" />
    </label>
  );
}

export type FieldLanguage = (typeof LANGUAGES)[number];

interface LanguageTabsProps {
  current: FieldLanguage;
  onChange: (language: FieldLanguage) => void;
  /** How many of the language's fields are filled, e.g. 2 of 3. */
  filled: Record<FieldLanguage, number>;
  of: number;
  /** In which something is marked as wrong. */
  faulty?: readonly FieldLanguage[];
  /** What stands before each language's name; then only what is half filled is counted. */
  marks?: Record<FieldLanguage, ReactNode>;
  order?: readonly FieldLanguage[];
  panelId: string;
}

/** The tabs English, Armenian, Russian over the fields of one record, each with a mark for what is missing. */
export function LanguageTabs({
  current,
  onChange,
  filled,
  of,
  faulty = [],
  marks,
  order = LANGUAGES,
  panelId,
}: LanguageTabsProps) {
  const words = useOfficeText("office");
  const names = { en: words.inEnglish, hy: words.inArmenian, ru: words.inRussian };
  return (
    <div className={styles.languages} role="tablist" aria-label={words.textLanguage}>
      {order.map((language, index) => (
        <button
          key={language}
          type="button"
          role="tab"
          id={`${panelId}-${language}`}
          aria-selected={language === current}
          aria-controls={panelId}
          tabIndex={language === current ? 0 : -1}
          onClick={() => onChange(language)}
          onKeyDown={(event) => {
            const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
            if (!step) return;
            const next = order[(index + step + order.length) % order.length] ?? "en";
            onChange(next);
            document.getElementById(`${panelId}-${next}`)?.focus();
          }}
        >
          {marks?.[language]}
          {(!marks || (filled[language] > 0 && filled[language] < of)) && (
            <span
              className={`${styles.mark} ${filled[language] === of ? styles.complete : filled[language] > 0 ? styles.partial : ""}`}
            >
              {filled[language] === of ? "✓" : `${filled[language]}/${of}`}
            </span>
          )}
          {names[language]}
          {faulty.includes(language) && (
            <CircleAlert className={`icon ${styles.faulty}`} aria-label={words.checkFields} />
          )}
        </button>
      ))}
    </div>
  );
}
