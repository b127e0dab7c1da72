import { setImmediate } from "node:timers/promises";
import type { SelectQueryBuilder } from "kysely";
import type { Tables } from "#src/db/tables.ts";
import { fold, searchText } from "#src/i18n/fold.ts";

type MessagesQuery = SelectQueryBuilder<Tables, "messages", object>;

/** The newest messages that a search reads; a club gets perhaps a thousand a year and keeps twelve months. */
const MOST_SEARCHED = 5000;
const BATCH = 500;

/**
 * The ids of the messages whose name, e-mail, subject or text has every word of the search, newest first.
 * Folded here: neither database folds Armenian, and a column of folded texts would be a second copy of
 * private letters. Between batches other requests get their turn.
 */
export async function findMatchingIds(query: MessagesQuery, search: string): Promise<number[]> {
  const matches = matcher(search);
  const found: number[] = [];
  let last: { created_at: string; id: number } | undefined;
  for (let read = 0; read < MOST_SEARCHED; read += BATCH) {
    const batch = await olderThan(query, last)
      .select(["id", "created_at", "name", "email", "subject", "message"])
      .limit(BATCH)
      .execute();
    for (const row of batch) if (matches(row)) found.push(row.id);
    last = batch.at(-1);
    if (batch.length < BATCH) break;
    await setImmediate();
  }
  return found;
}

/** Newest first, from where the last batch ended; an offset would read the same rows again each time. */
export function olderThan(query: MessagesQuery, last: { created_at: string; id: number } | undefined) {
  return query
    .$if(last !== undefined, (rest) =>
      rest.where((e) =>
        e.or([
          e("created_at", "<", last!.created_at),
          e.and([e("created_at", "=", last!.created_at), e("id", "<", last!.id)]),
        ]),
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");
}

interface SearchedTexts {
  name: string;
  email: string;
  subject: string | null;
  message: string;
}

function matcher(search: string): (row: SearchedTexts) => boolean {
  const words = fold(search).split(" ").filter(Boolean).slice(0, 8);
  if (words.length === 0) {
    // Only signs, e.g. "?!": nothing is left to fold, so they are looked for as they are.
    return ({ name, email, subject, message }) =>
      [name, email, subject ?? "", message].some((text) => text.includes(search));
  }
  return ({ name, email, subject, message }) => {
    const text = searchText(name, email, subject, message);
    return words.every((word) => text.includes(word));
  };
}
