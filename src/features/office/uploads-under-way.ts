/** The pictures that are on their way into what is open; each resolves to why it did not come, if so. */
const underWay = new Set<Promise<string | undefined>>();

/** A save of the form that it is for waits until it has come. */
export function noteUpload(upload: Promise<string | undefined>): void {
  underWay.add(upload);
  void upload.finally(() => underWay.delete(upload));
}

export function hasUploads(): boolean {
  return underWay.size > 0;
}

/** Waits for all of them. Resolves to why one did not come. */
export async function uploadsArrived(): Promise<string | undefined> {
  return (await Promise.all(underWay)).find(Boolean);
}
