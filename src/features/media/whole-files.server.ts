import { createHash } from "node:crypto";
import { readFile, type Storage } from "#src/storage/storage.server.ts";
import { avifName } from "./avif.server.ts";
import { fileNames, isAsNamed, isPictureName, type StoredFiles } from "./media.ts";

/** Whether the store has all files of a picture, each of them whole. Its AVIFs come later, or never. */
export async function isStoredWhole(storage: Storage, file: StoredFiles): Promise<boolean> {
  const names = fileNames(file);
  for (const name of names) {
    const bytes = await readFile(storage, name);
    if (!bytes || !isWhole(name, bytes)) return false;
  }
  for (const name of names.filter(isPictureName).map(avifName)) {
    const bytes = await readFile(storage, name);
    if (bytes && !isWhole(name, bytes)) return false;
  }
  return true;
}

/** Whether a stored file is what its name says, as far as that can be told: it has its checksum, or all its bytes. */
export function isWhole(name: string, bytes: Uint8Array): boolean {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return (
    isAsNamed(name, sha256) && reachesItsEnd(name, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  );
}

/** Each format says where its last byte is. Sources: RFC 9649 (WebP), ISO 14496-12 (AVIF), T.81 (JPEG), W3C PNG. */
function reachesItsEnd(name: string, bytes: Buffer): boolean {
  if (bytes.length < 12) return false;
  if (name.endsWith(".webp")) return bytes.readUInt32LE(4) + 8 === bytes.length;
  if (name.endsWith(".jpg")) return bytes.readUInt16BE(bytes.length - 2) === 0xffd9;
  if (name.endsWith(".png")) return bytes.toString("latin1", bytes.length - 8, bytes.length - 4) === "IEND";
  // Boxes, each of which begins with its length.
  let end = 0;
  while (end + 8 <= bytes.length && bytes.readUInt32BE(end) >= 8) end += bytes.readUInt32BE(end);
  return end === bytes.length;
}
