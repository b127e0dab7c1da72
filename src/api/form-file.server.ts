/** A part's headers: what names the field and the file, and the file's type. */
const MOST_HEADER_BYTES = 4096;
/** A form of ours has one part; programs may send a few fields along. */
const MOST_PARTS = 20;

/**
 * The file of a multipart form: the one in `field`, or else the first. It is looked for from boundary to boundary,
 * with a bound on their number: ten megabytes of tiny fields, made into a form first, would take seconds in which
 * nobody else is answered.
 * @returns null for a form without a file there; undefined for what is no whole form
 * @param type the request's `Content-Type`, with the boundary
 */
export function fileOfForm(bytes: Uint8Array, type: string, field: string): Uint8Array | null | undefined {
  const parts = partsOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), boundaryOf(type));
  if (!parts) return undefined;
  const named = parts.find(({ name }) => name === field);
  const file = named ?? parts.find(({ isFile }) => isFile);
  return file?.isFile ? file.content : null;
}

interface Part {
  name: string;
  isFile: boolean;
  content: Uint8Array;
}

/** Undefined where it is damaged, or of more parts than a form of ours has. */
function partsOf(bytes: Buffer, boundary: string | undefined): Part[] | undefined {
  if (!boundary) return undefined;
  const start = Buffer.from(`--${boundary}`);
  const between = Buffer.from(`\r\n--${boundary}`);
  // A line's end may stand before the first boundary.
  const first = bytes.subarray(0, 2).toString("latin1") === "\r\n" ? 2 : 0;
  if (!bytes.subarray(first, first + start.length).equals(start)) return undefined;
  const parts: Part[] = [];
  let at = first + start.length;
  while (bytes.subarray(at, at + 2).toString("latin1") !== "--") {
    const end = bytes.indexOf(between, at);
    const part = end < 0 ? undefined : partOf(bytes.subarray(at, end));
    if (!part || parts.length >= MOST_PARTS) return undefined;
    parts.push(part);
    at = end + between.length;
  }
  return parts;
}

/** @param bytes from behind its boundary up to the next */
function partOf(bytes: Buffer): Part | undefined {
  const head = bytes.subarray(0, MOST_HEADER_BYTES);
  const end = head.indexOf("\r\n\r\n");
  if (end < 0 || head.subarray(0, 2).toString("latin1") !== "\r\n") return undefined;
  const headers = head.subarray(0, end).toString("utf8").split("\r\n");
  const disposition = headers.find((line) => /^content-disposition:/i.test(line)) ?? "";
  const [, quoted, plain] = /;\s*name=(?:"([^"]*)"|([^\s;"]+))/i.exec(disposition) ?? [];
  const name = quoted ?? plain;
  if (name === undefined) return undefined;
  return { name, isFile: /;\s*filename\*?=/i.test(disposition), content: bytes.subarray(end + 4) };
}

function boundaryOf(type: string): string | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? [];
  return quoted ?? plain;
}
