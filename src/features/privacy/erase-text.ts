import { slugify } from "#src/i18n/transliterate.ts";

/** What stands where an address was, in texts that stay. */
const ERASED = "[erased]";
/** What names a page: an address in an article's title stands in it too, spelled as a slug. */
const PAGE_NAMES = new Set(["slug", "path"]);

/** How a person is called in the club's texts: as typed, as a part of a web address, as the name of a page. */
export function formsOf(email: string): string[] {
  return [...new Set([email, encodeURIComponent(email), slugOf(email)])].filter(Boolean);
}

/**
 * A text without the person's address; the same where it is not in it. Of JSON, as history keeps it, each text is
 * looked at by itself.
 * @param name of the column or field
 * @param stand what stands for the address in a page's name, which has to be one of its kind
 */
export function eraseFrom(text: string, name: string, email: string, stand: string): string {
  const inPlain = (plain: string, field: string) => {
    const left = isAnother(plain, email) ? plain : plain.replace(patternOf(email), ERASED);
    return PAGE_NAMES.has(field) && slugOf(email) ? left.replace(slugPatternOf(email), stand) : left;
  };
  if (!/^[[{]/.test(text)) return inPlain(text, name);
  try {
    let isChanged = false;
    const erased = JSON.stringify(JSON.parse(text), (field, value) => {
      if (typeof value !== "string") return value;
      const left = inPlain(value, field);
      isChanged ||= left !== value;
      return left;
    });
    return isChanged ? erased : text;
  } catch {
    return inPlain(text, name);
  }
}

/**
 * The whole address: "ann@x.am" is not in "joann@x.am", nor in "ann@x.amsterdam". It is in "ann@x.am-ին", with an ending
 * as Armenian and Russian have it, in "_ann@x.am_", and in "ann\@x.am", as the articles' editor writes it.
 */
function patternOf(email: string): RegExp {
  const asTyped = email.replace(/[^a-z0-9]/gi, (sign) => `\\\\?${RegExp.escape(sign)}`);
  const before = "(?<![a-z0-9][._+\\\\-]{0,9})";
  const after = "(?![a-z0-9]|[.-][a-z0-9])";
  return new RegExp(`${before}(${asTyped}|${RegExp.escape(encodeURIComponent(email))})${after}`, "giu");
}

/** "_ann@x.am" in a field for addresses is somebody else's. */
function isAnother(text: string, email: string): boolean {
  return /^[\w.+-]+@[a-z0-9.-]*[a-z0-9]$/i.test(text) && text.toLowerCase() !== email.toLowerCase();
}

/** Empty where the name before the @ leaves nothing: what is left of the rest could be anybody's word. */
function slugOf(email: string): string {
  return slugify(email.split("@")[0] ?? "") && slugify(email);
}

/** "ask-ann-x-am" has "ann@x.am" in it. */
function slugPatternOf(email: string): RegExp {
  return new RegExp(`(?<![a-z0-9])${RegExp.escape(slugOf(email))}(?![a-z0-9])`, "g");
}
