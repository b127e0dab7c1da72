import { ChevronDown, ChevronUp, FileText, Languages } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useRevalidator } from "react-router";
import { ApiError, api } from "#src/api/client.ts";
import { Button } from "#src/features/office/button.tsx";
import { confirm } from "#src/features/office/confirm.tsx";
import { FormNotices } from "#src/features/office/form-notices.tsx";
import { faultText } from "#src/features/office/list-fault.tsx";
import { useReturn } from "#src/features/office/list-places.ts";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { useSaveShortcut } from "#src/features/office/shortcuts.tsx";
import { staffDateTime, staffTime } from "#src/features/office/staff-dates.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import { WorkPage } from "#src/features/office/work-page.tsx";
import { AlsoHere } from "#src/features/presence/also-here.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { columnIn } from "#src/i18n/localised.ts";
import { useChoices, useOfficeText } from "#src/i18n/office-text.ts";
import type { Article } from "../article.ts";
import { languageState, outFrom } from "../language-state.ts";
import type { NewsOfficeText } from "../text/office.en.ts";
import { isOpen, type TranslationRow, type TranslationSheet } from "../translation.ts";
import { wordsIn } from "./block-form.ts";
import { LanguageChip, shownState } from "./language-chip.tsx";
import styles from "./translation-editor.module.css";
import { formOfRow, TranslationRowView } from "./translation-row.tsx";
import { useFormatted } from "./use-formatted.ts";
import { usePublication } from "./use-publication.ts";
import { type Translation, useTranslation } from "./use-translation.ts";
import { useTranslationDraft } from "./use-translation-draft.ts";
import { WaitingList } from "./waiting-list.tsx";

const LIST = "/admin/news/translations";

interface TranslationEditorProps {
  article: Article;
  sheet: TranslationSheet;
  waiting: { news: Article[]; total: number } | undefined;
}

/** An article and its translation side by side, block by block; on a phone one below the other. */
export function TranslationEditor({ article, sheet, waiting }: TranslationEditorProps) {
  const words = useOfficeText("news");
  const { language } = sheet;
  const translation = useTranslation(String(article.id), sheet);
  const { rows } = translation;
  const board = useBoard(rows);
  const list = waiting?.total ? waiting : undefined;
  const finish = useFinish(article, language, translation);
  const formatted = useFormatted([...rows.map(textOf), ...useStill(translation).map(targetTextOf)]);
  const offered = useTranslationDraft(article.id, sheet, translation);
  useSaveShortcut(() => void translation.leave());
  if (language === sheet.source) return <SourceNotice article={article} />;
  return (
    <WorkPage
      title={words.translate.into[language]}
      back={{ to: LIST, label: words.translations }}
      state={
        <>
          <Languages className="icon" aria-hidden />
          <p>
            <b>{words.translate.into[language]}</b>
            <small>, {summaryOf(rows, words)}</small>
          </p>
        </>
      }
      actions={
        <>
          <SaveNote translation={translation} />
          <Link
            className="button button-small button-line"
            to={`/admin/news/edit/${article.id}?in=${language}`}
          >
            <FileText className="icon" aria-hidden /> {words.translate.details}
          </Link>
          {/* Leaving a block saves it: the press that does so must still be heard. */}
          <Button onClick={() => void finish()}>{words.translate.finish}</Button>
        </>
      }
    >
      <AlsoHere kind="articles" id={article.id} />
      <FormNotices offered={offered} />
      <div className={list ? `${styles.frame} ${styles.withList}` : styles.frame}>
        {list && (
          <WaitingList articles={list.news} total={list.total} language={language} current={article.id} />
        )}
        <div ref={board} className={styles.board}>
          <Heads article={article} sheet={sheet} translation={translation} board={board} />
          {rows.map((row, index) => (
            <TranslationRowView
              key={row.key}
              nodes={formatted.get(textOf(row))}
              shown={formatted.get(targetTextOf(row))}
              {...{ row, index, sheet, translation }}
            />
          ))}
        </div>
      </div>
    </WorkPage>
  );
}

function summaryOf(rows: readonly TranslationRow[], { translate }: NewsOfficeText): string {
  const changed = rows.filter(({ state }) => state === "changed" || state === "gone").length;
  const missing = rows.filter(({ state }) => state === "new").length;
  return translate.summary(changed, missing) || translate.allRight;
}

/** Whoever comes to translate begins with the first block that waits; on a phone that would open the keyboard. */
function useBoard(rows: readonly TranslationRow[]) {
  const board = useRef<HTMLDivElement>(null);
  const first = useRef(rows.findIndex(isOpen));
  useEffect(() => {
    if (!matchMedia("(pointer: fine)").matches) return;
    const field = board.current?.querySelector<HTMLElement>(`textarea[data-row="${first.current}"]`);
    field?.focus({ preventScroll: true });
  }, []);
  return board;
}

/** What of a row's source is shown formatted. */
function textOf(row: TranslationRow): string {
  return row.field === "content" ? wordsIn(formOfRow(row), row.source ?? "") : "";
}

/** The rows as they were when nobody was typing: what is typed is read again once it is saved. */
function useStill({ rows, isDirty }: Translation): readonly TranslationRow[] {
  const still = useRef<readonly TranslationRow[]>(rows);
  if (!isDirty) still.current = rows;
  return still.current;
}

