/** The timeline of a match: incidents befall players who are on the pitch at the time. */
import { type Incident, planIncidents, type Side } from "./incidents.ts";
import { pick, pickWeighted, type Random } from "./random.ts";
import type { PlayedMatch } from "./results.ts";
import type { DemoEvent, DemoLineup, SquadPlayer } from "./types.ts";
import { assistBy, SECOND_YELLOW } from "./words.ts";

/** One side in the course of the match. */
interface Team {
  pitch: SquadPlayer[];
  bench: SquadPlayer[];
  /** Those who came on; they aren't taken off again. */
  fresh: Set<SquadPlayer>;
  booked: Set<SquadPlayer>;
}

type Teams = Record<Side, Team>;
type Weights = Record<SquadPlayer["position"], number>;

const SCORES: Weights = { Goalkeeper: 0, Defender: 1, Midfielder: 3, Forward: 6 };
const SCORES_OWN_GOAL: Weights = { Goalkeeper: 1, Defender: 6, Midfielder: 2, Forward: 1 };
const ASSISTS: Weights = { Goalkeeper: 0, Defender: 2, Midfielder: 5, Forward: 3 };
const IS_BOOKED: Weights = { Goalkeeper: 0.2, Defender: 4, Midfielder: 4, Forward: 2 };

/**
 * The events of a played match, in order of time. Goals add up to the score: an event's side is its
 * player's team, and an own goal counts for the other side. Substitutions come as two events, off and on.
 */
export function matchEvents(
  match: PlayedMatch,
  lineups: Record<Side, DemoLineup>,
  random: Random,
): DemoEvent[] {
  const teams: Teams = { home: teamOf(lineups.home), away: teamOf(lineups.away) };
  let mayBeSentOff = true;
  return planIncidents(match, random).flatMap((incident) => {
    const team = teams[incident.side];
    if (incident.kind === "goal") return goal(incident, teams, random);
    if (incident.kind === "substitution") return substitutions(incident, incident.changes, team, random);
    if (incident.kind === "missed penalty") {
      return [event("penalty_missed", incident, choose(random, team.pitch, SCORES))];
    }
    const events = card(incident, team, mayBeSentOff, random);
    if (events.some(({ type }) => type === "red_card")) mayBeSentOff = false;
    return events;
  });
}

function teamOf({ starting, bench }: DemoLineup): Team {
  return { pitch: [...starting], bench: [...bench], fresh: new Set(), booked: new Set() };
}

function goal(incident: Incident, teams: Teams, random: Random): DemoEvent[] {
  const chance = random();
  if (chance < 0.03) {
    const side = incident.side === "home" ? "away" : "home";
    return [event("own_goal", { ...incident, side }, choose(random, teams[side].pitch, SCORES_OWN_GOAL))];
  }
  const { pitch } = teams[incident.side];
  const scorer = choose(random, pitch, SCORES);
  if (chance < 0.13) return [event("penalty_scored", incident, scorer)];
  const scored = event("goal", incident, scorer);
  if (chance < 0.4) return [scored];
  const others = pitch.filter((player) => player !== scorer);
  const assist = choose(random, others, ASSISTS);
  return [{ ...scored, description: assistBy(assist), assist }];
}

/** A yellow, now and then a straight red; a second yellow is followed by a red. Goalkeepers stay on. */
function card(incident: Incident, team: Team, mayBeSentOff: boolean, random: Random): DemoEvent[] {
  const keepsOn = (player: SquadPlayer) => !mayBeSentOff || player.position === "Goalkeeper";
  const open = team.pitch.filter((player) => !team.booked.has(player) || !keepsOn(player));
  const player = choose(random, open, IS_BOOKED);
  const straight = random() < 0.04 && !keepsOn(player);
  const second = team.booked.has(player);
  if (straight || second) team.pitch = team.pitch.filter((other) => other !== player);
  if (straight) return [event("red_card", incident, player)];
  team.booked.add(player);
  const yellow = event("yellow_card", incident, player);
  return second ? [yellow, { ...event("red_card", incident, player), description: SECOND_YELLOW }] : [yellow];
}

function substitutions(incident: Incident, changes: number, team: Team, random: Random): DemoEvent[] {
  const events: DemoEvent[] = [];
  for (let n = 0; n < changes; n++) {
    const tired = team.pitch.filter((player) => player.position !== "Goalkeeper" && !team.fresh.has(player));
    const waiting = team.bench.filter((player) => player.position !== "Goalkeeper");
    if (tired.length === 0 || waiting.length === 0) break;
    const off = pick(random, tired);
    const alike = waiting.filter((player) => player.position === off.position);
    const on = pick(random, alike.length > 0 ? alike : waiting);
    team.pitch = [...team.pitch.filter((player) => player !== off), on];
    team.bench = team.bench.filter((player) => player !== on);
    team.fresh.add(on);
    events.push(event("substitution_out", incident, off), event("substitution_in", incident, on));
  }
  return events;
}

/** Somebody by position; anybody if nobody in those positions is left. */
function choose(random: Random, players: SquadPlayer[], weights: Weights): SquadPlayer {
  return pickWeighted(random, players, (player) => weights[player.position]) ?? pick(random, players);
}

function event(type: DemoEvent["type"], incident: Incident, player: SquadPlayer): DemoEvent {
  const { side, minute, extraTime } = incident;
  return { type, side, minute, extraTime, firstName: player.first_name, lastName: player.last_name, player };
}
