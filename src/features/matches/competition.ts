import { RULES } from "#src/features/ledger/match-state.ts";
import { USUAL_BENCH } from "#src/features/lineups/lineup.ts";
import type { Item, RecordMeta } from "#src/records/record.ts";
import type { competition } from "./competition.record.ts";

export const COMPETITION_KINDS = ["league", "cup", "super_cup", "europe", "friendly"] as const;

/** In these a match may need a winner, and then extra time follows. */
export const KNOCK_OUT_KINDS: readonly (typeof COMPETITION_KINDS)[number][] = ["cup", "super_cup", "europe"];

/** What the regulations of most competitions allow, and a match of no competition. */
export const USUAL_LIMITS = { max_bench: USUAL_BENCH, max_substitutions: RULES.mostSubstitutions };

export type Competition = RecordMeta & Item<typeof competition>;

/** A competition that is in no database. */
export type BuiltInCompetition = Pick<Competition, "slug" | "kind" | "name" | "name_hy" | "name_ru">;

/** What a club begins with, and what forms offer while the list of competitions cannot be loaded. */
export const BUILT_IN_COMPETITIONS: BuiltInCompetition[] = [
  {
    slug: "league",
    kind: "league",
    name: "Armenian Premier League",
    name_hy: "Հայաստանի Պրեմիեր լիգա",
    name_ru: "Премьер-лига Армении",
  },
  {
    slug: "cup",
    kind: "cup",
    name: "Armenian Cup",
    name_hy: "Հայաստանի գավաթ",
    name_ru: "Кубок Армении",
  },
  {
    slug: "super-cup",
    kind: "super_cup",
    name: "Armenian Super Cup",
    name_hy: "Հայաստանի սուպերգավաթ",
    name_ru: "Суперкубок Армении",
  },
  {
    slug: "champions-league",
    kind: "europe",
    name: "UEFA Champions League",
    name_hy: "ՈՒԵՖԱ-ի Չեմպիոնների լիգա",
    name_ru: "Лига чемпионов УЕФА",
  },
  {
    slug: "europa-league",
    kind: "europe",
    name: "UEFA Europa League",
    name_hy: "ՈՒԵՖԱ-ի Եվրոպա լիգա",
    name_ru: "Лига Европы УЕФА",
  },
  {
    slug: "conference-league",
    kind: "europe",
    name: "UEFA Conference League",
    name_hy: "ՈՒԵՖԱ-ի Կոնֆերենցիաների լիգա",
    name_ru: "Лига конференций УЕФА",
  },
  {
    slug: "friendly",
    kind: "friendly",
    name: "Friendly match",
    name_hy: "Ընկերական խաղ",
    name_ru: "Товарищеский матч",
  },
];
