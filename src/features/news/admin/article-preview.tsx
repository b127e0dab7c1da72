import { videoId } from "#src/features/matches/video.ts";
import type { Language } from "#src/i18n/languages.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { withMedia } from "#src/markdown/prose-media.ts";
import { Prose } from "#src/ui/prose.tsx";
import styles from "./article-preview.module.css";
import { useProse } from "./use-prose.ts";

interface ArticlePreviewProps {
  title: string;
  excerpt: string;
  content: string;
  lang: Language;
  playLabel: string;
}

/** The article as the site will show it; loaded only when somebody opens the preview. */
export default function ArticlePreview({ title, excerpt, content, lang, playLabel }: ArticlePreviewProps) {
  const words = useOfficeText("news");
  const { nodes, isRefused } = useProse(content);
  return (
    <article className={styles.preview} lang={lang}>
      <h2>{title}</h2>
      {excerpt && <p className={styles.lead}>{excerpt}</p>}
      {isRefused && <p className="notice">{words.tooMuchFormatting}</p>}
      <Prose nodes={withMedia(nodes, { videoId })} lang={lang} playLabel={playLabel} opensAway />
    </article>
  );
}
