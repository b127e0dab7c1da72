import type { OfficeText } from "./text/office.en.ts";

/** What a screen reader calls the frame and its handles. */
export function handleNames(text: OfficeText["cropping"]) {
  const { top, bottom, left, right, corner } = text;
  return {
    cropArea: text.area,
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
