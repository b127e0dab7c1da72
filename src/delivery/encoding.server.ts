import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

const withGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
const withoutBrotli = promisify(brotliDecompress);

export type Encoding = "identity" | "br" | "gzip";

/** Its types don't know the second argument yet. */
type Preferring = { encodings(available: string[], options: { preferred: string[] }): string[] };

/** At least one; the plain body goes when the small one comes, since it is five times as large. */
export type Bodies = Partial<Record<Encoding, Buffer>>;

/** Smaller than this, the headers weigh more than what is saved, bytes. */
const LEAST_BYTES = 1000;
const PREFERRED: Encoding[] = ["br", "gzip", "identity"];
/** Brotli's effort for an answer to one request, for one that is stored, and for one that many ask for; of 11. */
const EFFORT = { once: 4, stored: 5, most: 11 };
/** Powers of two that brotli takes for its window. */
const [LEAST_WINDOW, MOST_WINDOW] = [16, 22];
/** Browsers send a handful of different headers. */
const MOST_KNOWN = 500;
const known = new Map<string, Encoding>();

/**
 * The encoding for a caller, by all the rules of RFC 9110, 12.5.3: `gzip;q=0` means none.
 * @param length of the plain body, in bytes
 * @param available the encodings that there are, beside the plain one; any, unless told
 */
export function chooseEncoding(
  acceptEncoding: string | null | undefined,
  length: number,
  available: Encoding[] = PREFERRED,
): Encoding {
  if (!acceptEncoding || length < LEAST_BYTES) return "identity";
  const question = available === PREFERRED ? acceptEncoding : `${available.join()}\n${acceptEncoding}`;
  const answered = known.get(question);
  if (answered) return answered;
  const negotiator: Preferring = new Negotiator({ headers: { "accept-encoding": acceptEncoding } });
  const offered = available.includes("identity") ? available : [...available, "identity"];
  const [best] = negotiator.encodings(offered, { preferred: PREFERRED });
  // Who refuses even the plain one gets it: the alternative is no answer at all.
  const encoding = (best as Encoding | undefined) ?? "identity";
  if (known.size >= MOST_KNOWN) known.clear();
  if (question.length < 200) known.set(question, encoding);
  return encoding;
}

/** Compresses an answer that is made for one request: the effort is low, because it is paid each time. */
export function encodeOnce(plain: Uint8Array, encoding: "br" | "gzip"): Promise<Buffer> {
  return encoding === "br" ? withBrotli(plain, EFFORT.once) : withGzip(plain, { level: 5 });
}

/** Puts stored bodies into another encoding; one at a time, as four threads would leave little of a core. */
export function createEncoder() {
  let last: Promise<unknown> = Promise.resolve();
  return async (bodies: Bodies, encoding: Encoding): Promise<Buffer> => {
    const plain = await plainBody(bodies);
    if (encoding === "identity") return plain;
    const made = last.then(() =>
      encoding === "br" ? withBrotli(plain, EFFORT.stored) : withGzip(plain, { level: 6 }),
    );
    last = made.catch(() => {});
    return made;
  };
}

/** As small as brotli makes it: worth its time for what many ask for. */
export async function encodeFurther(bodies: Bodies): Promise<Buffer> {
  return withBrotli(await plainBody(bodies), EFFORT.most);
}

async function plainBody({ identity, br }: Bodies): Promise<Buffer> {
  return identity ?? (await withoutBrotli(br!));
}

/** On another thread; with the default window the allocator would keep several megabytes a page. */
function withBrotli(plain: Uint8Array, quality: number): Promise<Buffer> {
  const window = Math.ceil(Math.log2(plain.length + 1)) + 1;
  return compressBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(MOST_WINDOW, Math.max(LEAST_WINDOW, window)),
    },
  });
}
