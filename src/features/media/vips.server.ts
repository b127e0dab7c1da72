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

type Sharp = typeof import("sharp").default;

let loaded: Promise<Sharp> | undefined;

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
  return sharp;
}
