/** On the answer itself, because the built pages have a copy of this module of their own. */
const BYTES = Symbol.for("club.pageBytes");

/**
 * A page as an answer that carries its bytes: whoever compresses, keeps or sends it takes them from there. The
 * standard's body stays empty, because it would be a copy of a hundred kilobytes that nobody reads.
 */
export function pageAnswer(bytes: Buffer<ArrayBuffer>, init: ResponseInit): Response {
  return Object.defineProperties(new Response(null, init), {
    [BYTES]: { value: bytes },
    // React Router looks at it to tell an answer from data; Node would look it up in a list each time.
    statusText: { value: "" },
  });
}

/** The bytes of a page; undefined for any other answer. */
export function pageBytes(answer: Response): Buffer<ArrayBuffer> | undefined {
  return (answer as { [BYTES]?: Buffer<ArrayBuffer> })[BYTES];
}
