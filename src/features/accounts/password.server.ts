import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

/** About 60 ms and 46 MiB a guess. Source: OWASP Password Storage Cheat Sheet, argon2id. */
const COST = { memory: 46 * 1024, passes: 1, parallelism: 1, tagLength: 32 };

/** A rush of sign-ins must not take all the memory: two hashes at a time, the rest wait. */
const MOST_AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** The hash to store, in PHC form: `$argon2id$v=19$m=47104,t=1,p=1$<salt>$<hash>`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await run(password, salt, COST);
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${b64(salt)}$${b64(hash)}`;
}

/**
 * Whether the password is the one that was hashed. Takes as long for an unknown user (`stored` null), so
 * that the time tells nothing.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored ?? "");
  if (!match) {
    await run(password, Buffer.alloc(16), COST);
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
  return timingSafeEqual(await run(password, Buffer.from(salt, "base64"), cost), expected);
}

/** Whether a stored hash was made with other costs than today's. */
export function needsRehash(stored: string): boolean {
  return !stored.startsWith(`$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`);
}

async function run(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running++;
  try {
    return (await derive("argon2id", { message: password.normalize("NFKC"), nonce, ...cost })) as Buffer;
  } finally {
    running--;
    waiting.shift()?.();
  }
}

function b64(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
