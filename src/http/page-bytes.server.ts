/** On the answer itself, because the built pages have a copy of this module of their own. */
const BYTES = Symbol.for("club.pageBytes");

/**
 * A page as an answer that still knows its bytes: whoever compresses, keeps or sends it needs no stream for what is
 * there already.
 */
export function pageAnswer(bytes: Buffer<ArrayBuffer>, init: ResponseInit): Response {
  return Object.defineProperties(new Response(bytes, init), {
    [BYTES]: { value: bytes },
    // React Router looks at these to tell an answer from data. Node would make a stream of the bytes for its look.
    statusText: { value: "" },
    body: { value: null },
  });
}

/** The bytes of a page; undefined for any other answer. */
export function pageBytes(answer: Response): Buffer<ArrayBuffer> | undefined {
  return (answer as { [BYTES]?: Buffer<ArrayBuffer> })[BYTES];
}
