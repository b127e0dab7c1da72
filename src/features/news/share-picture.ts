/**
 * The path of an article's picture of 1200 x 630 for shared links. The version follows the last change, so
 * that networks fetch a new cover.
 */
export function sharePicture({ slug, modified }: { slug: string; modified: string }): string {
  return `/share/news/${slug}.jpg?v=${Date.parse(modified)}`;
}
