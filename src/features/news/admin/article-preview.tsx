import { videoId } from "#src/features/matches/video.ts";
import type { Language } from "#src/i18n/languages.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { onlyLinks, withMedia } from "#src/markdown/prose-media.ts";
import { Prose } from "#src/ui/prose.tsx";
import { TextCard } from "../text-card.tsx";
import styles from "./article-preview.module.css";
import { useProse } from "./use-prose.ts";
import { useTextCards } from "./use-text-cards.ts";

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
  const { kinds } = useOfficeText("editor");
  const { nodes, isRefused } = useProse(content);
  const cards = useTextCards(onlyLinks(nodes), lang);
  return (
    <article className={styles.preview} lang={lang}>
      <h2>{title}</h2>
      {excerpt && <p className={styles.lead}>{excerpt}</p>}
      {isRefused && <p className="notice">{words.tooMuchFormatting}</p>}
      <Prose
        nodes={withMedia(nodes, { videoId, hasCard: (href) => Boolean(cards[href]) })}
        lang={lang}
        playLabel={playLabel}
        posts={{ ...kinds, show: "" }}
        card={(href) => (cards[href] ? <TextCard card={cards[href]} opensAway /> : null)}
        opensAway
      />
    </article>
  );
}
