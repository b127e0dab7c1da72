/**
 * Makes the Russian forms of Cyrillic letters the font's own. Sofia Sans draws Bulgarian ones (д like g, т like m)
 * wherever a text is not marked as Russian: a name in an English page, what somebody types.
 * Source: OpenType 1.9, chapter 2, script list table.
 * @param font an unpacked font; it is changed in place
 * @returns whether it has such forms
 */
export function preferRussianForms(font: Buffer): boolean {
  const script = findCyrillic(font);
  const russian = script === undefined ? undefined : languageOffset(font, script, "RUS ");
  if (script === undefined || russian === undefined) return false;
  // The first field says which features hold where a text's language has no entry.
  font.writeUInt16BE(russian, script);
  return true;
}

/** Whether text without a language, or in another one, gets the Russian forms. */
export function prefersRussianForms(font: Buffer): boolean {
  const script = findCyrillic(font);
  if (script === undefined) return false;
  const russian = languageOffset(font, script, "RUS ");
  return russian !== undefined && font.readUInt16BE(script) === russian;
}

/** Where the substitutions of the Cyrillic script begin, in bytes. */
function findCyrillic(font: Buffer): number | undefined {
  const tables = font.readUInt16BE(4);
  const substitutions = findRecord(font, 12, tables, 16, "GSUB");
  if (substitutions === undefined) return undefined;
  const table = font.readUInt32BE(substitutions + 8);
  const scripts = table + font.readUInt16BE(table + 4);
  const cyrillic = findRecord(font, scripts + 2, font.readUInt16BE(scripts), 6, "cyrl");
  return cyrillic === undefined ? undefined : scripts + font.readUInt16BE(cyrillic + 4);
}

/** From the script's beginning. */
function languageOffset(font: Buffer, script: number, tag: string): number | undefined {
  const language = findRecord(font, script + 4, font.readUInt16BE(script + 2), 6, tag);
  return language === undefined ? undefined : font.readUInt16BE(language + 4);
}

/** The record with this tag of four letters, among `count` of `size` bytes. */
function findRecord(
  font: Buffer,
  start: number,
  count: number,
  size: number,
  tag: string,
): number | undefined {
  for (let at = start; at < start + count * size; at += size)
    if (font.toString("latin1", at, at + 4) === tag) return at;
  return undefined;
}
