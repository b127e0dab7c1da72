import type { Line } from "#src/features/ledger/lines.ts";
import type { Language } from "#src/i18n/languages.ts";
import { sayPieces, type VoiceContext, valuesOf } from "./commentary.ts";
import { fill, type Piece } from "./sentence.ts";
import { voiceOf } from "./voices.ts";

/**
 * The lines of a match with the substitutions of one side in one minute together, as they are made at one stoppage;
 * everything else alone.
 */
export function packsOf(lines: readonly Line[]): Line[][] {
  const packs: Line[][] = [];
  for (const line of lines) {
    const last = packs.at(-1);
    if (last && isOfPack(line, last[0]!)) last.push(line);
    else packs.push([line]);
  }
  return packs;
}

function isOfPack(line: Line, first: Line): boolean {
  const [one, other] = [line.entry, first.entry];
  return (
    one.kind === "sub" &&
    other.kind === "sub" &&
    one.side === other.side &&
    one.period === other.period &&
    line.minute === first.minute &&
    line.added === first.added &&
    !one.isVoid &&
    !other.isVoid
  );
}

/** What `sayPieces` says of one line, and one sentence for several substitutions. */
export function sayPack(lines: readonly Line[], context: VoiceContext, language: Language): Piece[] {
  const [first, ...more] = lines;
  if (!first) return [];
  if (more.length === 0) return sayPieces(first, context, language);
  const voice = voiceOf(language);
  const say = (situation: "pack" | "pair", line: Line) =>
    fill(voice.sentences[situation], valuesOf(line, context, voice, language), line.entry.id, {
      isWithin: situation === "pair",
    });
  const pairs = lines.flatMap((line, at) => [{ text: at === 0 ? " " : ", " }, ...say("pair", line)]);
  return [...say("pack", first), ...pairs, { text: voice.stop }];
}
