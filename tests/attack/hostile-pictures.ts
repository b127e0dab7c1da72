import { deflateSync } from "node:zlib";
import sharp from "sharp";

/** One upload, and the statuses that are right for it. */
export interface HostilePicture {
  name: string;
  bytes: Uint8Array;
  fileName?: string;
  declared?: string;
  expected: number[];
}

const PHOTO_BYTES = 5_242_880;

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 124, g: 11, b: 42 } } });

/** A JPEG that says where it was taken, who took it and with what. */
export async function photoWithPlace(): Promise<Buffer> {
  return red(900, 600)
    .withExif({
      IFD0: { Artist: "Secret Photographer", Copyright: "SECRET-MARK", Make: "SecretPhone" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "40/1 10/1 30/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "44/1 30/1 0/1",
      },
    })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>SECRET-MARK</rdf:Description></rdf:RDF></x:xmpmeta>',
    )
    .jpeg()
    .toBuffer();
}

/** A PNG of few bytes that claims, and compresses, very many pixels. */
export function pixelBomb(width: number, height: number): Buffer {
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * Math.min(height, 4000));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

async function animation(frames: number): Promise<Buffer> {
  const pictures = Array.from({ length: frames }, (_, index) =>
    Buffer.from(Array.from({ length: 8 * 8 * 3 }, (_, i) => (i * 7 + index * 31) % 256)),
  );
  return sharp(Buffer.concat(pictures), {
    raw: { width: 8, height: 8 * frames, channels: 3, pageHeight: 8 } as never,
  })
    .gif({ delay: Array.from({ length: frames }, () => 100), loop: 0 })
    .toBuffer();
}

/** A JPEG filled up to a size by a comment behind its end. */
async function jpegOf(size: number): Promise<Buffer> {
  const jpeg = await red(64, 64).jpeg().toBuffer();
  return Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
}

