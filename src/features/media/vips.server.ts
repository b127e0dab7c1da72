/**
 * libvips, loaded with the first picture: most days and most nodes never need its 25 MB. Whoever decodes a
 * picture takes it from here, because what it may open is set for the whole process.
 *
 * It opens the four formats that people upload, and SVG for the club's own drawings. An upload never gets to
 * the SVG loader, which can fetch files: its first bytes have to be one of the four (`encodePicture`).
 */
export function vips(): Promise<Sharp> {
  loaded ??= load();
  return loaded;
}

/** Whether a picture is worked on, or waits for that. */
export function isVipsBusy(): boolean {
  const { queue, process } = inUse?.counters() ?? { queue: 0, process: 0 };
  return queue + process > 0;
}

type Sharp = typeof import("sharp").default;

let loaded: Promise<Sharp> | undefined;
let inUse: Sharp | undefined;

async function load() {
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: [
      "VipsForeignLoadJpeg",
      "VipsForeignLoadPng",
      "VipsForeignLoadWebp",
      "VipsForeignLoadNsgif",
      "VipsForeignLoadSvg",
    ],
  });
  sharp.cache(false);
  sharp.concurrency(1);
  inUse = sharp;
  return sharp;
}
