import { startTransition, useEffect, useRef, useState } from "react";
import { api } from "#src/api/client.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { useListActions } from "./use-list-actions.ts";

interface Ordered {
  id: number;
  name: string;
}

/**
 * A list that staff put in an order by hand: each move shows at once and is saved by itself, one after the other.
 * @param all the whole list as it was loaded, also what a filter hides
 * @param path of the call that takes all ids in their order, below /api
 * @param nameOf what an item is called in the office's language
 */
export function useOrder<One extends Ordered>(
  all: readonly One[],
  path: string,
  nameOf: (item: One) => string = ({ name }) => name,
) {
  const words = useOfficeText("office");
  const { act } = useListActions();
  /** The order that somebody made, until the server has it. */
  const [made, setMade] = useState<number[]>();
  const [said, setSaid] = useState("");
  const saves = useRef({ running: Promise.resolve(), waiting: 0 });
  const isMade = made !== undefined;
  // Pages of the office can be left meanwhile; who closes or reloads this one would leave moves that wait unsaved.
  useEffect(() => {
    if (!isMade) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isMade]);
  const places = new Map((made ?? []).map((id, index) => [id, index]));
  const items = made ? all.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0)) : all;

  const save = (ids: number[], seen: number[]) => {
    const queue = saves.current;
    queue.waiting++;
    queue.running = queue.running.then(async () => {
      await act(() => api.post(path, { ids, seen }));
      queue.waiting--;
      // Not before the list that was loaded anew is drawn, which React may put off: a move from the order that stood
      // there before would be refused as made of an old one.
      if (queue.waiting === 0) startTransition(() => setMade(undefined));
    });
  };
  return {
    items,
    /** What was moved where, for screen readers. */
    said,
    /** Puts an item in the place that another has, among those that are shown. */
    move: (item: One, to: number, shown: readonly One[]) => {
      const other = shown[to];
      if (!other || other.id === item.id) return;
      const seen = items.map(({ id }) => id);
      const ids = seen.filter((id) => id !== item.id);
      const isLater = shown.indexOf(item) < to;
      ids.splice(ids.indexOf(other.id) + (isLater ? 1 : 0), 0, item.id);
      setMade(ids);
      setSaid(words.moved(nameOf(item), to + 1, shown.length));
      save(ids, seen);
    },
  };
}
