/** Widths of an uploaded picture's copies for small screens, in pixels. */
export const COPY_WIDTHS = [320, 640, 960, 1280, 1920];
/** An uploaded picture itself is this wide at most. */
const MOST_WIDTH = 2400;

interface PictureSources {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/**
 * What an `img` is given: for an uploaded picture also its narrower copies, from which the browser takes the
 * one that fits. A copy wider than the picture answers with the picture itself.
 * @param sizes how wide it is shown, e.g. "(max-width: 640px) 100vw, 420px"
 */
export function pictureSources(url: string, sizes: string): PictureSources {
  const hash = /^\/media\/([0-9a-f]{32})\.webp$/.exec(url)?.[1];
  if (!hash) return { src: url };
  const copies = COPY_WIDTHS.map((width) => `/media/${hash}-${width}.webp ${width}w`);
  return { src: url, srcSet: [...copies, `${url} ${MOST_WIDTH}w`].join(", "), sizes };
}

/** Another picture for one that does not load; its copies would be looked for first. */
export function standIn(image: HTMLImageElement, picture: string): void {
  if (image.src.endsWith(picture)) return;
  image.removeAttribute("srcset");
  image.src = picture;
}
