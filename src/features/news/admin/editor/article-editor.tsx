import { CircleAlert, Code } from "lucide-react";
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useId, useRef, useState } from "react";
import type { Language } from "#src/i18n/languages.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import styles from "./article-editor.module.css";
import toolStyles from "./editor-tools.module.css";
import { SourceText } from "./source-text.tsx";
import { type TextView, useTextView } from "./use-text-view.ts";

/** The editor's code travels when a text is opened formatted. */
const FormattedText = lazy(() => import("./formatted-text.tsx"));

/** A longer text is a page that no phone edits in time; what is stored may be as long as before. */
const MOST_FORMATTED = 100_000;

export interface ArticleEditorProps {
  label: string;
  /** Markdown. */
  value: string;
  /** Told of the Markdown when typing rests, and before the text is left. */
  onChange: (value: string) => void;
  lang: Language;
  error?: string | undefined;
  isRequired?: boolean;
  isReadOnly?: boolean;
  hint?: ReactNode;
}

/** What both views of the text are given. */
export interface TextViewProps extends Pick<ArticleEditorProps, "value" | "onChange" | "lang"> {
  id: string;
  isReadOnly: boolean;
  /** Whether it was just opened by its button or key. */
  isFocused: boolean;
  /** Leads to the other view, at the end of the tools. */
  viewButton: ReactNode;
  named: {
    "aria-labelledby": string;
    "aria-describedby"?: string;
    "aria-invalid"?: true;
    "aria-required"?: true;
  };
}

/** The text of an article: formatted as readers will see it, or its Markdown; one key leads from one to the other. */
export function ArticleEditor(props: ArticleEditorProps) {
  const { label, value, onChange, lang, error, isRequired = false, isReadOnly = false, hint } = props;
  const id = useId();
  const { view, refusal, isFocused, switchView, refuse, onKeyDown } = useView(value);
  const described = [error && `${id}-error`, refusal && `${id}-view`].filter(Boolean).join(" ");
  const shared: TextViewProps = {
    id,
    value,
    onChange,
    lang,
    isReadOnly,
    isFocused,
    viewButton: <ViewButton view={view} onSwitch={switchView} />,
    named: {
      "aria-labelledby": `${id}-label`,
      ...(described ? { "aria-describedby": described } : {}),
      ...(error ? { "aria-invalid": true as const } : {}),
      ...(isRequired ? { "aria-required": true as const } : {}),
    },
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key holds for both views in it.
    <div className={styles.editor} onKeyDown={onKeyDown}>
      <label className="visually-hidden" id={`${id}-label`} htmlFor={id}>
        {label}
        {isRequired && <em aria-hidden="true"> *</em>}
      </label>
      {refusal && (
        <p className="notice" id={`${id}-view`}>
          {refusal}
        </p>
      )}
      {/* Above it: below a long text nobody would see what is wrong. */}
      {error && (
        <p className="error" id={`${id}-error`}>
          <CircleAlert className="icon" aria-hidden /> {error}
        </p>
      )}
      {view === "source" ? (
        <SourceText {...shared} />
      ) : (
        <Suspense fallback={<Opening>{shared.viewButton}</Opening>}>
          <FormattedText
            {...shared}
            fallback={<Opening>{shared.viewButton}</Opening>}
            onUnreadable={refuse}
          />
        </Suspense>
      )}
      {hint && <p className="hint">{hint}</p>}
    </div>
  );
}

/** Which view is shown, why it is not the chosen one, and how to get the other. */
function useView(value: string) {
  const words = useOfficeText("editor");
  const [chosen, choose] = useTextView();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const isSwitched = useRef(false);
  const isTooLong = value.length > MOST_FORMATTED;
  const refusal = isTooLong ? words.tooLong : isUnreadable ? words.unreadable : undefined;
  const isRefused = chosen === "formatted" && refusal !== undefined;
  const switchView = () => {
    isSwitched.current = true;
    setIsUnreadable(false);
    choose(chosen === "source" || isRefused ? "formatted" : "source");
  };
  return {
    view: isRefused ? ("source" as const) : chosen,
    refusal: isRefused ? refusal : undefined,
    isFocused: isSwitched.current,
    switchView,
    refuse: () => setIsUnreadable(true),
    onKeyDown: (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.code !== "Slash")
        return;
      event.preventDefault();
      switchView();
    },
  };
}

function ViewButton({ view, onSwitch }: { view: TextView; onSwitch: () => void }) {
  const words = useOfficeText("editor");
  return (
    <button
      type="button"
      className={styles.view}
      aria-pressed={view === "source"}
      title={`${words.source} (Ctrl+/)`}
      onClick={onSwitch}
    >
      <Code className="icon" aria-hidden /> <span>Markdown</span>
    </button>
  );
}

function Opening({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={toolStyles.tools}>{children}</div>
      <div className={styles.opening}>
        <div className="spinner" />
      </div>
    </>
  );
}
