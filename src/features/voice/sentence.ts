import type { Case } from "#src/features/teams/club-forms.ts";
import type { Language } from "#src/i18n/languages.ts";
import type { ShownText } from "#src/i18n/localised.ts";
import type { Club, ClubForms, Figure, Person } from "./voice.ts";

/** A part of a sentence; with the language of a name that is in another one. */
export interface Piece {
  text: string;
  lang?: Language;
}

/** What is known for the blanks. */
export interface Values {
  language: Language;
  people: Partial<Record<Person, (ShownText & { isShirt?: boolean }) | undefined>>;
  clubs: Partial<Record<Club, ClubForms | undefined>>;
  figures: Partial<Record<Figure, string | undefined>>;
  definite: ((name: string) => string) | undefined;
}

type Part = string | { name: string; form: string | undefined };

const parsed = new Map<string, Part[]>();

/**
 * One of the sentences that can be said with what is known: of those that tell most, the one that the key chooses.
 * @param isWithin another sentence: it doesn't begin with a capital
 * @returns nothing where none can be said
 */
export function fill(
  sentences: readonly string[],
  values: Values,
  key: string,
  { isWithin = false } = {},
): Piece[] {
  const said = sentences.flatMap((sentence) => {
    const pieces = piecesOf(partsOf(sentence), values, isWithin);
    return pieces ? [{ pieces, told: tellsOf(sentence) }] : [];
  });
  const most = Math.max(...said.map(({ told }) => told));
  const best = said.filter(({ told }) => told === most);
  return best[hash(key) % best.length]?.pieces ?? [];
}

/** How much a sentence tells beside the clubs, which are known anyway: its people and figures. */
export function tellsOf(sentence: string): number {
  const told = partsOf(sentence).flatMap((part) => (typeof part === "string" ? [] : [part.name]));
  return new Set(told.filter((name) => !/^(?:club|rival|home|away|winner|loser)$/.test(name))).size;
}

function partsOf(sentence: string): Part[] {
  const known = parsed.get(sentence);
  if (known) return known;
  const parts = sentence.split(/(\{[^}]*\})/).flatMap((part): Part[] => {
    const [, name, form] = /^\{(\w+)(?:\.(\w+))?\}$/.exec(part) ?? [];
    return name ? [{ name, form }] : part ? [part] : [];
  });
  parsed.set(sentence, parts);
  return parts;
}

function piecesOf(parts: readonly Part[], values: Values, isWithin: boolean): Piece[] | undefined {
  const pieces: Piece[] = [];
  for (const part of parts) {
    const piece = typeof part === "string" ? { text: part } : filled(part, values);
    if (!piece) return undefined;
    const last = pieces.at(-1);
    const begins = last ? /[.!?։] $/.test(last.text) : !isWithin;
    const text = begins ? piece.text.replace(/^[a-zа-яё]/, (letter) => letter.toUpperCase()) : piece.text;
    if (last && last.lang === piece.lang) last.text += text;
    else pieces.push({ ...piece, text });
  }
  return pieces;
}

function filled({ name, form }: Exclude<Part, string>, values: Values): Piece | undefined {
  const figure = values.figures[name as Figure];
  if (figure !== undefined) return { text: figure };
  const person = values.people[name as Person];
  if (person) return personIn(person, form, values);
  const club = values.clubs[name as Club];
  return club && clubIn(club, form as Case | undefined, values.language);
}

/** A name in other letters takes no article. */
function personIn(
  { text, lang, isShirt }: ShownText & { isShirt?: boolean },
  form: string | undefined,
  { language, definite }: Values,
): Piece | undefined {
  if (lang !== language) return form ? undefined : { text, lang };
  return { text: form && definite && !isShirt ? definite(text) : text };
}

function clubIn(
  { name, lang, forms }: ClubForms,
  form: Case | undefined,
  language: Language,
): Piece | undefined {
  if (lang !== language) return form ? undefined : { text: name, lang };
  const text = form ? forms[form] : name;
  return text ? { text } : undefined;
}

/** FNV-1a, 32 bits, then MurmurHash's last step: without it ids that differ in one digit choose alike. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
