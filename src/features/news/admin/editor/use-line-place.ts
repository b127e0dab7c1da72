import type { EditorView } from "prosemirror-view";
import { type RefObject, useEffect, useRef, useState } from "react";

/** How far the block with the cursor is below the frame's upper edge, in pixels; nothing before somebody writes. */
export function useLinePlace(
  view: () => EditorView | undefined,
  frame: RefObject<HTMLElement | null>,
): number | undefined {
  const [top, setTop] = useState<number>();
  const latest = useRef(view);
  latest.current = view;
  useEffect(() => {
    const follow = () => {
      const shown = latest.current();
      if (!shown?.hasFocus() || !frame.current) return;
      const { $from } = shown.state.selection;
      const block = shown.nodeDOM($from.depth > 0 ? $from.before(1) : $from.pos);
      if (!(block instanceof HTMLElement)) return;
      setTop(block.getBoundingClientRect().top - frame.current.getBoundingClientRect().top);
    };
    document.addEventListener("selectionchange", follow);
    // A picture above it that has just come moves it, too.
    const size = new ResizeObserver(follow);
    if (frame.current) size.observe(frame.current);
    return () => {
      document.removeEventListener("selectionchange", follow);
      size.disconnect();
    };
  }, [frame]);
  return top;
}
