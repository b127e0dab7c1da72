import sharp from "sharp";

/** A form with a small picture of one colour. */
export async function picture(field: string, background: string): Promise<FormData> {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set(field, new File([new Uint8Array(png)], "picture.png", { type: "image/png" }));
  return form;
}
