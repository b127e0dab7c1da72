import type { z } from "zod";
import { AppError, type Issue } from "#src/errors/app-error.ts";

/**
 * What came in, checked against a schema.
 * @throws AppError `invalid` with one issue a field; its sentence is the first issue's
 */
export function check<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  const issues = result.error.issues.flatMap(sentences);
  throw new AppError("invalid", issues[0]?.message ?? "The request is not valid.", { issues });
}

/** A zod issue in words that a person understands; a schema's own sentence is kept as it is. */
function sentences(issue: z.core.$ZodIssue): Issue[] {
  const path = issue.path.join(".");
  const name = path || "The request";
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      path: [...issue.path, key].join("."),
      message: `There is no field "${key}" here.`,
    }));
  }
  return [{ path, message: isOwnSentence(issue.message) ? issue.message : describe(issue, name) }];
}

/** A message that a schema of ours was given, rather than one of zod's ("Invalid input: expected string"). */
function isOwnSentence(message: string): boolean {
  return !/^(Invalid|Too small|Too big|Unrecognized)/.test(message);
}

function describe(issue: z.core.$ZodIssue, name: string): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? `${name} is required.`
        : `${name} must be ${KINDS[issue.expected] ?? `a ${issue.expected}`}.`;
    case "too_small":
      if (issue.origin !== "string") return `${name} must be ${issue.minimum} or more.`;
      return issue.minimum === 1
        ? `${name} is required.`
        : `${name} must be at least ${issue.minimum} characters long.`;
    case "too_big":
      if (issue.origin === "string") return `${name} must be at most ${issue.maximum} characters long.`;
      return issue.origin === "array"
        ? `${name} must be at most ${issue.maximum} entries.`
        : `${name} must be ${issue.maximum} or less.`;
    case "invalid_value":
      return `${name} must be one of: ${issue.values.map(String).join(", ")}.`;
    case "invalid_format":
      return `${name} is not a valid ${FORMATS[issue.format] ?? issue.format}.`;
    default:
      return `${name} is not valid.`;
  }
}

const KINDS: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object with fields",
  null: "empty",
};

const FORMATS: Record<string, string> = { email: "e-mail address", url: "address (URL)", date: "date" };
