/** A part of a picture, in percent of its sides. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The server keeps no more than this; a phone's canvas can't hold much more. */
const MOST_SIDE_PX = 2400;
const QUALITY = 0.92;
/** Formats that a canvas can write; the last two keep transparency. Others, e.g. GIF, become PNG. */
const WRITABLE = ["image/jpeg", "image/png", "image/webp"];

/** The part of a shown picture as a file of the same format, upright, at most 2400 pixels on a side. */
export function cutOut(image: HTMLImageElement, part: Part, type: string): Promise<Blob | null> {
  const source = {
    x: (part.x / 100) * image.naturalWidth,
    y: (part.y / 100) * image.naturalHeight,
    width: Math.max(1, (part.width / 100) * image.naturalWidth),
    height: Math.max(1, (part.height / 100) * image.naturalHeight),
  };
  const scale = Math.min(1, MOST_SIDE_PX / Math.max(source.width, source.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(source.width * scale));
  canvas.height = Math.max(1, Math.round(source.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = "high";
  const { x, y, width, height } = source;
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) =>
    canvas.toBlob(resolve, WRITABLE.includes(type) ? type : "image/png", QUALITY),
  );
}
