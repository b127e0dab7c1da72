import type { z } from "zod";
import { AppError, type FieldFault } from "#src/errors/app-error.ts";
import { type Message, messageOf } from "#src/errors/messages.ts";
import { fieldErrors, requestErrors, valueNames } from "./errors.server.ts";

/**
 * What came in, checked against a schema.
 * @throws AppError `invalid` with one issue a field; its sentence is the first issue's
 */
export function check<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  const issues = result.error.issues.flatMap(faultsOf);
  throw new AppError("invalid", issues[0]?.message ?? requestErrors.invalid(), { issues });
}

/** Of fields that a call does not have so many are named: the answer would be longer than the request. */
const MOST_UNKNOWN = 20;
const LONGEST_NAME = 100;

/** A zod issue in words that a person understands; a schema's own sentence stands there by its key. */
function faultsOf(issue: z.core.$ZodIssue): FieldFault[] {
  const path = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    return issue.keys
      .slice(0, MOST_UNKNOWN)
      .map((whole) => whole.slice(0, LONGEST_NAME))
      .map((key) => ({
        path: [...issue.path, key].join("."),
        message: fieldErrors.unknown({ field: key }),
      }));
  }
  return [
    { path, message: messageOf(issue.message) ?? describe(issue, path || requestErrors.the_request()) },
  ];
}

function describe(issue: z.core.$ZodIssue, field: string | Message): Message {
  switch (issue.code) {
    case "invalid_type": {
      if (issue.input === undefined) return fieldErrors.required({ field });
      const name = valueNames[issue.expected as keyof typeof valueNames];
      return fieldErrors.wrong_type({ field, what: name?.() ?? `a ${issue.expected}` });
    }
    case "too_small": {
      const n = Number(issue.minimum);
      if (issue.origin !== "string") return fieldErrors.too_small({ field, n });
      return n === 1 ? fieldErrors.required({ field }) : fieldErrors.too_short({ field, n });
    }
    case "too_big": {
      const n = Number(issue.maximum);
      if (issue.origin === "string") return fieldErrors.too_long({ field, n });
      return issue.origin === "array"
        ? fieldErrors.too_many({ field, n })
        : fieldErrors.too_big({ field, n });
    }
    case "invalid_value":
      return fieldErrors.one_of({ field, values: issue.values.map(String).join(", ") });
    case "invalid_format": {
      const name = valueNames[issue.format as keyof typeof valueNames];
      // A pattern of ours has no name that tells anybody what to write.
      if (!name && issue.format === "regex") return fieldErrors.invalid({ field });
      return fieldErrors.ill_written({ field, what: name?.() ?? issue.format });
    }
    default:
      return fieldErrors.invalid({ field });
  }
}