/** What of a row's translation is shown formatted: text with something of Markdown in it. */
function targetTextOf(row: TranslationRow): string {
  const words = row.field === "content" ? wordsIn(formOfRow(row), row.target) : "";
  return /[*_`~[<\\]|^[-+\d]|^#/m.test(words) ? words : "";
}

interface HeadsProps extends Omit<TranslationEditorProps, "waiting">, StepsProps {}

function Heads({ article: loaded, sheet, translation, board }: HeadsProps) {
  const words = useOfficeText("news").translate;
  const names = useChoices("articles", "language");
  const now = new Date();
  const article = translation.lastSave?.article ?? loaded;
  const counted = translation.rows.filter(({ state }) => state !== "same");
  const right = counted.filter((row) => !isOpen(row)).length;
  return (
    <div className={styles.heads}>
      <div>
        <LanguageChip language={sheet.source} state={shownState(article, sheet.source, now)} />
        <b>{names[sheet.source]}</b>
        <small>{words.source}</small>
      </div>
      <div>
        <LanguageChip language={sheet.language} state={shownState(article, sheet.language, now)} />
        <b>{names[sheet.language]}</b>
        <small>{words.right(right, counted.length)}</small>
        <Steps translation={translation} board={board} />
      </div>
    </div>
  );
}

function SaveNote({ translation }: { translation: Translation }) {
  const words = useOfficeText("news").translate;
  const { saving, lastSave } = translation;
  const state =
    saving === "yes"
      ? words.saving
      : saving === "failed"
        ? words.failed
        : lastSave && words.saved(staffTime(lastSave.at));
  return (
    <p className={saving === "failed" ? `${styles.note} ${styles.failed}` : styles.note} role="status">
      {state}
    </p>
  );
}

interface StepsProps {
  translation: Translation;
  board: React.RefObject<HTMLDivElement | null>;
}

/** To the next and to the previous block that waits; on a phone a bar at the screen's foot. */
function Steps({ translation, board }: StepsProps) {
  const words = useOfficeText("news").translate;
  const open = translation.rows.flatMap((row, index) => (isOpen(row) ? [index] : []));
  const changed = translation.rows.filter(({ state }) => state === "changed" || state === "gone").length;
  const go = (step: 1 | -1) => {
    const fields = [...(board.current?.querySelectorAll<HTMLTextAreaElement>("textarea") ?? [])];
    const at = Number(
      document.activeElement?.getAttribute("data-row") ?? (step === 1 ? -1 : open.length && open.at(-1)! + 1),
    );
    const next =
      step === 1
        ? (open.find((index) => index > at) ?? open[0])
        : (open.findLast((index) => index < at) ?? open.at(-1));
    const field = fields.find((one) => one.dataset.row === String(next));
    field?.focus();
    field?.closest("[data-block]")?.scrollIntoView({ block: "center" });
  };
  const keep = (event: React.PointerEvent) => event.preventDefault();
  return (
    <span className={styles.steps} data-foot>
      <button
        type="button"
        className="tool-button"
        disabled={open.length === 0}
        aria-label={words.previous}
        title={words.previous}
        onPointerDown={keep}
        onClick={() => go(-1)}
      >
        <ChevronUp className="icon" aria-hidden />
      </button>
      <span className={styles.count}>
        {open.length === 0 ? words.noOpen : words.summary(changed, open.length - changed)}
      </span>
      <button
        type="button"
        className="tool-button"
        disabled={open.length === 0}
        aria-label={words.next}
        title={words.next}
        onPointerDown={keep}
        onClick={() => go(1)}
      >
        <ChevronDown className="icon" aria-hidden />
      </button>
    </span>
  );
}

/** Says that the translation is done, after asking where blocks are open; then it can be published at once. */
function useFinish(article: Article, language: Language, translation: Translation) {
  const words = useOfficeText("news");
  const office = useOfficeText("office");
  const askedFirst = usePublication();
  const goBack = useReturn(LIST);
  const { revalidate } = useRevalidator();
  return async () => {
    const open = (await translation.settle()).filter(isOpen).length;
    const { finishOpen, finishAnyway, wait, finished } = words.translate;
    if (open > 0 && !(await confirm({ text: finishOpen(open), yes: finishAnyway, no: wait }))) return;
    const saved = await translation.finish();
    if (!saved) return;
    const isOut = saved[columnIn("text_state", language)] === "out";
    const send = ({ ask_first = false }) =>
      api.put<Article>(`/admin/news/${article.id}${ask_first ? "?ask_first=1" : ""}`, {
        [columnIn("text_state", language)]: "out",
      });
    const publish = async () => {
      try {
        const published = await askedFirst(send);
        if (!published) return;
        showToast({ text: saidOf(published.saved, language, words) });
        // The list that was gone back to shows it, too.
        await revalidate();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        showToast({ text: faultText(error, words.saveFailed, office), isBad: true });
      }
    };
    showToast({
      text: isOut ? saidOf(saved, language, words) : finished,
      ...(isOut ? {} : { action: { label: words.publish, run: () => void publish() } }),
    });
    goBack();
  };
}

/** What is said of a language that was published: whether readers see it, or from when on. */
function saidOf(article: Article, language: Language, words: NewsOfficeText): string {
  const from = outFrom(article, language);
  const isComing = languageState(article, language, new Date()) === "scheduled";
  return isComing && from ? words.goesOut(staffDateTime(from)) : words.translate.finishedOut;
}

function SourceNotice({ article }: { article: Article }) {
  const words = useOfficeText("news");
  return (
    <OfficePage title={words.translations} back={{ to: LIST, label: words.translations }}>
      <p className="notice">{words.translate.isSource}</p>
      <Link
        className="button button-small button-line"
        to={`/admin/news/edit/${article.id}?in=${article.language}`}
      >
        {words.translate.details}
      </Link>
    </OfficePage>
  );
}
