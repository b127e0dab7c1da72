import { ChevronRight, CircleAlert, Columns2 } from "lucide-react";
import { Link } from "react-router";
import { useSessionUser } from "#src/api/session.ts";
import { DateField } from "#src/features/office/date-field.tsx";
import type { RecordForm } from "#src/features/office/use-record-form.ts";
import { writtenDate } from "#src/features/office/written-date.ts";
import type { Language } from "#src/i18n/languages.ts";
import { columnIn } from "#src/i18n/localised.ts";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { type Article, isBegunIn } from "../article.ts";
import { TEXT_STATES } from "../language-state.ts";
import { type ArticleValues, faultyLanguages, TEXTS_ID } from "./article-form-state.ts";
import { CHIP_ORDER, LanguageChip } from "./language-chip.tsx";
import { stateInForm, withState } from "./language-form.ts";
import styles from "./language-panel.module.css";

interface LanguagePanelProps {
  form: RecordForm<ArticleValues, Article>;
  article: Article | undefined;
  /** In which it was begun. */
  begun: Language;
  /** The one that is written now. */
  language: Language;
  onLanguage: (language: Language) => void;
  /** Whether its languages are the tabs of the text beside it. */
  isTabs: boolean;
}

/** How each language stands, and for the one that is written its state and hours. */
export function LanguagePanel(props: LanguagePanelProps) {
  const { form, article, begun, language, isTabs } = props;
  const words = useOfficeText("news");
  const office = useOfficeText("office");
  return (
    <section className="panel">
      <h2>{words.languages}</h2>
      <div
        className={styles.list}
        {...(isTabs ? { role: "tablist", "aria-label": office.textLanguage } : {})}
      >
        {CHIP_ORDER.map((one) => (
          <LanguageRow key={one} {...props} of={one} />
        ))}
      </div>
      <div className="panel-body">
        {isBegunIn(form.values, language) ? (
          <Publication form={form} language={language} />
        ) : (
          <p className={styles.none}>{words.nothingWritten}</p>
        )}
        {article && language !== begun && (
          <Link
            className="button button-small button-line"
            to={`/admin/news/${article.id}/translate/${language}`}
          >
            <Columns2 className="icon" aria-hidden /> {words.sideBySide}
          </Link>
        )}
      </div>
    </section>
  );
}

function LanguageRow({ of, ...props }: LanguagePanelProps & { of: Language }) {
  const { form, article, language, onLanguage, isTabs } = props;
  const words = useOfficeText("news");
  const office = useOfficeText("office");
  const names = useChoices("articles", "language");
  const state = stateInForm(form.values, of, article?.stale ?? [], new Date());
  const from = form.values[columnIn("publish_at", of)];
  const until = form.values[columnIn("unpublish_at", of)];
  const said = [
    words.languageStates[state],
    from && words.comesOut(writtenDate(from, "minute")),
    until && words.endsAt(writtenDate(until, "minute")),
  ].filter(Boolean);
  const isCurrent = of === language;
  return (
    <button
      type="button"
      {...(isTabs ? tabOf(of, isCurrent) : { "aria-current": isCurrent || undefined })}
      onKeyDown={(event) => {
        const next = isTabs && neighbour(of, event.key);
        if (!next) return;
        event.preventDefault();
        onLanguage(next);
        document.getElementById(`${TEXTS_ID}-${next}`)?.focus();
      }}
      onClick={() => onLanguage(of)}
    >
      <span aria-hidden="true">
        <LanguageChip language={of} state={state} />
      </span>
      <span>
        <b>{names[of]}</b>
        <small>{said.join(", ")}</small>
      </span>
      {faultyLanguages(form.errors).includes(of) ? (
        <CircleAlert className={`icon ${styles.faulty}`} aria-label={office.checkFields} />
      ) : (
        !isCurrent && <ChevronRight className="icon" aria-hidden />
      )}
    </button>
  );
}

function tabOf(language: Language, isSelected: boolean) {
  return {
    role: "tab",
    id: `${TEXTS_ID}-${language}`,
    "aria-selected": isSelected,
    "aria-controls": TEXTS_ID,
    tabIndex: isSelected ? 0 : -1,
  };
}

/** The language that an arrow leads to. */
function neighbour(language: Language, key: string): Language | undefined {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
  if (!step) return undefined;
  return CHIP_ORDER[(CHIP_ORDER.indexOf(language) + step + CHIP_ORDER.length) % CHIP_ORDER.length];
}

/** Draft, ready or published, from when and until when. */
function Publication({ form, language }: Pick<LanguagePanelProps, "form" | "language">) {
  const words = useOfficeText("news");
  const labels = useFieldLabels("articles");
  const choices = useChoices("articles", "text_state");
  const names = useChoices("articles", "language");
  const column = columnIn("text_state", language);
  const isWriter = useSessionUser()?.role === "writer";
  return (
    <>
      <fieldset className={styles.states} aria-label={words.stateOf(names[language])}>
        {TEXT_STATES.filter((state) => state !== "out" || !isWriter).map((state) => (
          <label key={state} className={form.values[column] === state ? styles.chosen : undefined}>
            <input
              type="radio"
              className="visually-hidden"
              name={column}
              value={state}
              checked={form.values[column] === state}
              onChange={() => form.set(withState(form.values, language, state))}
            />
            {choices[state]}
          </label>
        ))}
      </fieldset>
      <DateField
        key={`publish-${language}`}
        label={labels.publish_at}
        kind="minute"
        {...form.field(columnIn("publish_at", language))}
        hint={words.publishAtHint}
      />
      <DateField
        key={`unpublish-${language}`}
        label={labels.unpublish_at}
        kind="minute"
        {...form.field(columnIn("unpublish_at", language))}
        hint={words.unpublishAtHint}
      />
    </>
  );
}
