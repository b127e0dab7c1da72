import { useState } from "react";
import { centerCrop, makeAspectCrop, type PercentCrop } from "react-image-crop";
import type { Cropping } from "./cropping.ts";

const MOST_ZOOM = 5;

export type Crop = ReturnType<typeof useCrop>;

/** The part of a picture that is chosen: proposed once the picture is there, then moved, drawn or zoomed. */
export function useCrop({ aspect }: Cropping) {
  const [part, setPart] = useState<PercentCrop>();
  const [widest, setWidest] = useState(100);
  return {
    part,
    setPart,
    propose: ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
      const whole = aspect
        ? makeAspectCrop({ unit: "%", width: 100 }, aspect, naturalWidth, naturalHeight)
        : { unit: "%" as const, x: 0, y: 0, width: 100, height: 100 };
      const fitting = centerCrop(whole, naturalWidth, naturalHeight);
      setWidest(fitting.width);
      // Of a portrait the upper part has the face.
      setPart(aspect && aspect < 1 ? { ...fitting, y: 0 } : fitting);
    },
    /** From 1, the largest part, to `mostZoom`. */
    zoom: part ? Math.min(MOST_ZOOM, widest / part.width) : 1,
    mostZoom: MOST_ZOOM,
    zoomTo: (zoom: number) => {
      if (part) setPart(zoomed(part, widest / zoom));
    },
  };
}

/** The part around the same middle with another width, moved inside where it would stand out. */
function zoomed(part: PercentCrop, width: number): PercentCrop {
  const height = part.height * (width / part.width);
  const scale = Math.min(1, 100 / height);
  const [w, h] = [width * scale, height * scale];
  const within = (at: number, size: number) => Math.min(Math.max(0, at), 100 - size);
  return {
    unit: "%",
    width: w,
    height: h,
    x: within(part.x + (part.width - w) / 2, w),
    y: within(part.y + (part.height - h) / 2, h),
  };
}
