import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { pictureSources } from "#src/ui/picture-sources.ts";
import type { PictureDetail } from "../library.ts";
import styles from "./focal-point.module.css";
import type { PictureEditing } from "./use-picture-edit.ts";

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const LONG_STEP = 10;
const RESTS_MS = 400;
const CROPS = [
  { name: "wide", ratio: 16 / 9 },
  { name: "square", ratio: 1 },
  { name: "tall", ratio: 4 / 5 },
] as const;

interface FocalPointProps {
  picture: PictureDetail;
  edit: PictureEditing;
}

/** The middle of every crop: dragged, tapped or moved by arrows, with the crops as they then are. */
export function FocalPoint({ picture, edit }: FocalPointProps) {
  const words = useOfficeText("media");
  const image = useRef<HTMLImageElement>(null);
  const isDragging = useRef(false);
  const { focal_x, focal_y } = edit.values;
  const pointAt = ({ clientX, clientY }: PointerEvent) => {
    const box = image.current!.getBoundingClientRect();
    return {
      focal_x: percent((clientX - box.left) / box.width),
      focal_y: percent((clientY - box.top) / box.height),
    };
  };
  const start = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    isDragging.current = true;
    edit.set(pointAt(event));
  };
  const end = (event: PointerEvent) => {
    if (!isDragging.current) return;
    isDragging.current = false;
    void edit.save(pointAt(event));
  };
  const onKeyDown = useArrows(edit);
  return (
    <div>
      <div className={styles.stage}>
        <div
          className={styles.whole}
          onPointerDown={start}
          onPointerMove={(event) => isDragging.current && edit.set(pointAt(event))}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <img ref={image} {...pictureSources(picture.url, "424px")} alt="" draggable={false} />
          <button
            type="button"
            className={styles.point}
            style={{ left: `${focal_x}%`, top: `${focal_y}%` }}
            aria-label={words.focalPoint(focal_x, focal_y)}
            onKeyDown={onKeyDown}
            onBlur={() => void edit.save({ focal_x, focal_y })}
          />
        </div>
      </div>
      <Crops url={picture.url} focal={`${focal_x}% ${focal_y}%`} />
    </div>
  );
}

/** The arrows move the middle by a percent, with Shift by ten; several steps in a row are one save. */
function useArrows({ values: { focal_x, focal_y }, set, save }: PictureEditing) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? LONG_STEP : 1;
    const moved = {
      focal_x: percent((focal_x + step[0] * by) / 100),
      focal_y: percent((focal_y + step[1] * by) / 100),
    };
    set(moved);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(moved), RESTS_MS);
  };
}

/** How pages will cut it, as it is moved. */
function Crops({ url, focal }: { url: string; focal: string }) {
  const words = useOfficeText("media").crops;
  return (
    <div className={styles.crops}>
      {CROPS.map(({ name, ratio }) => (
        <figure key={name} style={{ flexGrow: ratio }}>
          <img
            {...pictureSources(url, "200px")}
            alt=""
            style={{ aspectRatio: ratio, objectPosition: focal }}
          />
          <figcaption>{words[name]}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function percent(part: number): number {
  return Math.min(100, Math.max(0, Math.round(part * 100)));
}
