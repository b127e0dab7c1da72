/** Stands for this site where only the path matters. */
const HERE = "http://here.invalid";

/**
 * Whether readers can follow an address: of the web, a mail, a telephone, a path of this site or a place in the text.
 * What merely begins like a path leads elsewhere: browsers read `/\other.example` as another site.
 */
export function canBeFollowed(address: string): boolean {
  if (address.startsWith("#")) return true;
  if (address.startsWith("/")) return URL.parse(address, HERE)?.origin === HERE;
  const parsed = URL.parse(address);
  return parsed !== null && ["http:", "https:", "mailto:", "tel:"].includes(parsed.protocol);
}
