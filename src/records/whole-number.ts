/** What stands in a number field: a whole number, null for nothing, NaN for anything else. */
export function wholeNumber(text: string): number | null {
  const plain = text.trim();
  if (plain === "") return null;
  return /^-?\d{1,15}$/.test(plain) ? Number(plain) : Number.NaN;
}
