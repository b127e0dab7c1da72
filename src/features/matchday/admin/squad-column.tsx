import { ArrowDown, ArrowUp } from "lucide-react";
import { type Appearance, isOff, isOn } from "#src/features/ledger/appearances.ts";
import type { Side } from "#src/features/ledger/ledger.ts";
import { EventIcon } from "#src/features/matches/event-icon.tsx";
import { useConsole } from "./console-context.tsx";
import styles from "./press-box.module.css";
import { SideCrest } from "./side-crest.tsx";
import type { Tile } from "./tiles.ts";

/** A side beside the board, where there is room: who is on, with what he did, and who sits on the bench. */
export function SquadColumn({ side }: { side: Side }) {
  const { words, team, tiles, state, personOf, bundle } = useConsole();
  const isNamed = bundle.lineups[side] !== null || bundle.squads[side].length > 0;
  const { on, bench } = tiles[side];
  const played = new Map(state.appearances.filter((one) => one.side === side).map((one) => [one.key, one]));
  const shown = new Set(on.map(({ key }) => key));
  const gone = [...played.values()].filter((one) => one.stints.length > 0 && !isOn(one));
  const isList = on.every(({ key }) => bench.some((one) => one.key === key));
  return (
    <aside className={styles.squad} data-side={side} aria-label={team[side]}>
      <h2>
        <SideCrest side={side} />
        {team[side]}
      </h2>
      {!isNamed && <p>{words.noLineup}</p>}
      {isNamed && (
        <ul className={styles.on}>
          {on.map((tile) => (
            <Player key={tile.key} tile={tile} played={played.get(tile.key)} />
          ))}
        </ul>
      )}
      {isNamed && !isList && (
        <>
          <h3>{words.bench}</h3>
          <ul className={styles.bench}>
            {bench
              .filter(({ key }) => !shown.has(key))
              .map((tile) => (
                <Player key={tile.key} tile={tile} played={undefined} />
              ))}
            {gone.map((one) => {
              const { name, number } = personOf(side, one.who);
              const tile = { key: one.key, who: one.who, number, name: name.split(" ").at(-1) ?? "" };
              return <Player key={one.key} tile={tile} played={one} />;
            })}
          </ul>
        </>
      )}
    </aside>
  );
}

function Player({ tile, played }: { tile: Tile; played: Appearance | undefined }) {
  const isIn = played && isOn(played);
  return (
    <li>
      <b className="number">{tile.number ?? "·"}</b>
      <span>{tile.name}</span>
      <i>
        {played && played.goals > 0 && <EventIcon type="goal" />}
        {played && played.yellows > 0 && <EventIcon type="yellow_card" />}
        {played && played.sentOff !== null && <EventIcon type="red_card" />}
        {isIn && !played.isStarter && <ArrowUp className="icon" aria-hidden />}
        {played && isOff(played) && played.sentOff === null && <ArrowDown className="icon" aria-hidden />}
      </i>
    </li>
  );
}
