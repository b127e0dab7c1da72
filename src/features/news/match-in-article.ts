const LINK = /\]\((?:\/(?:hy|ru))?\/matches(?:\?match=|\/)(\d{1,9})/;

/** The number of the first match that a text links to, in whichever language: a report says so which match it tells of. */
export function firstMatchIn(texts: {
  content: string;
  content_hy?: string | null;
  content_ru?: string | null;
}): number | undefined {
  const [, id] = LINK.exec([texts.content, texts.content_hy, texts.content_ru].join("\n")) ?? [];
  return id ? Number(id) : undefined;
}
