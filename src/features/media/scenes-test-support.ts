import sharp from "sharp";

/** Numbers that are the same in each run. Source: mulberry32. */
function randomFrom(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const SHAPES = [
  { width: 480, height: 270 },
  { width: 400, height: 300 },
  { width: 300, height: 360 },
  { width: 360, height: 360 },
];

/**
 * A picture that looks like no other of another number: a sky, a ground, figures and lights, modelled on what a club
 * photographs. A third of them are portraits: one figure on the same plain ground.
 */
export function sceneOf(number: number) {
  const random = randomFrom(number);
  const isPortrait = number % 3 === 0;
  const { width, height } = isPortrait ? SHAPES[2]! : SHAPES[Math.floor(random() * SHAPES.length)]!;
  const color = (light = 20 + random() * 60) =>
    `hsl(${Math.floor(random() * 360)} ${30 + Math.floor(random() * 60)}% ${Math.floor(light)}%)`;
  const at = (most: number) => Math.floor(random() * most);
  const figures = Array.from({ length: 5 + at(9) }, () => {
    const [x, y, size] = [at(width), at(height), 12 + at(height / 3)];
    return random() < 0.5
      ? `<circle cx="${x}" cy="${y}" r="${size / 2}" fill="${color()}"/>`
      : `<rect x="${x}" y="${y}" width="${size}" height="${size * (0.4 + random() * 2)}" fill="${color()}" transform="rotate(${at(90)} ${x} ${y})"/>`;
  });
  const ground = isPortrait
    ? `<rect width="100%" height="100%" fill="#e8ded2"/>`
    : `<rect width="100%" height="100%" fill="${color()}"/><rect y="${height * (0.3 + random() * 0.5)}" width="100%" height="100%" fill="${color()}"/>`;
  const person = isPortrait
    ? `<ellipse cx="${width / 2 - 20 + at(40)}" cy="${height * 0.35}" rx="${42 + at(36)}" ry="${58 + at(40)}" fill="${color(60)}"/>
       <rect x="${30 + at(50)}" y="${height * (0.6 + random() * 0.1)}" width="${width - 110 + at(60)}" height="${height}" fill="${color(40)}"/>
       <rect x="${60 + at(80)}" y="${height * (0.08 + random() * 0.1)}" width="${80 + at(70)}" height="${24 + at(50)}" fill="${color(15)}"/>`
    : "";
  const shown = isPortrait ? figures.slice(0, 3) : figures;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${person}${shown.join("")}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha();
}

/** The same picture as it comes back: smaller or a little larger, in another format, in poor quality. */
export async function reencode(number: number, how: number) {
  const first = await sceneOf(number).jpeg({ quality: 92 }).toBuffer({ resolveWithObject: true });
  const width = Math.round(first.info.width * [0.35, 0.5, 0.75, 1, 1.3][how % 5]!);
  const resized = sharp(first.data).resize({ width });
  const quality = [35, 55, 75, 90][how % 4]!;
  const coded = [
    () => resized.jpeg({ quality }),
    () => resized.webp({ quality }),
    () => resized.png({ palette: how % 2 === 0 }),
    () => resized.jpeg({ quality, mozjpeg: true }),
  ][how % 4]!();
  return coded.toBuffer({ resolveWithObject: true });
}
