import { firstLetters, upperCase } from "#src/i18n/case.ts";

/** The club's own crest, for its team while nobody uploaded a logo. */
export const OWN_CREST = "/club/crest-small.svg";

/** The logo that the back office shows of a team: its own, else the club's crest for the club; null for none. */
export function logoOrOwn(logo: string | null | undefined, isOwn: boolean): string | null {
  return logo || (isOwn ? OWN_CREST : null);
}

/** Outlines in a box of 80 by 90. */
export const CREST_SHAPES = {
  shield: "M8 6H72V46C72 66 56 78 40 86C24 78 8 66 8 46Z",
  round: "M40 6A38 38 0 1 1 39.9 6Z",
  hex: "M40 4L74 22V66L40 86L6 66V22Z",
  pennant: "M8 6H72V64L40 86L8 64Z",
  stele: "M10 84V24C10 12 24 4 40 4S70 12 70 24V84Z",
  gate: "M8 84V22H16V14H24V6H56V14H64V22H72V84Z",
} as const;

/**
 * What lies over the ground in the second colour, in the same box and cut to the outline. Where they meet the line of
 * the outline, a unit more or less is hidden under it: a crest needs no clip path, and a list shows two hundred.
 */
export const CREST_DIVISIONS = {
  shield: {
    plain: "",
    halves: "M72 6V46L69 60L62 71L52 79L40 86V6Z",
    stripes: "M26 6V78L16 68V6ZM40 86L36 84V6H46V83ZM66 6V65L56 76V6Z",
    band: "M9 53L72 23V43L17 69L12 62Z",
    chevron: "M40 34L71 53L69 60L65 67L40 52L15 67L11 60L9 53Z",
    base: "M40 86L21 74L14 66L9 56H71L66 66L59 74Z",
  },
  round: {
    plain: "",
    halves: "M78 44L75 59L67 71L55 79L40 82V6L55 9L67 17L75 29Z",
    stripes: "M26 9V79L16 74V14ZM46 6V82H36V6ZM66 16V72L56 78V10Z",
    band: "M4 55L72 23L76 31L78 40L13 71L7 64Z",
    chevron: "M40 34L76 56L68 69L40 52L11 69L4 56Z",
    base: "M40 82L28 80L18 75L9 66L4 56H76L71 66L62 75L52 80Z",
  },
  hex: {
    plain: "",
    halves: "M74 22V66L40 86V4Z",
    stripes: "M26 11V78L16 72V17ZM40 4L46 7V82L40 86L36 84V6ZM66 18V71L56 77V12Z",
    band: "M74 22V42L14 71L6 66V54Z",
    chevron: "M40 34L74 54V66L69 69L40 52L11 69L6 66V54Z",
    base: "M74 66L40 86L6 66V56H74Z",
  },
  pennant: {
    plain: "",
    halves: "M72 6V64L40 86V6Z",
    stripes: "M26 6V76L16 70V6ZM40 86L36 83V6H46V82ZM66 6V68L56 75V6Z",
    band: "M8 64V53L72 23V43L16 70Z",
    chevron: "M40 34L72 53V64L66 68L40 52L14 68L8 64V53Z",
    base: "M72 64L40 86L8 64V56H72Z",
  },
  stele: {
    plain: "",
    halves: "M70 24V84H40V4L51 5L61 10L68 16Z",
    stripes: "M26 6V84H16V12ZM46 4V84H36V4ZM66 14V84H56V7Z",
    band: "M70 24V44L10 72V52Z",
    chevron: "M40 34L70 52V70L40 52L10 70V52Z",
    base: "M10 84V56H70V84Z",
  },
  gate: {
    plain: "",
    halves: "M56 6V14H64V22H72V84H40V6Z",
    stripes: "M24 14V6H26V84H16V14ZM46 6V84H36V6ZM64 14V22H66V84H56V14Z",
    band: "M8 53L72 23V43L8 73Z",
    chevron: "M40 34L72 53V71L40 52L8 71V53Z",
    base: "M8 84V56H72V84Z",
  },
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
  division: keyof (typeof CREST_DIVISIONS)["shield"];
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
  const divisions = Object.keys(CREST_DIVISIONS.shield) as Crest["division"][];
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

/** "Ararat-Armenia" → "AA", "Noah" → "NO", "BKMA" → "BKMA". */
export function initials(name: string): string {
  const words = name
    .replace(/^(FC|ФК|ՖԱ)\s+/i, "")
    .split(/[\s-]+/)
    .filter(Boolean);
  const [first = "", second] = words;
  if (second) return firstLetters(first, 1) + firstLetters(second, 1);
  return firstLetters(first, first === upperCase(first) ? 4 : 2);
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 2166136261;
  for (const sign of text) value = Math.imul(value ^ sign.codePointAt(0)!, 16777619);
  return value >>> 0;
}
