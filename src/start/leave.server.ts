import { isVipsBusy } from "#src/features/media/vips.server.ts";

/**
 * Ends the process now. `process.exit` waits for all pictures that are worked on or wait for that, half a minute and
 * longer: nobody can call those off, and nobody waits for them any more. A process that becomes another program leaves
 * them where they are, so this one becomes one that only ends; what it had half written the next start sweeps.
 */
export function leave(code: number): never {
  if (isVipsBusy()) {
    try {
      process.execve?.(process.execPath, [process.execPath, "-e", `process.exit(${code})`], {});
    } catch {
      // Where no program may be started, the long way is left.
    }
  }
  process.exit(code);
}
