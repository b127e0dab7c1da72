import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
/** Powers of two that brotli takes for its window. */
const [LEAST_WINDOW, MOST_WINDOW] = [16, 22];

/**
 * Compresses with brotli on another thread. The window is no larger than the content: the default one asks for
 * several megabytes a page, which the allocator then keeps.
 * @param quality 0 to 11
 */
export function withBrotli(plain: Uint8Array, quality: number): Promise<Buffer> {
  const window = Math.ceil(Math.log2(plain.length + 1)) + 1;
  return compress(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(MOST_WINDOW, Math.max(LEAST_WINDOW, window)),
    },
  });
}
