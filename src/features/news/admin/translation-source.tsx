import { PencilLine } from "lucide-react";
import type { Language } from "#src/i18n/languages.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { ProseNode } from "#src/markdown/prose.ts";
import { Prose } from "#src/ui/prose.tsx";
import type { TranslationRow } from "../translation.ts";
import { type BlockForm, pictureWords, wordsIn } from "./block-form.ts";
import { changedWords } from "./changed-words.ts";
import styles from "./translation-row.module.css";

interface SourceTextProps {
  row: TranslationRow;
  /** The source's words as the site shows them, once they are read. */
  nodes: ProseNode[] | undefined;
  form: BlockForm;
  lang: Language;
}

/** The source of a block as the site shows it or, where it has changed since, with the words that did. */
export function SourceText({ row, form, nodes, lang }: SourceTextProps) {
  const words = useOfficeText("news").translate;
  const { source } = row;
  if (source === null) return <p className={styles.none}>{row.state === "gone" ? words.gone : ""}</p>;
  return (
    <>
      {row.state === "changed" && (
        <p className={styles.reason}>
          <PencilLine className="icon" aria-hidden /> {words.sourceChanged}
        </p>
      )}
      {form.kind === "picture" && <img src={form.url} alt="" />}
      {row.state === "changed" ? (
        <p className={styles.text}>
          {changedWords(wordsIn(form, row.before), wordsIn(form, source)).map(({ kind, text }, index) => {
            const Part = kind === "same" ? "span" : kind;
            return <Part key={index}>{`${text} `}</Part>;
          })}
        </p>
      ) : form.kind === "picture" ? (
        <PictureSource block={source} />
      ) : (
        <Formatted
          nodes={row.field === "content" ? nodes : undefined}
          text={wordsIn(form, source)}
          lang={lang}
        />
      )}
    </>
  );
}

function PictureSource({ block }: { block: string }) {
  const words = useOfficeText("editor");
  const said = pictureWords(block);
  return (
    <dl className={styles.said}>
      <dt>{words.caption}</dt>
      <dd>{said?.caption || "–"}</dd>
      <dt>{words.alt}</dt>
      <dd>{said?.alt || "–"}</dd>
    </dl>
  );
}

interface FormattedProps {
  nodes: ProseNode[] | undefined;
  /** Until it is read, and where it can't be. */
  text: string;
  lang: Language;
}

/** Words as the site shows them. */
export function Formatted({ nodes, text, lang }: FormattedProps) {
  const words = useOfficeText("news");
  const { kinds } = useOfficeText("editor");
  if (!nodes) return <p className={styles.text}>{text}</p>;
  return (
    <div className={`${styles.text} ${styles.formatted}`}>
      <Prose nodes={nodes} lang={lang} playLabel={words.playVideo} posts={{ ...kinds, show: "" }} />
    </div>
  );
}
