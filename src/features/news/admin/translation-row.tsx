import { Check, CircleDashed, CreditCard, History, Image, Minus, Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { withoutControls } from "#src/api/plain-text.ts";
import { Button } from "#src/features/office/button.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { ProseNode } from "#src/markdown/prose.ts";
import type { TranslationRow, TranslationSheet } from "../translation.ts";
import { type BlockForm, formOf, pictureWords, withPictureWords, withWords, wordsIn } from "./block-form.ts";
import { insertAround, signsOfKey } from "./editor/markdown-signs.ts";
import styles from "./translation-row.module.css";
import { Formatted, SourceText } from "./translation-source.tsx";
import type { ShownRow } from "./typed-rows.ts";
import type { Translation } from "./use-translation.ts";

/** A description of more is cut by search engines. Source: specification of the public site, section 4. */
const EXCERPT_SHOWN = 160;

interface TranslationRowProps {
  row: ShownRow;
  index: number;
  /** The source's words as the site shows them, once they are read. */
  nodes: ProseNode[] | undefined;
  /** The translation's, where they hold more than plain letters. */
  shown: ProseNode[] | undefined;
  sheet: TranslationSheet;
  translation: Translation;
}

/** One block of the source with its translation. */
export function TranslationRowView(props: TranslationRowProps) {
  const { row, sheet } = props;
  if (row.state === "same") return <SameRow row={row} />;
  const isLate = row.state === "changed" || row.state === "gone";
  const form = formOfRow(row);
  const look = [styles.row, lookOf(row, form), isLate ? styles.stale : ""];
  return (
    <div className={look.filter(Boolean).join(" ")} data-block>
      <div className={styles.source} lang={sheet.source} onClickCapture={openAway}>
        <SourceText row={row} form={form} nodes={props.nodes} lang={sheet.source} />
      </div>
      <TargetCell {...props} form={form} />
    </div>
  );
}

/** What is translated of a row: of the text the words in a block, of title and excerpt all. */
export function formOfRow({ field, source, target }: TranslationRow): BlockForm {
  return field === "content" ? formOf(source ?? target) : { kind: "text" };
}

const LOOKS: Partial<Record<BlockForm["kind"], string | undefined>> = {
  heading: styles.heading,
  quote: styles.quote,
};

/** What a block is shown as: title, lead, quote, heading; undefined for plain text. */
function lookOf({ field }: TranslationRow, { kind }: BlockForm): string | undefined {
  if (field !== "content") return field === "title" ? styles.title : styles.excerpt;
  return LOOKS[kind];
}

/** A link of the source opens beside the work rather than in its place. */
function openAway(event: React.MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link) return;
  event.preventDefault();
  open(link.href, "_blank", "noopener");
}

type TargetProps = TranslationRowProps & { form: BlockForm };

function TargetCell({ row, index, sheet, translation, form, shown }: TargetProps) {
  const words = useOfficeText("news").translate;
  const field = useRef<HTMLTextAreaElement>(null);
  const { language } = sheet;
  return (
    <div className={styles.target}>
      <Why row={row} />
      <Target {...{ row, index, sheet, translation, form, field, shown }} />
      <Notes row={row} language={language} />
      {row.state === "changed" && (
        <div className={styles.actions}>
          <Button isLine onClick={() => field.current?.focus()}>
            <Pencil className="icon" aria-hidden /> {words.edit}
          </Button>
          <StillRight row={row} translation={translation} />
        </div>
      )}
      {row.state === "gone" && (
        <div className={styles.actions}>
          <Button isLine onClick={() => void translation.callRight(row)}>
            <Check className="icon" aria-hidden /> {words.keep}
          </Button>
          <Button isLine onClick={() => void translation.takeOut(index)}>
            <Trash2 className="icon" aria-hidden /> {words.remove}
          </Button>
        </div>
      )}
    </div>
  );
}

type TargetFieldProps = Omit<TargetProps, "nodes"> & { field: React.RefObject<HTMLTextAreaElement | null> };

/**
 * The fields in which a block is translated: its words, or what is said of its picture. Words with Markdown are shown
 * as readers see them until somebody writes there.
 */
function Target(props: TargetFieldProps) {
  const { row, index, sheet, translation, form, field, shown } = props;
  const words = useOfficeText("news").translate;
  if (form.kind === "picture" && (row.target === "" || pictureWords(row.target)))
    return <PictureTarget {...props} url={form.url} />;
  return (
    <div className={styles.field}>
      <textarea
        ref={field}
        rows={1}
        data-row={index}
        className={styles.text}
        lang={sheet.language}
        aria-label={wordsIn(form, row.source ?? row.target)}
        placeholder={words.placeholder[sheet.language]}
        value={wordsIn(form, row.target)}
        onChange={(event) => translation.type(index, withWords(form, withoutControls(event.target.value)))}
        onBlur={() => void translation.leave()}
        onKeyDown={(event) => {
          const signs = signsOfKey(event.nativeEvent);
          if (!signs) return goOn(event);
          event.preventDefault();
          insertAround(event.currentTarget, ...signs);
        }}
      />
      {shown && (
        <div className={styles.over} aria-hidden="true" inert>
          <Formatted nodes={shown} text="" lang={sheet.language} />
        </div>
      )}
    </div>
  );
}

