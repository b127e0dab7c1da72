import { AppError, type FieldFault, type Issue, toIssue } from "#src/errors/app-error.ts";
import type { Save } from "./save.server.ts";

export interface Warned {
  warnings?: Issue[];
}

/**
 * What is odd about a save, to stand beside its answer.
 * @param askFirst whether to refuse instead, so that a form can ask a person
 * @throws AppError `conflict` that `asks`, with the warnings as issues
 */
export function warn({ actor }: Save, warnings: FieldFault[], askFirst = false): Warned {
  const [first] = warnings;
  if (!first) return {};
  if (askFirst) throw new AppError("conflict", first.message, { issues: warnings, details: { asks: true } });
  return { warnings: warnings.map((warning) => toIssue(warning, actor.language)) };
}
