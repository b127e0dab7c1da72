import type { Issue } from "#src/errors/app-error.ts";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { ACCOUNTS } from "./accounts.ts";
import { CONTENT } from "./content.ts";
import { FOOTBALL } from "./football.ts";
import { GENERAL } from "./general.ts";
import type { Refusal } from "./refusal.ts";

const REFUSALS: Refusal[] = [...GENERAL, ...ACCOUNTS, ...CONTENT, ...FOOTBALL];

/** A sentence as the server writes it, with its holes as groups, and its translations. */
interface Pattern {
  expression: RegExp;
  refusal: Refusal;
}

const exact = new Map<string, Refusal>();
const patterns: Pattern[] = [];
for (const refusal of REFUSALS) {
  const [en, , ru] = refusal;
  // The server writes English, and Russian where the specification does.
  for (const sentence of [en, ru]) {
    if (!sentence.includes("{")) exact.set(sentence, refusal);
    else patterns.push({ expression: expressionOf(sentence), refusal });
  }
}
// "There is no article 5 in the trash." before "There is no article 5.": the one that says more.
patterns.sort((a, b) => lettersOf(b) - lettersOf(a));

/** A sentence of the server in one language; undefined for one that nobody has translated. */
export function inLanguage(sentence: string, language: Language): string | undefined {
  const place = LANGUAGES.indexOf(language);
  const known = exact.get(sentence);
  if (known) return known[place];
  for (const { expression, refusal } of patterns) {
    const holes = expression.exec(sentence)?.groups;
    if (holes) return fill(refusal[place] ?? sentence, holes, language);
  }
}

/** An answer with its sentence, and those about its fields, in one language. */
export function answerInLanguage(
  answer: Record<string, unknown>,
  language: Language,
): Record<string, unknown> {
  const said = (text: string) => inLanguage(text, language) ?? text;
  const listed = (list: unknown) =>
    Array.isArray(list) ? list.map((issue: Issue) => ({ ...issue, message: said(issue.message) })) : list;
  return {
    ...answer,
    ...(typeof answer.message === "string" ? { message: said(answer.message) } : {}),
    issues: listed(answer.issues),
    warnings: listed(answer.warnings),
  };
}

function fill(sentence: string, holes: Record<string, string>, language: Language): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const held = holes[name] ?? "";
    return exact.get(held)?.[LANGUAGES.indexOf(language)] ?? held;
  });
}

function lettersOf({ refusal: [en] }: Pattern): number {
  return en.replace(/\{\w+\}/g, "").length;
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function expressionOf(sentence: string): RegExp {
  const parts = sentence
    .split(/(\{\w+\})/)
    .map((part) => (/^\{\w+\}$/.test(part) ? `(?<${part.slice(1, -1)}>.+?)` : literally(part)));
  return new RegExp(`^${parts.join("")}$`, "su");
}
