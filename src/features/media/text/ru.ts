import type { MediaText } from "./en.ts";

export const media: MediaText = {
  credit: (name) => `Фото: ${name}`,
};
