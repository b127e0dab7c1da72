import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { AppError } from "#src/errors/app-error.ts";
import { accountErrors } from "./errors.server.ts";

const derive = promisify(argon2);

/** About 60 ms and 46 MiB a guess. Source: OWASP Password Storage Cheat Sheet, argon2id. */
const COST = { memory: 46 * 1024, passes: 1, parallelism: 1, tagLength: 32 };

/**
 * Who waits for a hash. A rush of strangers' guesses has one place and a short queue; whoever is known (signed in, with
 * a one-time link, or on a device that signed in before) has a place of the own that no stranger can fill.
 */
export type Caller = "stranger" | "known";

/** So many of one account wait at the same moment: nobody fills a place that others need. */
const MOST_OF_ONE = 2;
/** A hash that waits behind this many others would be late: about a second on a small machine. */
const MOST_WAITING = 12;

interface Lane {
  isBusy: boolean;
  waiting: { owner: string | undefined; start: () => void; refuse: () => void }[];
}
/** Two hashes at a time, one for each lane: a rush must not take all the memory. */
const lanes: Record<Caller, Lane> = {
  stranger: { isBusy: false, waiting: [] },
  known: { isBusy: false, waiting: [] },
};

/**
 * The hash to store, in PHC form: `$argon2id$v=19$m=47104,t=1,p=1$<salt>$<hash>`.
 * @throws AppError `unavailable` when too many wait
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await run("known", undefined, password, salt, COST);
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${b64(salt)}$${b64(hash)}`;
}

/**
 * Whether the password is the one that was hashed. Takes as long for an unknown user (`stored` null), so
 * that the time tells nothing.
 * @param owner the username, as it was typed where nobody has it: as many may wait for one that exists as for one that does not
 * @throws AppError `unavailable` when newer callers have taken the queue
 */
export async function verifyPassword(
  caller: Caller,
  owner: string,
  password: string,
  stored: string | null,
): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored ?? "");
  if (!match) {
    await run(caller, owner, password, Buffer.alloc(16), COST);
    return false;
  }
  const [, memory, passes, parallelism, salt = "", hash = ""] = match;
  const expected = Buffer.from(hash, "base64");
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  };
  return timingSafeEqual(await run(caller, owner, password, Buffer.from(salt, "base64"), cost), expected);
}

/** Whether a stored hash was made with other costs than today's. */
export function needsRehash(stored: string): boolean {
  return !stored.startsWith(`$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`);
}

async function run(
  caller: Caller,
  owner: string | undefined,
  password: string,
  nonce: Buffer,
  cost: typeof COST,
): Promise<Buffer> {
  const lane = lanes[caller];
  await takePlace(lane, owner);
  try {
    return (await derive("argon2id", { message: password.normalize("NFKC"), nonce, ...cost })) as Buffer;
  } finally {
    const next = lane.waiting.shift();
    if (next) next.start();
    else lane.isBusy = false;
  }
}

/** Where the queue is full its oldest caller is refused: who has waited longest has most likely gone. */
async function takePlace(lane: Lane, owner: string | undefined): Promise<void> {
  if (!lane.isBusy) {
    lane.isBusy = true;
    return;
  }
  await new Promise<void>((resolve, reject) => {
    const own = lane.waiting.filter((one) => owner !== undefined && one.owner === owner);
    const late = own.length >= MOST_OF_ONE ? own[0] : lane.waiting[0];
    if (late && (own.length >= MOST_OF_ONE || lane.waiting.length >= MOST_WAITING)) {
      lane.waiting.splice(lane.waiting.indexOf(late), 1);
      late.refuse();
    }
    const refuse = () =>
      reject(new AppError("unavailable", accountErrors.too_many_at_once(), { retryAfterS: 2 }));
    lane.waiting.push({ owner, start: resolve, refuse });
  });
}

function b64(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
