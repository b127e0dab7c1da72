interface Picture {
  type: string;
  size: number;
}

/** Why a chosen file is not sent at all, in the screen's own words; undefined for one that may go. */
export function pictureFault(
  { type, size }: Picture,
  maxBytes: number,
  texts: { notImage: string; tooBig: string },
): string | undefined {
  if (!type.startsWith("image/")) return texts.notImage;
  return size > maxBytes ? texts.tooBig : undefined;
}
