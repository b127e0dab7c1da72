import { type Picked, staffWords } from "#src/i18n/staff-words.tsx";

export const cropWords = staffWords("en", {
  title: { en: "Crop the picture", hy: "Կտրել պատկերը", ru: "Обрезать изображение" },
  lead: {
    en: "Drag the frame, or move it with the arrow keys.",
    hy: "Քաշեք շրջանակը կամ տեղափոխեք սլաքներով։",
    ru: "Перетащите рамку или двигайте её стрелками.",
  },
  area: { en: "The part to take", hy: "Ընտրված հատվածը", ru: "Выбранный фрагмент" },
  corner: {
    en: (where: string) => `Resize: ${where}`,
    hy: (where: string) => `Փոխել չափը՝ ${where}`,
    ru: (where: string) => `Изменить размер: ${where}`,
  },
  top: { en: "top", hy: "վերև", ru: "сверху" },
  bottom: { en: "bottom", hy: "ներքև", ru: "снизу" },
  left: { en: "left", hy: "ձախ", ru: "слева" },
  right: { en: "right", hy: "աջ", ru: "справа" },
});

/** What a screen reader calls the frame and its handles. */
export function handleNames(words: Picked<(typeof cropWords)["entries"]>) {
  const { top, bottom, left, right, corner } = words;
  return {
    cropArea: words.area,
    nwDragHandle: corner(`${top}, ${left}`),
    nDragHandle: corner(top),
    neDragHandle: corner(`${top}, ${right}`),
    eDragHandle: corner(right),
    seDragHandle: corner(`${bottom}, ${right}`),
    sDragHandle: corner(bottom),
    swDragHandle: corner(`${bottom}, ${left}`),
    wDragHandle: corner(left),
  };
}
