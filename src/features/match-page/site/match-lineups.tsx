import { useMemo, useState } from "react";
import type { Side } from "#src/features/ledger/ledger.ts";
import { isGoal, isHeld, isOwnGoal, scorersSide } from "#src/features/ledger/lines.ts";
import { keysOf } from "#src/features/ledger/people.ts";
import { LineupList } from "#src/features/lineups/lineup-list.tsx";
import { type Marks, Pitch, type PlayerMark } from "#src/features/lineups/pitch.tsx";
import { EventIcon } from "#src/features/matches/event-icon.tsx";
import type { EventType } from "#src/features/matches/match.ts";
import type { MatchesText } from "#src/features/matches/text/en.ts";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useSiteText } from "#src/i18n/i18n.tsx";
import { SectionHead } from "#src/ui/section-head.tsx";
import { whoIn } from "./entry-words.ts";
import { type FollowedMatch, useFollowedMatch } from "./followed-match.ts";
import styles from "./match-lineups.module.css";
import { minuteOf } from "./match-log.ts";
import { onPitchNow } from "./page-lineups.ts";
import { TwoWaySwitch } from "./two-way-switch.tsx";

/** Who plays: on the pitch as they stand now, and in words with all that happened to them. */
export function MatchLineupsSection() {
  const followed = useFollowedMatch();
  const { data, state, isLive } = followed;
  const lineupText = useSiteText("lineups");
  const [isFirst, setIsFirst] = useState(false);
  const text = useSiteText("matches");
  const page = useSiteText("matchPage");
  const marks = useMemo(() => marksOf(followed, text), [followed, text]);
  const { home, away } = data.lineups;
  if (!home && !away) return null;
  const teamOf = (side: Side) => {
    const lineup = isLive && !isFirst ? onPitchNow(side, data.lineups, state) : data.lineups[side];
    return lineup ? { [side]: { name: data.match[side].name.text, lineup } } : {};
  };
  return (
    <section className={styles.lineups} aria-labelledby="line-ups">
      <div className="page-width">
        <SectionHead id="line-ups" title={lineupText.title}>
          {isLive && (
            <TwoWaySwitch
              name={lineupText.title}
              options={[page.onNow, lineupText.starting]}
              isSecond={isFirst}
              onChange={setIsFirst}
            />
          )}
        </SectionHead>
        <div className={styles.columns}>
          <Pitch {...teamOf("home")} {...teamOf("away")} marks={marks} />
          <div className={styles.lists}>
            {(["home", "away"] as const).map((side) => {
              const lineup = data.lineups[side];
              if (!lineup) return null;
              return (
                <LineupList key={side} heading={<Heading side={side} />} lineup={lineup} marks={marks} />
              );
            })}
          </div>
        </div>
      </div>
    </section>
  );
}

function Heading({ side }: { side: Side }) {
  const { data } = useFollowedMatch();
  const { crest, name } = data.match[side];
  return (
    <span className={styles.team}>
      <span className="crest">
        <TeamCrest team={crest} />
      </span>
      <span lang={name.lang}>{name.text}</span>
    </span>
  );
}

/** What happened to each player, by the key under which a line-up has him. */
function marksOf({ data, state }: FollowedMatch, text: MatchesText): Marks {
  const keyOf = keysOf(data.lineups);
  const byKey = new Map<string, string>();
  for (const side of ["home", "away"] as const)
    for (const { who, key } of data.lineups[side]?.players ?? []) byKey.set(keyOf(side, who) ?? "", key);
  const marks: Record<string, PlayerMark[]> = {};
  const add = (side: Side | null, who: Parameters<typeof keyOf>[1], mark: PlayerMark) => {
    const key = side && byKey.get(keyOf(side, who) ?? "");
    if (key) marks[key] = [...(marks[key] ?? []), mark];
  };
  for (const line of state.lines) {
    const { entry, sendsOff } = line;
    if (entry.isVoid || isHeld(entry)) continue;
    const mark = (type: EventType) => markOf(type, text.eventTypes[type], `${minuteOf(line)}’`);
    if (isGoal(entry)) add(scorersSide(entry), whoIn(entry), mark(isOwnGoal(entry) ? "own_goal" : "goal"));
    if (entry.kind === "yellow" || entry.kind === "red")
      add(entry.side, entry.payload.who, mark(entry.kind === "red" || sendsOff ? "red_card" : "yellow_card"));
    if (entry.kind === "sub") {
      add(entry.side, entry.payload.off, mark("substitution_out"));
      add(entry.side, entry.payload.on, mark("substitution_in"));
    }
  }
  return marks;
}

/** The minute is seen and read; what happened is seen as its icon, and read in words. */
function markOf(type: EventType, said: string, minute: string): PlayerMark {
  const icon = (
    <>
      <EventIcon type={type} />
      <span className="visually-hidden">{said}</span>
    </>
  );
  return { icon, text: minute };
}
