import { CaptionsOff, Clock } from "lucide-react";
import { club } from "#club/club.ts";
import { writtenDate } from "#src/features/office/written-date.ts";
import { dayIn } from "#src/i18n/dates.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { isUndescribed, type Picture } from "./library.ts";
import { RIGHTS_DAYS } from "./media.ts";
import styles from "./picture-tile.module.css";

const DAY_MS = 86_400_000;

/** Whole days until the last one on which a picture may be shown, by the club's clock; undefined for no end. */
export function daysLeft(
  { rights_until }: Pick<Picture, "rights_until">,
  now = new Date(),
): number | undefined {
  if (!rights_until) return undefined;
  const today = dayIn(now, club.timeZone);
  return Math.round((Date.parse(rights_until) - Date.parse(today)) / DAY_MS);
}

/** A mark only where something is wrong with a picture. */
export function PictureMarks({ picture }: { picture: Picture }) {
  const words = useOfficeText("media").marks;
  const left = daysLeft(picture);
  return (
    <>
      {left !== undefined && left <= RIGHTS_DAYS ? (
        <span className={`${styles.mark} ${styles.ending}`}>
          <Clock className="icon" aria-hidden />
          <span>{left < 0 ? words.over : words.until(writtenDate(picture.rights_until ?? "", "day"))}</span>
        </span>
      ) : (
        isUndescribed(picture) && (
          <span className={styles.mark}>
            <CaptionsOff className="icon" aria-hidden />
            <span>{words.undescribed}</span>
          </span>
        )
      )}
      {picture.look !== null && <span className={styles.twice}>{words.duplicate}</span>}
    </>
  );
}
