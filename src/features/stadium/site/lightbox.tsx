import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { useSiteText } from "#src/i18n/i18n.tsx";
import { useModalDialog } from "#src/ui/use-modal-dialog.ts";
import styles from "./lightbox.module.css";

interface Picture {
  picture: string;
  caption: string;
}

interface LightboxProps {
  pictures: Picture[];
  /** The one that is shown, from 1. */
  current: number;
  /** The address of a picture; of the page without one for 0. */
  addressOf: (number: number) => string;
}

/** Leafing adds nothing to the browser's history. */
const IN_PLACE = { replace: true, preventScrollReset: true } as const;

/** A finger that moves less has tapped. */
const SWIPE_PX = 40;

/** One picture at full size; after the last comes the first. Arrow keys, swipes and, before JavaScript, links. */
export function Lightbox({ pictures, current, addressOf }: LightboxProps) {
  const text = useSiteText("stadium");
  const navigate = useNavigate();
  const dialog = useModalDialog();
  const startX = useRef<number>(undefined);
  const count = pictures.length;
  const previous = current === 1 ? count : current - 1;
  const next = current === count ? 1 : current + 1;
  const shown = pictures[current - 1];
  const goTo = (number: number) => void navigate(addressOf(number), IN_PLACE);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft") goTo(previous);
    if (event.key === "ArrowRight") goTo(next);
  };
  return (
    <dialog
      ref={dialog}
      open
      className={styles.lightbox}
      aria-label={text.gallery}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        goTo(0);
      }}
      onPointerDown={(event) => {
        startX.current = event.clientX;
      }}
      onPointerUp={(event) => {
        const moved = event.clientX - (startX.current ?? event.clientX);
        if (Math.abs(moved) > SWIPE_PX) goTo(moved > 0 ? previous : next);
      }}
    >
      <div className={styles.head}>
        <span className="number" aria-live="polite">
          {current} / {count}
        </span>
        <p>{shown?.caption}</p>
        <Link className="icon-button" to={addressOf(0)} aria-label={text.close} {...IN_PLACE}>
          <X className="icon" aria-hidden />
        </Link>
      </div>
      <Frame shown={shown} previous={addressOf(previous)} next={addressOf(next)} />
      <Thumbnails pictures={pictures} current={current} addressOf={addressOf} />
    </dialog>
  );
}

interface FrameProps {
  shown: Picture | undefined;
  /** The addresses to which the arrows lead. */
  previous: string;
  next: string;
}

function Frame({ shown, previous, next }: FrameProps) {
  const text = useSiteText("stadium");
  return (
    <div className={styles.frame}>
      <img src={shown?.picture} alt={shown?.caption} width={1600} height={900} draggable={false} />
      <Link
        className={`${styles.arrow} ${styles.previous}`}
        to={previous}
        aria-label={text.previous}
        {...IN_PLACE}
      >
        <ChevronLeft className="icon" aria-hidden />
      </Link>
      <Link className={`${styles.arrow} ${styles.next}`} to={next} aria-label={text.next} {...IN_PLACE}>
        <ChevronRight className="icon" aria-hidden />
      </Link>
    </div>
  );
}

function Thumbnails({ pictures, current, addressOf }: LightboxProps) {
  const text = useSiteText("stadium");
  return (
    <div className={styles.thumbnails}>
      {pictures.map(({ picture }, index) => (
        <Link
          key={picture}
          to={addressOf(index + 1)}
          aria-label={text.picture(index + 1, pictures.length)}
          aria-current={index + 1 === current ? "true" : undefined}
          {...IN_PLACE}
        >
          <img src={picture} alt="" width={160} height={90} draggable={false} />
        </Link>
      ))}
    </div>
  );
}
