import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { linePath } from "../race.ts";
import styles from "./race-chart.module.css";
import type { RaceData, RaceRunner } from "./race-data.server.ts";

type Race = NonNullable<RaceData["race"]>;

/** Where everything stands, in units of the drawing. */
interface Frame {
  width: number;
  row: number;
  left: number;
  /** Room for the names on the right. */
  right: number;
  /** Distance between the names of two steps. */
  apart: number;
}

const WIDE: Frame = { width: 1312, row: 55, left: 46, right: 190, apart: 46 };
const NARROW: Frame = { width: 390, row: 34, left: 24, right: 54, apart: 40 };
const TOP = 24;

/** The places of all clubs as stepped lines, the own one thick; drawn for wide and for narrow screens. */
export function RaceChart({ race }: { race: Race }) {
  const text = useSiteText("outlook");
  const own = race.runners.find(({ kind }) => kind === "own");
  const said = own && race.summary ? describe(own, race, text) : text.raceHeading[race.by];
  return (
    <figure className={styles.race}>
      <Drawing race={race} frame={WIDE} className={styles.wide} said={said} />
      <Drawing race={race} frame={NARROW} className={styles.narrow} said={said} />
      <figcaption>
        {race.lastOfEurope !== null && race.lastOfEurope > 0 && (
          <span>
            <i className={styles.europe} /> {text.europeZone(race.lastOfEurope)}
          </span>
        )}
        {race.lastSafe !== null && (
          <span>
            <i className={styles.relegation} /> {text.relegationZone}
          </span>
        )}
        {race.runners.filter(isNamed).map(({ kind, team }) => (
          <span key={team.key}>
            <i className={styles.line} data-kind={kind} /> <span lang={team.name.lang}>{team.name.text}</span>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function describe(
  { team, places }: RaceRunner,
  { summary }: Race,
  text: ReturnType<typeof useSiteText<"outlook">>,
) {
  return text.raceDescription(team.name.text, places[0]!, summary!.best.place, summary!.now.place);
}

function isNamed({ kind }: RaceRunner): boolean {
  return kind !== "other";
}

interface DrawingProps {
  race: Race;
  frame: Frame;
  className: string | undefined;
  said: string;
}

function Drawing({ race, frame, className, said }: DrawingProps) {
  const { width, row, left, right, apart } = frame;
  const { runners, steps, lastOfEurope, lastSafe } = race;
  const end = width - right;
  const x = (step: number) => left + (steps.length > 1 ? (step * (end - left)) / (steps.length - 1) : 0);
  const y = (place: number) => TOP + (place - 0.5) * row;
  const height = TOP + runners.length * row + 30;
  const every = Math.ceil((apart * steps.length) / (end - left));
  const drawn = [...runners].sort((one, other) => LAYERS.indexOf(one.kind) - LAYERS.indexOf(other.kind));
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={said}>
      {lastOfEurope !== null && lastOfEurope > 0 && (
        <rect className={styles.europe} x={left} y={TOP} width={end - left} height={lastOfEurope * row} />
      )}
      {lastSafe !== null && (
        <rect
          className={styles.relegation}
          x={left}
          y={TOP + lastSafe * row}
          width={end - left}
          height={(runners.length - lastSafe) * row}
        />
      )}
      {runners.map((_, at) => (
        <text key={at} className={styles.axis} x={left - 10} y={y(at + 1) + 5} textAnchor="end">
          {at + 1}
        </text>
      ))}
      {steps.map((step, at) =>
        at % every === 0 ? (
          <text key={at} className={styles.axis} x={x(at)} y={height - 6} textAnchor="middle">
            {step}
          </text>
        ) : null,
      )}
      {drawn.map(({ team, places, kind }) => (
        <Line key={team.key} kind={kind} path={linePath(places, x, y)} />
      ))}
      <Names runners={runners} frame={frame} x={end + 14} y={y} />
    </svg>
  );
}

/** The own line is drawn last, over the others. */
const LAYERS: RaceRunner["kind"][] = ["other", "above", "below", "own"];

function Line({ kind, path }: { kind: RaceRunner["kind"]; path: string }) {
  return (
    <>
      {kind === "own" && <path className={styles.under} d={path} />}
      <path data-kind={kind} d={path} />
    </>
  );
}

interface NamesProps {
  runners: RaceRunner[];
  frame: Frame;
  x: number;
  y: (place: number) => number;
}

/** At the end of each line, one below the other also where places are shared. On a narrow screen the codes. */
function Names({ runners, frame, x, y }: NamesProps) {
  const language = useLanguage();
  return runners.map(({ team, kind }, at) => (
    <text
      key={team.key}
      className={styles.name}
      data-kind={kind}
      lang={frame === WIDE ? team.name.lang : language}
      x={x}
      y={y(at + 1) + 6}
    >
      {frame === WIDE ? team.name.text : team.crest.code}
    </text>
  ));
}
