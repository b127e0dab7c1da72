import { useEffect, useRef, useState } from "react";

export type PictureSelection = ReturnType<typeof usePictureSelection>;

/**
 * Which pictures of the grid are ticked; with Shift all from the last one to this one.
 * @param listed the ids of the pictures shown; what left the list is not chosen any more
 */
export function usePictureSelection(listed: number[]) {
  const [chosen, setChosen] = useState<number[]>([]);
  const last = useRef<number>(undefined);
  const idList = listed.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids as one text; their array is new each time.
  useEffect(() => setChosen((before) => before.filter((id) => listed.includes(id))), [idList]);
  const upTo = (id: number): number[] => {
    const [from, to] = [listed.indexOf(last.current ?? id), listed.indexOf(id)];
    return from < 0 ? [id] : listed.slice(Math.min(from, to), Math.max(from, to) + 1);
  };
  return {
    chosen,
    toggle: (id: number, isRange: boolean) => {
      const isOn = !chosen.includes(id);
      const meant = isRange ? upTo(id) : [id];
      setChosen((before) => [...before.filter((one) => !meant.includes(one)), ...(isOn ? meant : [])]);
      last.current = id;
    },
    clear: () => setChosen([]),
  };
}
