/** What every node hears of new entries: of which match, and behind which place of its log they begin. */
export function ledgerTopic(matchId: number, after: number): string {
  return `ledger:${matchId}:${after}`;
}

/** What {@link ledgerTopic} says; undefined for any other topic. */
export function readLedgerTopic(topic: string): { id: number; after: number } | undefined {
  const [, id, after] = /^ledger:(\d+):(\d+)$/.exec(topic) ?? [];
  return id && after ? { id: Number(id), after: Number(after) } : undefined;
}
