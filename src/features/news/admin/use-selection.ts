import { useEffect, useState } from "react";

export type Selection = ReturnType<typeof useSelection>;

/**
 * Which rows of a list are ticked.
 * @param listed the ids of the rows shown; what left the list is not chosen any more
 */
export function useSelection(listed: number[]) {
  const [chosen, setChosen] = useState<number[]>([]);
  const idList = listed.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids as one text; their array is new each time.
  useEffect(() => setChosen((before) => before.filter((id) => listed.includes(id))), [idList]);
  return {
    chosen,
    isAll: listed.length > 0 && chosen.length === listed.length,
    isPart: chosen.length > 0 && chosen.length < listed.length,
    choose: (id: number, isOn: boolean) =>
      setChosen((before) => (isOn ? [...before, id] : before.filter((one) => one !== id))),
    chooseAll: (isOn: boolean) => setChosen(isOn ? listed : []),
  };
}
