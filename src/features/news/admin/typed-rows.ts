import type { TranslationRow } from "../translation.ts";

/** A row as the screen holds it: by its key it is known again wherever it goes. */
export interface ShownRow extends TranslationRow {
  key: number;
}

/** What a screen holds of a translation; the two have their rows in the same places. */
export interface ShownRows {
  /** As they are typed. */
  rows: readonly ShownRow[];
  /** As the server has them. */
  saved: readonly ShownRow[];
}

let lastKey = 0;

/** Rows that nobody has typed into yet. */
export function freshRows(rows: readonly TranslationRow[]): ShownRow[] {
  return rows.map((row) => ({ ...row, key: ++lastKey }));
}

/**
 * The rows that the server has now, with what was typed since: each stays in its block, though others came before it, its
 * source says something else or another block says the same. What was typed into a block that is gone stays as such.
 * @param rows as they are typed
 * @param since the same as they were when what the server has was sent
 */
export function withTyped(
  next: readonly TranslationRow[],
  rows: readonly ShownRow[],
  since: readonly ShownRow[],
): ShownRows {
  const places = placesBefore(next, rows, since);
  const isTyped = (place: number) => rows[place]!.target !== since[place]!.target;
  const taken = new Set(places);
  const lost = [...rows.keys()].filter((place) => !taken.has(place) && isTyped(place));
  const shown: ShownRow[] = [];
  const saved: ShownRow[] = [];
  const add = (row: ShownRow, target = row.target) => {
    saved.push(row);
    shown.push({ ...row, target });
  };
  /** What was gone on with in a block that the server has made several of: it holds their words already. */
  let held: string[] = [];
  for (const [index, row] of next.entries()) {
    const place = places[index];
    if (place === undefined) {
      if (row.source !== null || !held.includes(row.target)) add(freshRows([row])[0]!);
      continue;
    }
    for (const gone of lost.splice(0, lost.filter((one) => one < place).length)) add(...goneRow(rows[gone]!));
    held = isTyped(place) ? partsOf(since[place]!.target).slice(1) : [];
    add({ ...row, key: rows[place]!.key }, isTyped(place) ? rows[place]!.target : row.target);
  }
  for (const gone of lost) add(...goneRow(rows[gone]!));
  return { rows: shown, saved };
}

/** Of each row its place before; undefined for one that is new. */
function placesBefore(
  next: readonly TranslationRow[],
  rows: readonly ShownRow[],
  since: readonly ShownRow[],
): (number | undefined)[] {
  const free = Map.groupBy(rows.keys(), (place) => nameOf(since[place]!));
  const named = next.map((row) => free.get(nameOf(row))?.shift());
  const taken = new Set(named);
  let last = -1;
  // Its source was edited: it stands where it stood.
  return named.map((known, index) => {
    const [row, before] = [next[index]!, rows[last + 1]];
    const isEdited = before?.field === row.field && (before.source === null) === (row.source === null);
    const place = known ?? (isEdited && !taken.has(last + 1) ? last + 1 : undefined);
    taken.add(place);
    last = place ?? last;
    return place;
  });
}

/** By its source or, without one, by its own words. */
function nameOf({ field, source, target }: TranslationRow): string {
  return source === null ? `${field} - ${target.trim()}` : `${field} + ${source}`;
}

function partsOf(text: string): string[] {
  return text.split(/\n\s*\n/).map((part) => part.trim());
}

/** A block that its source has no more, with what was typed into it. */
function goneRow({ field, source, target, key }: ShownRow): [ShownRow, string] {
  return [{ field, key, source: null, target: "", state: "gone", before: source ?? "" }, target];
}
