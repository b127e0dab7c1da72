/** Limits exact to the byte. Source: specification of the back office, section 9. */
export const NEWS_IMAGE_BYTES = 10_485_760;
export const BANNER_BYTES = 10_485_760;
export const PHOTO_BYTES = 5_242_880;

/** Chosen or dropped at once; as many are sent at a time. */
export const MOST_AT_ONCE = 40;
export const SENT_AT_A_TIME = 2;

/** On what grounds the club may show a picture. */
export const LICENCES = ["own", "agency", "cc-by", "press", "unknown"] as const;
export type Licence = (typeof LICENCES)[number];

/** The questions by which the library is narrowed. */
export const PICTURE_FILTERS = ["unused", "undescribed", "rights", "duplicates"] as const;
export type PictureFilter = (typeof PICTURE_FILTERS)[number];

/** Where pictures stand, by the kinds of records that hold them. */
export const PICTURE_PLACES = { team: ["players", "staff"], news: ["articles"] } as const;
export type PicturePlaces = keyof typeof PICTURE_PLACES;

/** Rights that end within so many days are asked about in the library. */
export const RIGHTS_DAYS = 30;
/** And so many days before they stand among what there is to do. */
export const RIGHTS_TASK_DAYS = 14;

/** Stands where a picture may not be shown any more. */
export const CLUB_COVER = "/club/pictures/cover-default.svg";

/** Name of a stored picture: "<hash>.webp", or "<hash>-640.webp" for a narrower copy. */
export function pictureName(hash: string, widthPx?: number): string {
  return widthPx ? `${hash}-${widthPx}.webp` : `${hash}.webp`;
}

/** Name of the whole picture, which only staff may have. @param format "jpg", "png" or "webp" */
export function originalName(hash: string, format: string): string {
  return `${hash}-original.${format}`;
}

/** The files of a picture in the store. */
export interface StoredFiles {
  hash: string;
  /** Those of its narrower copies, JSON. */
  widths: string;
  /** The format of its whole file; empty for one from before these were kept. */
  original: string;
}

/** The names of all files of a picture but its AVIFs. */
export function fileNames({ hash, widths, original }: StoredFiles): string[] {
  const copies = (JSON.parse(widths) as number[]).map((widthPx) => pictureName(hash, widthPx));
  return [pictureName(hash), ...copies, ...(original ? [originalName(hash, original)] : [])];
}

/** A picture's own file is called by its checksum; its copies are called by that of their picture. */
export function isAsNamed(name: string, sha256: string): boolean {
  return name !== pictureName(hashIn(name)) || sha256.startsWith(hashIn(name));
}

/** Whether a name could be one of ours that everybody may have; anything else is not looked up. */
export function isPictureName(name: string): boolean {
  return /^[0-9a-f]{32}(-\d{2,4})?\.(webp|avif)$/.test(name);
}

/** Whether a stored file belongs to a picture: also its whole one. */
export function isMediaFile(name: string): boolean {
  return isPictureName(name) || /^[0-9a-f]{32}-original\.(jpg|png|webp)$/.test(name);
}

/** The hash of a stored picture, of any width and format. @param name see {@link isMediaFile} */
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
