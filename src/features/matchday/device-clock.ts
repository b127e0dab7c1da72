/** The server's time by a device whose own clock may be hours off. */
export interface DeviceClock {
  /** ms since 1970, as the server counts them; by the device's own clock while nothing is known. */
  now(): number;
  /** How far the device is behind the server, ms; null while nothing is known. */
  offsetMs(): number | null;
  /** Whether anything was learned since the app was opened: until then somebody may have moved the device's clock. */
  isMeasured(): boolean;
  /** The offset is no better known than this, ms. */
  errorMs(): number;
  learn(exchange: Exchange): void;
}

/** The four times of one exchange, ms: sent and got by the device's clock, received and answered by the server's. */
export interface Exchange {
  sent: number;
  received: number;
  answered: number;
  got: number;
}

export interface Measured {
  offsetMs: number;
  errorMs: number;
}

/** Beyond what two measurements allow of each other, somebody has moved the device's clock between them. */
const MOVED_MS = 1000;

/**
 * The exchange with the shortest way tells best, and holds until a shorter one, or until the device's clock is moved.
 * @param device the device's own clock, ms
 * @param known what was measured before, e.g. before the app was closed
 * Source: RFC 5905, section 8.
 */
export function deviceClock(device: () => number, known?: Measured): DeviceClock {
  let best = known;
  let isMeasured = false;
  return {
    isMeasured: () => isMeasured,
    now: () => device() + (best?.offsetMs ?? 0),
    offsetMs: () => best?.offsetMs ?? null,
    errorMs: () => best?.errorMs ?? Number.POSITIVE_INFINITY,
    learn(exchange) {
      const one = measured(exchange);
      isMeasured = true;
      if (!best || one.errorMs <= best.errorMs || wasMoved(best, one)) best = one;
    },
  };
}

/** Half of what the ways there and back differ is not known, and at most half of both. */
export function measured({ sent, received, answered, got }: Exchange): Measured {
  return {
    offsetMs: (received - sent + (answered - got)) / 2,
    errorMs: Math.max(0, (got - sent - (answered - received)) / 2),
  };
}

function wasMoved(before: Measured, now: Measured): boolean {
  return Math.abs(now.offsetMs - before.offsetMs) > now.errorMs + before.errorMs + MOVED_MS;
}