export async function hostilePictures(): Promise<HostilePicture[]> {
  const [jpeg, png, webp, gif] = await Promise.all([
    red(300, 200).jpeg().toBuffer(),
    red(300, 200).png().toBuffer(),
    red(300, 200).webp().toBuffer(),
    red(300, 200).gif().toBuffer(),
  ]);
  const no = (name: string, bytes: Uint8Array | string, ...expected: number[]): HostilePicture => ({
    name,
    bytes: typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes,
    expected: expected.length > 0 ? expected : [415],
  });
  const yes = (name: string, bytes: Uint8Array, more: Partial<HostilePicture> = {}): HostilePicture => ({
    name,
    bytes,
    expected: [200, 201],
    ...more,
  });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
  const html = "<html><script>alert(1)</script></html>";
  const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
  const noise = await sharp(
    Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, i) => (i * i * 31) % 251)),
    { raw: { width: 200, height: 200, channels: 3 } },
  )
    .jpeg()
    .toBuffer();
  const flipped = Buffer.from(png);
  flipped[flipped.length >> 1]! ^= 0xff;
  return [
    no("text", "hello"),
    no("an SVG", svg),
    no("an SVG behind an XML head", `<?xml version="1.0"?>${svg}`),
    no("an SVG with a byte order mark", `\xef\xbb\xbf${svg}`),
    no(
      "an SVG that fetches a file",
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
    ),
    no("an SVG with entities", '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>'),
    no("a page", html),
    no("a PDF", "%PDF-1.7\n1 0 obj"),
    no("a ZIP", "PK\x03\x04aaaaaaaaaaaa"),
    no("a program", "MZ\x90\0\x03\0\0\0"),
    no("an ELF program", "\x7fELF\x02\x01\x01"),
    no("a script", "#!/bin/sh\nrm -rf /"),
    no("PHP", "<?php system($_GET[0]); ?>"),
    no("PostScript", "%!PS\n(/etc/passwd) (r) file"),
    no("an ImageMagick command", "push graphic-context\nviewbox 0 0 640 480\nfill 'url(https://x/)'"),
    no("a playlist", "#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\nfile:///etc/passwd"),
    no("a BMP", "BM\x46\0\0\0\0\0\0\0\x36\0\0\0"),
    no("a TIFF", "II*\0\x08\0\0\0"),
    no("an icon", "\0\0\x01\0\x01\0\x10\x10"),
    no("an AVIF", await red(8, 8).avif().toBuffer()),
    no("a TIFF picture that is whole", await red(8, 8).tiff().toBuffer()),
    no("a JPEG XL", "\xff\x0a\0\0\0\0\0\0"),
    no("the first bytes of a JPEG alone", "\xff\xd8\xff"),
    no("the first bytes of a PNG alone", "\x89PNG\r\n\x1a\n"),
    no("the first bytes of a GIF alone", "GIF89a"),
    no("the first bytes of a WebP alone", "RIFF\0\0\0\0WEBP"),
    no("a page behind a GIF's name", `GIF89a=1;/*${html}*/`),
    no("a page behind a JPEG's name", `\xff\xd8\xff\xe0${html}`),
    no("a page behind a PNG's name", `\x89PNG\r\n\x1a\n${html}`),
    no("a page behind a WebP's name", `RIFF\xff\xff\0\0WEBP${html}`),
    no("an SVG behind a JPEG's name", `\xff\xd8\xff${svg}`),
    no("a JPEG cut in half", cut(noise, 0.5)),
    no("a PNG cut in half", cut(png, 0.5)),
    no("a WebP cut in half", cut(webp, 0.5)),
    no("a GIF cut in half", cut(gif, 0.5)),
    no("a PNG with a flipped byte", flipped),
    no("zeros", Buffer.alloc(5000)),
    no("noise", Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919 + 13) % 256))),
    no("nothing", Buffer.alloc(0), 400),
    no("a bomb of 49 million pixels", pixelBomb(7000, 7000), 413),
    no("a bomb of 10,000 million pixels", pixelBomb(100_000, 100_000), 413, 415),
    no("a side of 12,001 pixels", await red(12_001, 2).png().toBuffer(), 413),
    no("a height of 2,147,483,647 pixels", pixelBomb(1, 2_147_483_647), 413, 415),
    no("no width", pixelBomb(0, 10), 413, 415),
    no("an animation of 61 pictures", await animation(61), 413),
    no("an animation of 400 pictures", await animation(400), 413),
    no("one byte too many", await jpegOf(PHOTO_BYTES + 1), 413),
    no("10 MB", await jpegOf(2 * PHOTO_BYTES), 413),
    yes("as many bytes as may be", await jpegOf(PHOTO_BYTES)),
    yes("an animation of 60 pictures", await animation(60)),
    yes("a photo with its place", await photoWithPlace()),
    yes("a JPEG with a page behind it", Buffer.concat([jpeg, Buffer.from(html)])),
    yes("a PNG with a page behind it", Buffer.concat([png, Buffer.from(html)])),
    yes("a GIF with a script behind it", Buffer.concat([gif, Buffer.from(html)])),
    yes("a JPEG with a ZIP behind it", Buffer.concat([jpeg, Buffer.from("PK\x03\x04 SECRET-MARK")])),
    yes(
      "a JPEG with a page in its comment",
      Buffer.concat([
        jpeg.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0, html.length + 2]),
        Buffer.from(html),
        jpeg.subarray(2),
      ]),
    ),
    yes("a name that leads elsewhere", png, { fileName: "../../../../etc/cron.d/x.png" }),
    yes("a name with a drive", png, { fileName: "C:\\windows\\x.png" }),
    yes("a name that is a page", png, { fileName: "x.html" }),
    yes("a name with NUL", png, { fileName: "x.php\0.png" }),
    yes("a name of 3,000 letters", png, { fileName: `${"a".repeat(3000)}.png` }),
    yes("a type that is a page", png, { declared: "text/html" }),
    yes("a type that is an SVG", jpeg, { declared: "image/svg+xml", fileName: "x.svg" }),
  ];
}
