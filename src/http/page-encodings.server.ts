import { promisify } from "node:util";
import { brotliDecompress, gzip } from "node:zlib";
import { withBrotli } from "./brotli.server.ts";

const withGzip = promisify(gzip);
const withoutBrotli = promisify(brotliDecompress);

export type Encoding = "identity" | "br" | "gzip";

/** At least one; the plain page goes when the small one comes, since it is five times as large. */
export type EncodedBytes = Partial<Record<Encoding, Buffer>>;

const LEAST_BYTES_TO_COMPRESS = 1000;

/**
 * The encoding for a caller. Pages of a few bytes are not worth one.
 * @param length of the plain page, in bytes
 */
export function encodingFor(length: number, acceptEncoding: string | null | undefined): Encoding {
  if (!acceptEncoding || length < LEAST_BYTES_TO_COMPRESS) return "identity";
  if (/\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return "br";
  return /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding) ? "gzip" : "identity";
}

/**
 * Puts pages into an encoding that they are not in yet; one at a time: four threads that compress what nobody asks
 * for again would leave little of a core for the rest.
 */
export function createEncoder() {
  let last: Promise<unknown> = Promise.resolve();

  function afterOthers(compress: () => Promise<Buffer>): Promise<Buffer> {
    const made = last.then(compress);
    last = made.catch(() => {});
    return made;
  }

  return async (bytes: EncodedBytes, encoding: Encoding): Promise<Buffer> => {
    const plain = await plainBytes(bytes);
    if (encoding === "identity") return plain;
    return afterOthers(() => (encoding === "br" ? withBrotli(plain, 5) : withGzip(plain, { level: 6 })));
  };
}

/** As small as brotli makes it: worth its time for a page that many ask for. */
export async function encodeFurther(bytes: EncodedBytes): Promise<Buffer> {
  return withBrotli(await plainBytes(bytes), 11);
}

async function plainBytes({ identity, br }: EncodedBytes): Promise<Buffer> {
  return identity ?? (await withoutBrotli(br!));
}
