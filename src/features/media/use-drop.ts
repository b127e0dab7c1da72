import { useEffect, useRef, useState } from "react";

/**
 * Takes the files that are dropped anywhere on the page, or in a dialog over it.
 * @returns whether some are being dragged over it
 */
export function useDrop(onDrop: (files: File[]) => void, isOn = true): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useRef(onDrop);
  take.current = onDrop;
  useEffect(() => {
    if (!isOn) return;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false);
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      take.current([...(event.dataTransfer?.files ?? [])]);
    };
    addEventListener("dragover", over);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  }, [isOn]);
  return isOver;
}
