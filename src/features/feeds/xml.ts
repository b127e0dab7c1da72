/** Characters that XML 1.0 does not allow at all. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text for an element or an attribute of XML. */
export function escapeXml(text: string): string {
  return text
    .replace(FORBIDDEN, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
