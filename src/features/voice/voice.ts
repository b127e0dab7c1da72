import type { Case, Forms } from "#src/features/teams/club-forms.ts";
import type { Language } from "#src/i18n/languages.ts";

/** A club as sentences of one language name it. */
export interface ClubForms {
  /** In the nominative, quotation marks included: «Շիրակ», Shirak. */
  name: string;
  /** The language of the name; another one where it is missing in that of the sentence. */
  lang: Language;
  /** Those that staff have confirmed. A sentence that needs another one isn't said. */
  forms: Forms;
}

/** Everything that can be told of one entry of a match's log. */
export const SITUATIONS = [
  "goal",
  "goal_header",
  "goal_free_kick",
  "penalty_given",
  "penalty_scored",
  "own_goal",
  "disallowed",
  "disallowed_offside",
  "disallowed_handball",
  "disallowed_foul",
  "penalty_saved",
  "penalty_missed",
  "penalty_post",
  "kick_scored",
  "kick_saved",
  "kick_missed",
  "yellow",
  "second_yellow",
  "red",
  "sub",
  "sub_injury",
  "sub_concussion",
  "pack",
  "pair",
  "start_first",
  "start_second",
  "start_extra_first",
  "start_extra_second",
  "start_shootout",
  "end_first",
  "end_second",
  "end_extra_first",
  "end_extra_second",
  "full_time",
  "full_time_draw",
  "full_time_extra",
  "full_time_shootout",
  "added_time",
  "added_time_none",
  "corner",
  "shot",
  "shot_on_target",
  "foul",
  "offside",
  "injury",
  "var",
  "attendance",
  "star",
  "abandon",
  "abandon_weather",
  "abandon_lights",
  "abandon_pitch",
  "abandon_crowd",
  "abandon_injury",
  "resume",
] as const;

export type Situation = (typeof SITUATIONS)[number];

/** Those who may be named, and the clubs; a person is in the nominative, in Armenian also with the article. */
export const PEOPLE = ["scorer", "assist", "taker", "keeper", "who", "on", "off"] as const;
export const CLUBS = ["club", "rival", "home", "away", "winner", "loser"] as const;
export const FIGURES = ["score", "result", "minutes", "people"] as const;

export type Person = (typeof PEOPLE)[number];
export type Club = (typeof CLUBS)[number];
export type Figure = (typeof FIGURES)[number];

/** What stands in braces in a sentence: `{scorer}`, `{scorer.definite}`, `{club.genitive}`, `{score}`. */
export type Blank = Person | `${Person}.definite` | Club | `${Club}.${Case}` | Figure;

/** How a match is told in one language. */
export interface Voice {
  /**
   * The sentences for each situation, in any order. Of those of which every blank can be filled, the ones that tell
   * most are left, and the entry's id chooses among them. One of each has to need nothing but the club's name.
   */
  sentences: Record<Situation, readonly string[]>;
  /** @param minute e.g. "66" or "90+2" */
  minute: (minute: string) => string;
  /** A player of whom the shirt alone is known. */
  shirt: (number: number) => string;
  /** Minutes that are added to a period. */
  minutes: (count: number) => string;
  /** Those in the stands. */
  people: (count: number) => string;
  /** Ends a sentence. */
  stop: string;
  /** A person's name with the article, where the language has one after names. */
  definite?: (name: string) => string;
}