function PictureTarget({
  row,
  index,
  sheet,
  translation,
  url,
  field,
}: Omit<TargetFieldProps, "shown"> & { url: string }) {
  const words = useOfficeText("editor");
  const { placeholder } = useOfficeText("news").translate;
  const [said, setSaid] = useState(saidIn(row.target));
  const [known, setKnown] = useState(row.target);
  // Somebody else's save came in between.
  if (row.target !== known) {
    setKnown(row.target);
    setSaid(saidIn(row.target));
  }
  return (["caption", "alt"] as const).map((name) => (
    <label key={name} className={styles.saying}>
      {words[name]}
      <textarea
        ref={name === "caption" ? field : undefined}
        rows={1}
        data-row={index}
        className={styles.text}
        lang={sheet.language}
        placeholder={placeholder[sheet.language]}
        value={said[name]}
        onChange={(event) => {
          const next = { ...said, [name]: event.target.value };
          const target = withPictureWords(url, next);
          setSaid(next);
          setKnown(target);
          translation.type(index, target);
        }}
        onBlur={() => void translation.leave()}
        onKeyDown={goOn}
      />
    </label>
  ));
}

function saidIn(target: string) {
  return pictureWords(target) ?? { alt: "", caption: "" };
}

/** Called right without an edit; for eight seconds that can be taken back. */
function StillRight({ row, translation }: Pick<TranslationRowProps, "row" | "translation">) {
  const words = useOfficeText("news").translate;
  const office = useOfficeText("office");
  const call = async () => {
    await translation.callRight(row);
    const undo = () => void translation.callRight(row, row.before);
    showToast({ text: words.markedRight, action: { label: office.undo, run: undo } });
  };
  return (
    <Button isLine onClick={() => void call()}>
      <Check className="icon" aria-hidden /> {words.stillRight}
    </Button>
  );
}

function Why({ row }: { row: TranslationRow }) {
  const words = useOfficeText("news").translate;
  if (row.state === "new" && !row.target.trim())
    return (
      <p className={`${styles.reason} ${styles.none}`}>
        <CircleDashed className="icon" aria-hidden /> {words.notBegun}
      </p>
    );
  if (row.state !== "changed") return null;
  return (
    <p className={`${styles.reason} ${styles.late}`}>
      <History className="icon" aria-hidden /> {words.translatedBefore}
    </p>
  );
}

const SCRIPTS: Record<Language, RegExp> = {
  en: /\p{Script=Latin}/u,
  hy: /\p{Script=Armenian}/u,
  ru: /\p{Script=Cyrillic}/u,
};

/** How long an excerpt is, and a text in letters that its language hardly has. */
function Notes({ row, language }: { row: TranslationRow; language: Language }) {
  const words = useOfficeText("news").translate;
  const letters = row.target.match(/\p{L}/gu) ?? [];
  const own = letters.filter((letter) => SCRIPTS[language].test(letter)).length;
  const isOdd = letters.length >= 20 && own < letters.length / 3;
  if (row.field !== "excerpt" && !isOdd) return null;
  return (
    <p className={styles.notes}>
      {row.field === "excerpt" && <span>{words.characters(row.target.length, EXCERPT_SHOWN)}</span>}
      {isOdd && <span className={styles.late}>{words.otherScript[language]}</span>}
    </p>
  );
}

/** Tab saves and goes to the next block. */
function goOn(event: React.KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Tab" || event.shiftKey || event.nativeEvent.isComposing) return;
  const fields = [...document.querySelectorAll<HTMLTextAreaElement>("textarea[data-row]")];
  const next = fields[fields.indexOf(event.currentTarget) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A block that is the same in every language. */
function SameRow({ row }: { row: TranslationRow }) {
  const words = useOfficeText("news").translate;
  const text = row.source ?? row.target;
  const picture = /^!\[\]\(\s*(\/[^()\s]+)\s*\)$/.exec(text.trim())?.[1];
  const isCard = text.trim().startsWith("[");
  const name = picture ? words.same.picture : isCard ? words.same.card : words.same.other;
  const Icon = picture ? Image : isCard ? CreditCard : Minus;
  return (
    <div className={styles.same} data-block>
      {picture ? <img src={picture} alt="" /> : <Icon className="icon" aria-hidden />}
      <span>
        <b>{name}</b> {isCard ? /^\[([^\]]*)/.exec(text.trim())?.[1] : ""}
        <small>{words.sameEverywhere}</small>
      </span>
    </div>
  );
}
