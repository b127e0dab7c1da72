/** Two touches so soon after each other are one: a trembling thumb, a glove. */
const GUARD_MS = 600;

/**
 * Lets through what is meant: the same again within 600 ms is not; anything else is, for the script of a goal is tapped
 * fast.
 * @param nameOf touches of one name are the same
 * @param now ms
 */
export function onlyOnce<Value>(
  act: (value: Value) => void,
  nameOf: (value: Value) => string = JSON.stringify,
  now: () => number = () => performance.now(),
): (value: Value) => void {
  let before = "";
  let at = Number.NEGATIVE_INFINITY;
  return (value) => {
    const name = nameOf(value);
    const isAgain = name === before && now() - at < GUARD_MS;
    if (isAgain) return;
    before = name;
    at = now();
    act(value);
  };
}
