import { Play } from "lucide-react";
import { useState } from "react";
import styles from "./video-embed.module.css";
import { VIDEO_FRAMES } from "./video-frames.ts";

interface VideoEmbedProps {
  /** The eleven characters that name the video. */
  id: string;
  playLabel: string;
  /** The video opens on its own site instead: the back office shows no third party's frames. */
  opensAway?: boolean;
}

/**
 * A recognised video: our own poster first; the video site hears of the visitor only when they press play.
 * Before JavaScript the button is a link to the video.
 */
export function VideoEmbed({ id, playLabel, opensAway = false }: VideoEmbedProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  if (isPlaying) {
    return (
      <div className={styles.video}>
        <iframe
          src={`${VIDEO_FRAMES}/embed/${id}?autoplay=1`}
          title={playLabel}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
        />
      </div>
    );
  }
  return (
    <a
      className={styles.video}
      data-video=""
      href={`https://www.youtube.com/watch?v=${id}`}
      target="_blank"
      rel="noopener"
      data-plays-here={opensAway ? undefined : ""}
      onClick={(event) => {
        if (opensAway) return;
        event.preventDefault();
        setIsPlaying(true);
      }}
    >
      <img src="/club/pictures/stadium-night.svg" alt="" width={1600} height={900} loading="lazy" />
      <span>
        <Play aria-hidden />
        <span className="visually-hidden">{playLabel}</span>
      </span>
    </a>
  );
}
