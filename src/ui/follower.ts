/** What keeps a page true while a match is played, until its visitor moves; see `features/matches/follow-page.ts`. */
export interface Follower {
  /** Ends it: the page, and the data with which React takes it over, are as the match is now. */
  settle(): Promise<void>;
}

/**
 * @param begin begins what counts or moves in what came new
 * @param parts the tag of the parts that the page came with
 */
export type Follow = (begin: () => void, parts: string) => Follower;
