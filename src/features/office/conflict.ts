import type { ApiError } from "#src/api/client.ts";
import type { Pairs } from "#src/records/record.ts";

/** Two versions of a record: what was loaded, what is typed, what somebody saved meanwhile. */
export interface Conflict {
  base: Record<string, unknown> | null;
  yours: Record<string, unknown>;
  theirs: Record<string, unknown>;
  version: number;
  /** Who saved it, where the server knows. */
  by: string | undefined;
}

/** Whether nothing of what is typed differs from what is saved: most likely it is one's own save, whose answer was lost. */
export function isSavedAlready({ yours, theirs }: Conflict): boolean {
  const both = Object.keys(yours).filter((name) => yours[name] !== undefined && name in theirs);
  return both.every((name) => isSame(yours[name], theirs[name]));
}

/** What is chosen at once of two versions that differ: a field, or a pair of fields. */
export interface Choice<Name extends string> {
  names: Name[];
  /** Whether the typist's version is proposed. */
  isMine: boolean;
}

/**
 * What there is to choose. What only one of the two changed is that one's by default; what both changed stays the typist's.
 * @param names of the fields that can differ
 */
export function choicesIn<Name extends string>(
  { base, yours, theirs }: Pick<Conflict, "base" | "yours" | "theirs">,
  names: Name[],
  pairs: Pairs = [],
): Choice<Name>[] {
  const there = names.filter((name) => name in yours);
  const choices = Map.groupBy(there, (name) => pairs.find((pair) => pair.includes(name)) ?? name);
  const isOther = (row: Record<string, unknown>) => (name: Name) => !isSame(yours[name], row[name]);
  return [...choices.values()]
    .filter((chosen) => chosen.some(isOther(theirs)))
    .map((chosen) => ({ names: chosen, isMine: !base || chosen.some(isOther(base)) }));
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

/** The two versions, where a save was refused because somebody else saved first. */
export function conflictIn({ code, body }: ApiError): Conflict | undefined {
  if (code !== "conflict" || !body.theirs) return undefined;
  const theirs = body.theirs as Record<string, unknown>;
  return {
    base: (body.base as Record<string, unknown>) ?? null,
    yours: body.yours as Record<string, unknown>,
    theirs,
    version: Number(theirs.version),
    by: body.by as string | undefined,
  };
}
