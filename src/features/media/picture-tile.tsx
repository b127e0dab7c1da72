import { pictureSources } from "#src/ui/picture-sources.ts";
import { type Picture, pictureTitle } from "./library.ts";
import { PictureMarks } from "./picture-marks.tsx";
import styles from "./picture-tile.module.css";

interface PictureTileProps {
  picture: Picture;
  /** Below the name: its size, and where it stands or why it does not fit. */
  detail: string;
}

/** What a tile of the library shows, in a button or a link: the picture, its name, a mark where something is wrong. */
export function PictureTile({ picture, detail }: PictureTileProps) {
  const { url, color, focal_x, focal_y, width, height } = picture;
  const isLogo = width <= 400 && height <= 400;
  return (
    <>
      <span className={isLogo ? `${styles.frame} ${styles.whole}` : styles.frame}>
        <img
          {...pictureSources(url, "(max-width: 900px) 50vw, 240px")}
          alt=""
          loading="lazy"
          style={{ backgroundColor: isLogo ? undefined : color, objectPosition: `${focal_x}% ${focal_y}%` }}
        />
        <PictureMarks picture={picture} />
      </span>
      <b>{pictureTitle(picture)}</b>
      <small>{detail}</small>
    </>
  );
}
