import { videoId } from "#src/features/matches/video.ts";
import type { Language } from "#src/i18n/languages.ts";
import { Prose } from "#src/ui/prose.tsx";
import { proseTree } from "#src/ui/prose-tree.ts";
import styles from "./article-preview.module.css";

interface ArticlePreviewProps {
  title: string;
  excerpt: string;
  content: string;
  lang: Language;
  playLabel: string;
}

/** The article as the site will show it; loaded only when somebody opens the preview. */
export default function ArticlePreview({ title, excerpt, content, lang, playLabel }: ArticlePreviewProps) {
  return (
    <article className={styles.preview} lang={lang}>
      <h2>{title}</h2>
      {excerpt && <p className={styles.lead}>{excerpt}</p>}
      <Prose nodes={proseTree(content, { videoId })} lang={lang} playLabel={playLabel} opensAway />
    </article>
  );
}
