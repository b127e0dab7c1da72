import { LANGUAGES, type Language } from "#src/i18n/languages.ts";

/** One sentence of the server in English, Armenian and Russian; `{name}` stands for a parameter, alike in each. */
export type Sentence = readonly [en: string, hy: string, ru: string];

export type Params = Readonly<Record<string, string | number | Message>>;

/** What is said to a person: a key for programs, what it speaks of, and the sentence in three languages. */
export interface Message {
  key: string;
  params: Params;
  sentence: Sentence;
  /** The language in which the specification gives it: what a caller without a language gets. */
  specified: Language;
}

type ParamNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

type MessageMaker<Text extends string> =
  ParamNames<Text> extends never
    ? () => Message
    : (params: Record<ParamNames<Text>, string | number | Message>) => Message;

const byKey = new Map<string, (params: Params) => Message>();

/**
 * Declares the sentences with which a feature refuses: a missing translation is a type error, and so is a missing
 * parameter.
 * @param feature the beginning of their keys: "players" → "players.captain_taken"
 * @param specified the language of those that the specification gives in another one than English
 * @example const errors = errorMessages("players", { captain_taken: ["{name} is the captain.", "…", "…"] });
 *   throw new AppError("conflict", errors.captain_taken({ name }));
 */
export function errorMessages<const Sentences extends Record<string, Sentence>>(
  feature: string,
  sentences: Sentences,
  specified: Partial<Record<keyof Sentences, Language>> = {},
) {
  const makers = Object.entries(sentences).map(([name, sentence]) => {
    const key = `${feature}.${name}`;
    const make = (params: Params = {}): Message => ({
      key,
      params,
      sentence,
      specified: specified[name as keyof Sentences] ?? "en",
    });
    byKey.set(key, make);
    return [name, make];
  });
  return Object.fromEntries(makers) as { [Name in keyof Sentences]: MessageMaker<Sentences[Name][0]> };
}

/** A message as the text that a schema can hold: its key and parameters, "field.whole_number?least=1&most=60". */
export function messageText({ key, params }: Message): string {
  const plain = Object.entries(params).map(([name, value]) => [name, String(value)]);
  return plain.length > 0 ? `${key}?${new URLSearchParams(plain)}` : key;
}

/** The message that `messageText` made into a text; undefined for any other text. */
export function messageOf(text: string): Message | undefined {
  const [key = "", params] = text.split("?", 2);
  return byKey.get(key)?.(Object.fromEntries(new URLSearchParams(params)));
}

/** A message as a sentence. @param language without one, the one in which the specification gives it */
export function say(message: Message, language: Language | undefined): string {
  const template = message.sentence[LANGUAGES.indexOf(language ?? message.specified)] ?? message.sentence[0];
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = message.params[name];
    if (value === undefined) return whole;
    return typeof value === "object" ? say(value, language) : String(value);
  });
}

/** A message's parameters as programs get them. */
export function plainParams({ params }: Message): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === "object" ? value.key : value]),
  );
}
