import { type MouseEvent, type PointerEvent, useRef } from "react";
import { Link, useLocation } from "react-router";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { type ListedPicture, pictureTitle } from "../library.ts";
import tiles from "../picture-tile.module.css";
import { PictureTile } from "../picture-tile.tsx";
import styles from "./picture-grid.module.css";
import type { PictureSelection } from "./use-picture-selection.ts";

const LONG_PRESS_MS = 500;

interface PictureGridProps {
  pictures: ListedPicture[];
  /** The number of the picture that is open. */
  current: number;
  selection: PictureSelection;
}

/** The pictures of the library. Each opens; Shift, a long press or its box ticks it. */
export function PictureGrid({ pictures, current, selection }: PictureGridProps) {
  const words = useOfficeText("media");
  const { search } = useLocation();
  const isTicking = selection.chosen.length > 0;
  return (
    <ul
      className={
        isTicking ? `${tiles.grid} ${styles.grid} ${styles.ticking}` : `${tiles.grid} ${styles.grid}`
      }
    >
      {pictures.map((picture) => {
        const isTicked = selection.chosen.includes(picture.id);
        return (
          <li key={picture.id} className={isTicked ? styles.ticked : undefined}>
            <Opener
              to={`/admin/media/${picture.id}${search}`}
              isCurrent={picture.id === current}
              onTick={(isRange) => selection.toggle(picture.id, isRange)}
            >
              <PictureTile
                picture={picture}
                detail={`${picture.width}×${picture.height}, ${words.inPlaces(picture.places)}`}
              />
            </Opener>
            <input
              type="checkbox"
              aria-label={words.select(pictureTitle(picture))}
              checked={isTicked}
              onChange={(event) =>
                selection.toggle(picture.id, (event.nativeEvent as globalThis.MouseEvent).shiftKey)
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

interface OpenerProps {
  to: string;
  isCurrent: boolean;
  onTick: (isRange: boolean) => void;
  children: React.ReactNode;
}

function Opener({ to, isCurrent, onTick, children }: OpenerProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const press = ({ pointerType }: PointerEvent) => {
    wasLong.current = false;
    if (pointerType !== "touch") return;
    timer.current = setTimeout(() => {
      wasLong.current = true;
      onTick(false);
    }, LONG_PRESS_MS);
  };
  const release = () => clearTimeout(timer.current);
  const click = (event: MouseEvent) => {
    if (!event.shiftKey && !wasLong.current) return;
    event.preventDefault();
    if (event.shiftKey) onTick(true);
  };
  return (
    <Link
      to={to}
      className={tiles.tile}
      aria-current={isCurrent ? "true" : undefined}
      preventScrollReset
      draggable={false}
      onPointerDown={press}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => wasLong.current && event.preventDefault()}
      onClick={click}
    >
      {children}
    </Link>
  );
}
