import { ExternalLink } from "lucide-react";
import { useEffect, useId, useState } from "react";
import type { Embed, EmbedKind } from "#src/markdown/embeds.ts";
import styles from "./post-embed.module.css";

interface PostEmbedProps {
  post: Embed & { text: string };
  words: Record<EmbedKind, string> & { show: string };
  /** The post opens on its own site instead: the back office shows no third party's frames. */
  opensAway?: boolean | undefined;
}

/** Under this name the tab remembers which post to show once its page was loaded anew. */
const SHOWN = "shown-post";

/**
 * A post of another site as our own card; its site hears of the visitor only when they ask for it. Before JavaScript, and
 * in print, it is a link to the post.
 */
export function PostEmbed({ post, words, opensAway = false }: PostEmbedProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const { kind, href, frame, text } = post;
  useEffect(() => {
    if (opensAway || sessionStorage.getItem(SHOWN) !== href) return;
    sessionStorage.removeItem(SHOWN);
    setIsShown(true);
  }, [href, opensAway]);
  if (isShown)
    return (
      <iframe
        className={styles.frame}
        data-kind={kind}
        src={frame}
        title={words[kind]}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  const show = () => {
    if (isOfDocument()) return setIsShown(true);
    sessionStorage.setItem(SHOWN, href);
    location.reload();
  };
  return (
    <div className={styles.post}>
      <p id={id}>
        <b>{words[kind]}</b>
        <a href={href} target="_blank" rel="noopener nofollow" data-card="">
          {text && text !== href ? text : href.replace(/^https:\/\/(www\.)?/, "")}
          <ExternalLink className="icon" aria-hidden />
        </a>
      </p>
      {!opensAway && (
        <button type="button" className={`label ${styles.show}`} aria-describedby={id} onClick={show}>
          {words.show}
        </button>
      )}
    </div>
  );
}

/** Whether the page was loaded at this address: the policy, which names whose frames it may show, is that of the first. */
function isOfDocument(): boolean {
  const [first] = performance.getEntriesByType("navigation");
  return !first || new URL(first.name, location.href).pathname === location.pathname;
}
