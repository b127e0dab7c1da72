import { useSyncExternalStore } from "react";

// A session that ends while somebody types: the calls wait here until they signed in over the page.

let waiting: { since: Date; promise: Promise<void>; done: () => void } | undefined;
const listeners = new Set<() => void>();

/** Asks for the sign-in dialog; resolves when somebody signed in. Calls that come meanwhile wait for the same. */
export function signInAgain(): Promise<void> {
  if (!waiting) {
    let done = () => {};
    const promise = new Promise<void>((resolve) => {
      done = resolve;
    });
    waiting = { since: new Date(), promise, done };
    tell();
  }
  return waiting.promise;
}

/** Somebody signed in: the waiting calls go on. */
export function signedInAgain(): void {
  waiting?.done();
  waiting = undefined;
  tell();
}

/** Since when the page waits for somebody to sign in; nothing while it does not. */
export function useSignInAgain(): Date | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting?.since,
    () => undefined,
  );
}

function tell(): void {
  for (const listener of listeners) listener();
}
