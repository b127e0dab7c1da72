import type { Side, Standing, Who } from "#src/features/ledger/ledger.ts";
import { isOwnGoal, type Line, type Score } from "#src/features/ledger/lines.ts";
import { other } from "#src/features/ledger/shoot-out.ts";
import type { Language } from "#src/i18n/languages.ts";
import type { ShownText } from "#src/i18n/localised.ts";
import { fill, type Piece, type Values } from "./sentence.ts";
import { situationOf } from "./situation.ts";
import type { ClubForms, Voice } from "./voice.ts";
import { voiceOf } from "./voices.ts";

/** What a sentence has to know beside its entry. */
export interface VoiceContext {
  club: Record<Side, ClubForms>;
  /** A person's name in a language, with the language that it is really in; undefined where only the shirt is known. */
  nameOf: (side: Side, who: Who, language: Language) => ShownText | undefined;
  /** After the entry, of the shoot-out within it: see `scoresOf`. Goals have their own. */
  score?: Score | undefined;
  /** Begins with the minute, for what is read aloud. */
  withMinute?: boolean;
}

/**
 * An entry of a match's log as a sentence; empty where nothing can be said of it for sure. The same entry with the same
 * context is always told alike. `loadVoice(language)` has to have ended before.
 * @param line of `foldMatch`
 */
export function sayEntry(line: Line, context: VoiceContext, language: Language): string {
  return sayPieces(line, context, language)
    .map(({ text }) => text)
    .join("");
}

/** The same in pieces: those with a `lang` are names in another language than the sentence. */
export function sayPieces(line: Line, context: VoiceContext, language: Language): Piece[] {
  const { entry } = line;
  const voice = voiceOf(language);
  if (entry.kind === "comment") return withMinute(line, context, voice, commentIn(entry, language));
  const situation = situationOf(line, context.score);
  if (!situation) return [];
  const values = valuesOf(line, context, voice, language);
  return withMinute(line, context, voice, fill(voice.sentences[situation], values, entry.id));
}

/** Free words are shown in their language; in the others what was written to them there, or nothing. */
function commentIn(entry: Standing & { kind: "comment" }, language: Language): Piece[] {
  const { text, language: written, note } = entry.payload;
  const told = written === language ? text : note?.[language];
  return told ? [{ text: told }] : [];
}

function withMinute(line: Line, context: VoiceContext, voice: Voice, said: Piece[]): Piece[] {
  if (!context.withMinute || said.length === 0) return said;
  return [{ text: `${voice.minute(minuteText(line))} ` }, ...said];
}

function minuteText({ minute, added }: Line): string {
  return added ? `${minute}+${added}` : String(minute);
}

/** What may stand in the blanks of the sentences about an entry. */
export function valuesOf(line: Line, context: VoiceContext, voice: Voice, language: Language): Values {
  const { entry } = line;
  const { side, payload } = entry;
  const named = (of: Side | null, who: Who | undefined) => personOf(of, who, context, voice, language);
  const score = entry.isVoid ? undefined : (line.score ?? context.score);
  const scorersSide = side && isOwnGoal(entry) ? other(side) : side;
  const said = payload as {
    scorer?: Who;
    assist?: Who;
    taker?: Who;
    keeper?: Who;
    who?: Who;
    on?: Who;
    off?: Who;
  };
  return {
    language,
    people: {
      scorer: named(scorersSide, said.scorer),
      assist: named(side, said.assist),
      taker: named(side, said.taker ?? said.scorer),
      keeper: named(side && other(side), said.keeper),
      who: named(side, said.who),
      on: named(side, said.on),
      off: named(side, said.off),
    },
    clubs: clubsOf(side, score, context),
    figures: {
      score: score && `${score.home}:${score.away}`,
      result: score && `${Math.max(score.home, score.away)}:${Math.min(score.home, score.away)}`,
      minutes: entry.kind === "added_time" ? voice.minutes(entry.payload.minutes) : undefined,
      people: entry.kind === "attendance" ? voice.people(entry.payload.people) : undefined,
    },
    definite: voice.definite,
  };
}

function personOf(
  side: Side | null,
  who: Who | undefined,
  { nameOf }: VoiceContext,
  voice: Voice,
  language: Language,
) {
  if (!side || !who) return undefined;
  const name = nameOf(side, who, language);
  if (name?.text) return name;
  return who.number === undefined
    ? undefined
    : { text: voice.shirt(who.number), lang: language, isShirt: true };
}

function clubsOf(side: Side | null, score: Score | undefined, { club }: VoiceContext): Values["clubs"] {
  const ahead = score && (score.home > score.away ? "home" : score.away > score.home ? "away" : undefined);
  return {
    home: club.home,
    away: club.away,
    club: side ? club[side] : undefined,
    rival: side ? club[other(side)] : undefined,
    winner: ahead && club[ahead],
    loser: ahead && club[other(ahead)],
  };
}
