/** Limits exact to the byte. Source: specification of the back office, section 9. */
export const NEWS_IMAGE_BYTES = 10_485_760;
export const BANNER_BYTES = 10_485_760;
export const PHOTO_BYTES = 5_242_880;

/** Name of a stored picture: "<hash>.webp", or "<hash>-640.webp" for a narrower copy. */
export function pictureName(hash: string, widthPx?: number): string {
  return widthPx ? `${hash}-${widthPx}.webp` : `${hash}.webp`;
}

/** Whether a name could be one of ours; anything else is not looked up. */
export function isPictureName(name: string): boolean {
  return /^[0-9a-f]{32}(-\d{2,4})?\.(webp|avif)$/.test(name);
}

/** The hash of a stored picture, of any width and format. @param name see {@link isPictureName} */
export function hashIn(name: string): string {
  return name.slice(0, 32);
}

export function pictureUrl(hash: string): string {
  return `/media/${pictureName(hash)}`;
}

/** The hash in a stored picture's URL, or undefined for any other URL. */
export function pictureHash(url: string): string | undefined {
  return /^\/media\/([0-9a-f]{32})\.webp$/.exec(url)?.[1];
}
