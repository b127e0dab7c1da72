/** What is worked on. A process that stops waits for it: whoever asked for it may have gone, and leaves no connection. */
export interface UnderWay {
  add<Result>(work: Promise<Result>): Promise<Result>;
  /** Once nothing is under way any more. */
  over(): Promise<void>;
}

/** Keeps what is under way. */
export function createUnderWay(): UnderWay {
  const all = new Set<Promise<unknown>>();
  return {
    add(work) {
      all.add(work);
      const end = () => all.delete(work);
      work.then(end, end);
      return work;
    },
    async over() {
      while (all.size > 0) await Promise.allSettled(all);
    },
  };
}
