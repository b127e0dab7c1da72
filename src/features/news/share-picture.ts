interface Shared {
  slug: string;
  modified: string;
  /** The rights to its picture are over: networks ask anew. */
  isOver?: boolean;
}

/**
 * The path of an article's picture of 1200 x 630 for shared links. The version follows the last change, so
 * that networks fetch a new cover.
 */
export function sharePicture({ slug, modified, isOver = false }: Shared): string {
  return `/share/news/${slug}.jpg?v=${Date.parse(modified)}${isOver ? "-0" : ""}`;
}

/**
 * Whether an article's own cover stands in that picture, cut to its shape: one of the store or of the club's folder. This
 * server never fetches an address that somebody typed.
 */
export function isSharedCover(url: string): boolean {
  return (
    /^\/media\/[\w-]+\.(?:webp|avif)$/.test(url) || /^\/club\/[\w/-]+\.(?:svg|png|jpe?g|webp)$/.test(url)
  );
}
