import { type RefObject, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError, api } from "#src/api/client.ts";
import { type Conflict, conflictIn, isSame } from "#src/features/office/conflict.ts";
import { faultText } from "#src/features/office/list-fault.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Picture, PictureDetail } from "../library.ts";

/** What staff say of a picture, as its fields hold it. */
const SAID = [
  "title",
  "alt",
  "alt_hy",
  "alt_ru",
  "is_decorative",
  "credit",
  "licence",
  "source_url",
  "taken_at",
  "rights_until",
  "focal_x",
  "focal_y",
] as const;

type Said = Pick<Picture, (typeof SAID)[number]>;
export type PictureEditing = ReturnType<typeof usePictureEdit>;

/** The fields of a picture: each is saved by itself, when it is left. What could not be saved stays in its field. */
export function usePictureEdit(picture: PictureDetail) {
  const words = useOfficeText("media");
  const office = useOfficeText("office");
  const { revalidate } = useRevalidator();
  const [values, setValues] = useState<Said>(picture);
  const saved = useRef<Said>(picture);
  const { version, write } = useWrite(picture, saved);
  const [conflict, setConflict] = useState<Conflict>();
  const close = () => setConflict(undefined);
  // What somebody else, or the history, has made of it shows; what is being typed stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the picture is read anew.
  useEffect(() => {
    setValues((typed) => {
      const untouched = SAID.filter((name) => typed[name] === saved.current[name]);
      saved.current = picture;
      version.current = picture.version;
      return { ...typed, ...Object.fromEntries(untouched.map((name) => [name, picture[name]])) };
    });
  }, [picture]);
  const set = (changes: Partial<Said>) => setValues((before) => ({ ...before, ...changes }));
  const save = async (changes: Partial<Said>) => {
    set(changes);
    const differing = Object.entries(changes).filter(
      ([name, value]) => saved.current[name as keyof Said] !== value,
    );
    if (differing.length === 0) return;
    try {
      const answer = await write(Object.fromEntries(differing));
      version.current = answer.version;
      saved.current = {
        ...saved.current,
        ...Object.fromEntries(differing.map(([name]) => [name, answer[name as keyof Said]])),
      };
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const other = conflictIn(error);
      if (other) return setConflict(other);
      showToast({ text: faultText(error, words.saveFailed, office), isBad: true });
    }
  };
  return {
    ...{ values, set },
    /** Sends what differs from what is saved. */
    save,
    /** Of one text field: typed, and saved when it is left. */
    field: (name: "title" | "alt" | "alt_hy" | "alt_ru" | "credit" | "source_url") => ({
      value: values[name],
      onChange: (value: string) => set({ [name]: value }),
      onBlur: () => void save({ [name]: values[name].trim() }),
    }),
    refresh: () => void revalidate(),
    conflict: conflict && {
      ...conflict,
      ...choices(conflict, { set, save, saved, version, close }),
      /** What is typed stays in its field. */
      close,
    },
  };
}

/** Saves over the version that was seen, or over a newer one in which others have said something else of other things. */
function useWrite(picture: PictureDetail, saved: RefObject<Said>) {
  const version = useRef(picture.version);
  const write = (changes: Partial<Said>, over = version.current): Promise<Picture> =>
    api
      .patch<Picture>(`/admin/media/${picture.id}`, { ...changes, version: over })
      .catch((error: unknown) => {
        const other = error instanceof ApiError ? conflictIn(error) : undefined;
        const names = Object.keys(changes) as (keyof Said)[];
        const isOfOthers = other && names.every((name) => isSame(other.theirs[name], saved.current[name]));
        if (!isOfOthers || other.version === over) throw error;
        return write(changes, other.version);
      });
  return { version, write };
}

interface Choosing {
  set: (changes: Partial<Said>) => void;
  save: (changes: Partial<Said>) => Promise<void>;
  saved: RefObject<Said>;
  version: RefObject<number>;
  close: () => void;
}

/** What can be done where two have said something else of the same. */
function choices(
  { yours, theirs, version: newest }: Conflict,
  { set, save, saved, version, close }: Choosing,
) {
  const own = yours as Partial<Said>;
  const names = Object.keys(own) as (keyof Said)[];
  const seen = Object.fromEntries(names.map((name) => [name, theirs[name]])) as Partial<Said>;
  const take = () => {
    close();
    version.current = newest;
    saved.current = { ...saved.current, ...seen };
  };
  return {
    /** Saves the chosen values over what somebody else has said. */
    resolve: (chosen: Partial<Said>) => {
      take();
      void save({ ...own, ...chosen });
    },
    keepSaved: () => {
      take();
      set(seen);
    },
  };
}
