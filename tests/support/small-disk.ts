import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk of its own, in memory. */
export interface SmallDisk {
  folder: string;
  /** Leaves this many bytes free. */
  fill(leftBytes?: number): Promise<void>;
  empty(): Promise<void>;
  unmount(): void;
}

/** Mounts a small disk; undefined where this user or machine can't. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "club-small-disk-"));
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]);
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, "filler");
  return {
    folder,
    async fill(leftBytes = 0) {
      const { bavail, bsize } = statfsSync(folder);
      const file = await open(filler, "a");
      try {
        for (let left = bavail * bsize - leftBytes; left > 0; left -= 65_536) {
          await file.write(Buffer.alloc(Math.min(65_536, left)));
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      } finally {
        await file.close();
      }
    },
    empty: () => rm(filler, { force: true }),
    unmount() {
      spawnSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
