import type { FieldFault } from "#src/errors/app-error.ts";
import type { Row } from "./columns.ts";
import type { RecordKind, RecordRow } from "./record-kinds.server.ts";
import type { Save } from "./save.server.ts";

/**
 * What changes with a record of another feature, within the same save: an article moves with its match.
 * @param before undefined for a record that comes back from the trash
 * @returns what is odd about that, to be asked about; nothing where all is well
 */
export type Follower<K extends RecordKind> = (
  save: Save,
  before: RecordRow<K> | undefined,
  after: RecordRow<K>,
) => Promise<FieldFault[] | undefined>;

const followers = new Map<string, Follower<never>[]>();

/** Names a follower, once, at the top: the feature that is followed does not know it. */
export function follow<K extends RecordKind>(kind: K, follower: Follower<K>): void {
  followers.set(kind, [...(followers.get(kind) ?? []), follower as unknown as Follower<never>]);
}

/** Lets the followers of a kind do their part, one after the other. */
export async function callFollowers(
  save: Save,
  kind: RecordKind,
  before: Row | undefined,
  after: Row,
): Promise<void> {
  for (const follower of followers.get(kind) ?? []) {
    const doubts = await follower(save, before as never, after as never);
    if (doubts) save.doubts = [...(save.doubts ?? []), ...doubts];
  }
}
