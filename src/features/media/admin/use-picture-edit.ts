import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError, api } from "#src/api/client.ts";
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
  // What somebody else, or the history, has made of it shows; what is being typed stays.
  useEffect(() => {
    setValues((typed) => {
      const untouched = SAID.filter((name) => typed[name] === saved.current[name]);
      saved.current = picture;
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
      const answer = await api.patch<Picture>(`/admin/media/${picture.id}`, Object.fromEntries(differing));
      saved.current = {
        ...saved.current,
        ...Object.fromEntries(differing.map(([name]) => [name, answer[name as keyof Said]])),
      };
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ text: faultText(error, words.saveFailed, office), isBad: true });
    }
  };
  return {
    values,
    set,
    /** Sends what differs from what is saved. */
    save,
    /** Of one text field: typed, and saved when it is left. */
    field: (name: "title" | "alt" | "alt_hy" | "alt_ru" | "credit" | "source_url") => ({
      value: values[name],
      onChange: (value: string) => set({ [name]: value }),
      onBlur: () => void save({ [name]: values[name].trim() }),
    }),
    refresh: () => void revalidate(),
  };
}
