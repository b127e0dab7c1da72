/** Outlines in a box of 80 by 90. */
export const CREST_SHAPES = {
  shield: "M8 6H72V46C72 66 56 78 40 86C24 78 8 66 8 46Z",
  round: "M40 6A38 38 0 1 1 39.9 6Z",
  hex: "M40 4L74 22V66L40 86L6 66V22Z",
  pennant: "M8 6H72V64L40 86L8 64Z",
  stele: "M10 84V24C10 12 24 4 40 4S70 12 70 24V84Z",
  gate: "M8 84V22H16V14H24V6H56V14H64V22H72V84Z",
} as const;

/** What lies over the ground in the second colour, in the same box. */
export const CREST_DIVISIONS = {
  plain: "",
  halves: "M40 0H80V90H40Z",
  stripes: "M16 0H26V90H16ZM36 0H46V90H36ZM56 0H66V90H56Z",
  band: "M-10 62L90 14V34L-10 82Z",
  chevron: "M0 58L40 34L80 58V76L40 52L0 76Z",
  base: "M0 56H80V90H0Z",
} as const;

const COLOURS: [ground: string, figure: string][] = [
  ["#1F3A5F", "#C8D3DE"],
  ["#27514A", "#D8D2B8"],
  ["#5A4632", "#E4D3B5"],
  ["#2B2F36", "#B9C0C7"],
  ["#4A5A2E", "#E2DEB9"],
  ["#3B3F66", "#D5D3E2"],
  ["#2F5870", "#E6DCCB"],
  ["#64523F", "#D9E0DD"],
  ["#394B3C", "#C9D8C4"],
  ["#44505C", "#EBE4DA"],
];

export interface Crest {
  shape: keyof typeof CREST_SHAPES;
  division: keyof typeof CREST_DIVISIONS;
  colours: [ground: string, figure: string];
  /** One to four signs. */
  label: string;
  /** In units of the 80 by 90 box. */
  labelSize: number;
}

/**
 * The neutral crest of a team without a logo: shape, colours and initials follow from the English name, so
 * that they stay the same on every page and in every language. It is deliberately no club's real logo.
 * @param label what is written on it, e.g. the team's code in the visitor's language
 */
export function crestOf(team: { name: string }, label: string = initials(team.name)): Crest {
  const shapes = Object.keys(CREST_SHAPES) as Crest["shape"][];
  const divisions = Object.keys(CREST_DIVISIONS) as Crest["division"][];
  const h = hash(team.name);
  const length = [...label].length;
  return {
    shape: shapes[h % shapes.length]!,
    colours: COLOURS[(h >>> 5) % COLOURS.length]!,
    division: divisions[(h >>> 11) % divisions.length]!,
    label,
    labelSize: length > 3 ? 20 : length > 2 ? 25 : 32,
  };
}

/** "Ararat-Armenia" → "AA", "Noah" → "NO", "BKMA" → "BKMA". Armenian names keep their case: և has no capital. */
export function initials(name: string): string {
  const words = name
    .replace(/^(FC|ФК|ՖԱ)\s+/i, "")
    .split(/[\s-]+/)
    .filter(Boolean);
  const [first = "", second] = words;
  if (second) return capitals([...first][0]! + [...second][0]!);
  const isAbbreviation = first === capitals(first);
  return capitals([...first].slice(0, isAbbreviation ? 4 : 2).join(""));
}

function capitals(text: string): string {
  return text.replace(/[^\u0587]/gu, (letter) => letter.toUpperCase());
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 2166136261;
  for (const sign of text) value = Math.imul(value ^ sign.codePointAt(0)!, 16777619);
  return value >>> 0;
}
