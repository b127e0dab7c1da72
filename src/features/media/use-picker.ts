import { useEffect, useRef, useState } from "react";
import { ApiError, api } from "#src/api/client.ts";
import type { LibraryCounts, ListedPicture } from "./library.ts";
import type { PicturePlaces } from "./media.ts";

export interface LibraryAnswer {
  pictures: ListedPicture[];
  total: number;
  counts: LibraryCounts;
}

/** What the picker is narrowed to; the newest of all at first. */
export type PickerShown = "recent" | "mine" | PicturePlaces;

export type PickerList = ReturnType<typeof usePicker>;

const TYPING_MS = 250;
const AT_A_TIME = 40;
const NONE = { pictures: [] as ListedPicture[], total: 0 };

/** The pictures that a field may be filled with, as somebody narrows them, and which one is chosen. */
export function usePicker() {
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState<PickerShown>("recent");
  const [found, setFound] = useState<{ pictures: ListedPicture[]; total: number }>();
  const [isEmpty, setIsEmpty] = useState(false);
  const [chosen, setChosen] = useState<ListedPicture>();
  const [fault, setFault] = useState<ApiError>();
  const asked = useRef(0);

  const ask = async (offset: number, before: ListedPicture[]): Promise<ListedPicture[]> => {
    asked.current += 1;
    const number = asked.current;
    const query = new URLSearchParams({ limit: String(AT_A_TIME), offset: String(offset) });
    if (search.trim()) query.set("search", search.trim());
    if (shown === "mine") query.set("mine", "true");
    else if (shown !== "recent") query.set("used_in", shown);
    try {
      const { pictures, total, counts } = await api.get<LibraryAnswer>(`/admin/media?${query}`);
      if (number !== asked.current) return [];
      setFound({ pictures: [...before, ...pictures], total });
      setIsEmpty(counts.all === 0);
      setFault(undefined);
      return pictures;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(error);
      return [];
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when what is looked for changes.
  useEffect(() => {
    const timer = setTimeout(() => void ask(0, []), search ? TYPING_MS : 0);
    return () => clearTimeout(timer);
  }, [search, shown]);
  const { pictures, total } = found ?? NONE;
  return {
    ...{ search, setSearch, shown, setShown, chosen, setChosen, pictures, total, fault },
    isBusy: !found,
    /** Nothing has been uploaded yet. */
    isEmpty,
    more: () => ask(pictures.length, pictures),
    /** Chooses one that has just arrived. */
    choose: async (id: number) => {
      const shown = await ask(0, []);
      setChosen(shown.find((picture) => picture.id === id) ?? (await one(id)));
    },
  };
}

async function one(id: number): Promise<ListedPicture | undefined> {
  const { places, ...picture } = await api.get<ListedPicture & { places: unknown }>(`/admin/media/${id}`);
  return { ...picture, places: Array.isArray(places) ? places.length : 0 };
}
