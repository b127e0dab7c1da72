import type { Who } from "#src/features/ledger/ledger.ts";
import type { Item, RecordMeta } from "#src/records/record.ts";
import type { NameColumns, Names, Person } from "./person.ts";
import type { squadMember } from "./squad-member.record.ts";

export const POSITION_CODES = ["GK", "DF", "MF", "FW"] as const;
export type PositionCode = (typeof POSITION_CODES)[number];

/** The list of players says it in words, e.g. "Goalkeeper". */
export const POSITION_WORDS: Record<PositionCode, string> = {
  GK: "Goalkeeper",
  DF: "Defender",
  MF: "Midfielder",
  FW: "Forward",
};

/** As lists of squads call them, in three languages and either number; one a code. */
const POSITION_NAMES: Record<PositionCode, string> = {
  GK: "gk goalkeeper goalkeepers դարպասապահ դարպասապահներ вр вратарь вратари",
  DF: "df def cb rb lb back defender defenders պաշտպան պաշտպաններ зщ защ защитник защитники",
  MF: "mf mid dm cm midfielder midfielders կիսապաշտպան կիսապաշտպաններ пз полузащитник полузащитники",
  FW: "fw fwd winger forward forwards striker strikers հարձակվող հարձակվողներ нп нап нападающий нападающие",
};
const CODE_OF = new Map(
  POSITION_CODES.flatMap((code) => POSITION_NAMES[code].split(" ").map((name) => [name, code] as const)),
);

/** @returns null for a word that is no position */
export function positionCode(word: string): PositionCode | null {
  return CODE_OF.get(word.trim().toLowerCase()) ?? null;
}

/** How somebody belongs to a squad; who is lent out does not play for it. */
export const SQUAD_KINDS = ["own", "loan_in", "loan_out", "trial"] as const;
export type SquadKind = (typeof SQUAD_KINDS)[number];

export type SquadMember = RecordMeta & Item<typeof squadMember>;

/** A place with the person in it, as its editors see it. */
export type SquadPlace = SquadMember &
  NameColumns &
  Pick<Person, "gender" | "nation" | "birth_date"> & {
    /** The club's own player, whose names, number and position the list of players holds. */
    player_id: number | null;
    /** Of the person that the place shows. */
    person_version: number;
  };

/** Somebody of a squad, as matches and lists need them. */
export interface SquadPlayer {
  /** The place in the squad, in `squad_members`. */
  id: number;
  /** In `people`. */
  person_id: number;
  /** The own club's player record, where there is one. */
  player_id: number | null;
  /** How the log of a match names them. */
  who: Who;
  number: number | null;
  names: Names;
  position: PositionCode | null;
  kind: SquadKind;
  /** Days, "2026-07-01"; null where they are the season's. */
  starts_on: string | null;
  ends_on: string | null;
  other_team_id: number | null;
}

/** Whether somebody can play for the team on a day, "2026-03-11". */
export function isAvailable(
  { kind, starts_on, ends_on }: Pick<SquadMember, "kind" | "starts_on" | "ends_on">,
  day: string,
): boolean {
  return kind !== "loan_out" && (starts_on ?? day) <= day && (ends_on ?? day) >= day;
}

type Days = Pick<SquadMember, "starts_on" | "ends_on">;

/** Whether two places share a day: somebody may leave and come back within a season. */
export function isAtOnce(one: Days, other: Days): boolean {
  return (
    (one.starts_on ?? "") <= (other.ends_on ?? "9999") && (other.starts_on ?? "") <= (one.ends_on ?? "9999")
  );
}

/** People who were merged may stand in a squad twice at one time; with two numbers staff decide which one is right. */
export function onceEach<One extends { id: number; person_id: number; number: number | null } & Days>(
  squad: readonly One[],
): One[] {
  return squad.filter((place) =>
    squad.every(
      (other) =>
        other.id === place.id ||
        other.person_id !== place.person_id ||
        !isAtOnce(other, place) ||
        (place.number !== null &&
          (other.number === null || other.number !== place.number || other.id > place.id)) ||
        (place.number === null && other.number === null && other.id > place.id),
    ),
  );
}

/** By number, then those without one by position. */
export function inSquadOrder<
  One extends { number: number | null; position: PositionCode | null; id: number },
>(squad: readonly One[]): One[] {
  const rank = ({ position }: One) => (position ? POSITION_CODES.indexOf(position) : POSITION_CODES.length);
  return squad.toSorted(
    (one, other) =>
      (one.number ?? 1000) - (other.number ?? 1000) || rank(one) - rank(other) || one.id - other.id,
  );
}
