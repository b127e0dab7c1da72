import { type PointerEvent, type RefObject, useRef } from "react";

/** Less is a click of an unsteady hand. */
const LEAST_PX = 6;

/** Moves a player with a mouse; fingers scroll the page. @param onMove by how much, in hundredths of the pitch */
export function useDrag(
  board: RefObject<HTMLElement | null>,
  onMove: (slot: number, by: { x: number; y: number }) => void,
) {
  const latest = useRef(onMove);
  latest.current = onMove;
  const hasMoved = useRef(false);
  const begin = (event: PointerEvent, slot: number) => {
    hasMoved.current = false;
    if (event.pointerType !== "mouse" || event.button !== 0 || !board.current) return;
    const { width, height } = board.current.getBoundingClientRect();
    let [fromX, fromY] = [event.clientX, event.clientY];
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      if (!hasMoved.current && Math.hypot(clientX - fromX, clientY - fromY) < LEAST_PX) return;
      hasMoved.current = true;
      latest.current(slot, { x: ((clientX - fromX) / width) * 100, y: ((fromY - clientY) / height) * 100 });
      [fromX, fromY] = [clientX, clientY];
    };
    const end = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
  };
  return { begin, hasMoved: () => hasMoved.current };
}
