/** Who made a picture, below it. */
export const media = {
  credit: (name: string) => `Photo: ${name}`,
};

export type MediaText = typeof media;
