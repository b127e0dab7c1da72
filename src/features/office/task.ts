import type { InLanguages } from "#src/db/columns.ts";

/**
 * Something for staff to do: a row of the dashboard. The feature that knows of it makes it (`task-queries.server.ts`)
 * and has its words (`tasks` among its texts for the back office, by kind).
 */
export interface Task extends InLanguages<"about"> {
  /** Unlike that of any other row, e.g. "news-untranslated-7-hy". */
  id: string;
  /** The feature whose texts have the words. */
  feature: string;
  /** The name of the words there. */
  kind: string;
  /** When it should be done, UTC ISO: the rows stand in this order. */
  due_at: string;
  /** The page where exactly this is done. */
  to: string;
  /** What the words need, e.g. the language that is missing. */
  facts: TaskFacts;
}

export type TaskFacts = Record<string, string | number>;

/** What a row says: what there is to do, and what its button reads. */
export interface TaskWords {
  what: (facts: TaskFacts) => string;
  action: string;
}

/** Of one kind no more are listed; a list that long is worked through from its own screen. */
export const MOST_TASKS = 100;

/** The words of a row, from the texts of the feature that made it. */
export function wordsOfTask(texts: object, { feature, kind }: Task): TaskWords {
  const { tasks } = (texts as Record<string, { tasks?: Record<string, TaskWords> }>)[feature] ?? {};
  const words = tasks?.[kind];
  if (!words) throw new Error(`${feature} has no words for its task "${kind}".`);
  return words;
}
