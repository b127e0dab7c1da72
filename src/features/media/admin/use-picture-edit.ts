import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError, api } from "#src/api/client.ts";
import { type Conflict, conflictIn, isSame } from "#src/features/office/conflict.ts";
import { faultText } from "#src/features/office/list-fault.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useDraftName, useDropWhenSaved, useFormDraft } from "#src/features/office/use-form-draft.ts";
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

/** A draft in which nothing is typed, as JSON. */
const NOTHING = JSON.stringify({ typed: {}, over: {} });

type Said = Pick<Picture, (typeof SAID)[number]>;
export type PictureEditing = ReturnType<typeof usePictureEdit>;

/** What was sent of a picture whose same fields somebody else had saved meanwhile. */
interface PictureConflict extends Conflict {
  fields: (keyof Said)[];
  resolve: (chosen: Partial<Said>) => void;
  close: () => void;
  keepSaved: () => void;
}

/**
 * The fields of a picture: each is saved by itself, when it is left. What could not be saved stays in its field, and what
 * somebody else has made of the same field meanwhile is asked about.
 */
export function usePictureEdit(picture: PictureDetail) {
  const { revalidate } = useRevalidator();
  const [values, setValues] = useState<Said>(picture);
  const saved = useRef<Said>(picture);
  const seen = useRef(seenAt(picture.version));
  const latest = useRef(values);
  latest.current = values;
  // What somebody else, or the history, has made of it shows; what is being typed stays, over what it was typed over.
  useEffect(() => {
    const untouched = SAID.filter((name) => latest.current[name] === saved.current[name]);
    const fresh = valuesOf(picture, untouched);
    saved.current = { ...saved.current, ...fresh };
    seen.current = { ...seen.current, ...seenAt(picture.version, untouched) };
    setValues((before) => ({ ...before, ...fresh }));
  }, [picture]);
  const set = (changes: Partial<Said>) => setValues((before) => ({ ...before, ...changes }));
  const { send, conflict, isSaving } = usePictureSave(picture.id, { saved, seen, set });
  const save = async (changes: Partial<Said>) => {
    set(changes);
    const differing = Object.entries(changes).filter(
      ([name, value]) => saved.current[name as keyof Said] !== value,
    );
    if (differing.length === 0) return;
    const names = differing.map(([name]) => name as keyof Said);
    await send(Object.fromEntries(differing), seenOf(seen.current, names));
  };
  const typed = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      SAID.includes(name as keyof Said) ? [[name, typeof value === "string" ? value.trim() : value]] : [],
    ),
  ) as Said;
  const offered = usePictureDraft(picture, typed, {
    ...{ saved, seen },
    onTake: (kept) => void save(kept),
  });
  return {
    values,
    set,
    /** What an earlier visit left unsaved in this browser. */
    offered,
    /** Whether something is typed that neither is saved nor is on its way. */
    isDirty: !isSaving && SAID.some((name) => typed[name] !== saved.current[name]),
    saveAll: () => save(typed),
    /** Sends what differs from what is saved. */
    save,
    /** Of one text field: typed, and saved when it is left. */
    field: (name: "title" | "alt" | "alt_hy" | "alt_ru" | "credit" | "source_url") => ({
      value: values[name],
      onChange: (value: string) => set({ [name]: value }),
      onBlur: () => void save({ [name]: values[name].trim() }),
    }),
    refresh: () => void revalidate(),
    conflict,
  };
}

/** What is typed of a picture and not saved, with what was saved of the same fields. */
interface KeptPicture {
  typed: Partial<Said>;
  over: Partial<Said>;
}

/**
 * Keeps what is typed of a picture as a draft of this browser until it is saved, and offers what an earlier visit left. As
 * each field is saved when it is left, so is a draft when it is taken; what others saved since is asked about.
 */
function usePictureDraft(
  picture: Picture,
  typed: Said,
  { saved, seen, onTake }: Omit<SavedPicture, "set"> & { onTake: (kept: Partial<Said>) => void },
) {
  const draft = `picture-${picture.id}`;
  const differing = SAID.filter((name) => typed[name] !== saved.current[name]);
  const isDirty = differing.length > 0;
  const text = JSON.stringify({
    typed: valuesOf(typed, differing),
    over: valuesOf(saved.current, differing),
  });
  const values = useMemo(() => JSON.parse(text) as KeptPicture, [text]);
  const named = useDraftName(draft);
  useDropWhenSaved(named.slot, isDirty);
  const { offered } = useFormDraft<KeptPicture>(draft, named, {
    ...{ values, isDirty, start: NOTHING, version: seenOf(seen.current, differing), titleOf: undefined },
    onTake: ({ typed = {}, over = {} }, typedOver = picture.version) => {
      saved.current = { ...saved.current, ...over };
      seen.current = { ...seen.current, ...seenAt(typedOver, Object.keys(typed) as (keyof Said)[]) };
      onTake(typed);
    },
  });
  // A save whose answer was lost may have arrived.
  const isUnsaved = ({ typed }: KeptPicture) =>
    Object.entries(typed).some(([name, value]) => picture[name as keyof Said] !== value);
  return offered.filter(({ values }) => isUnsaved(values as KeptPicture));
}

interface SavedPicture {
  saved: RefObject<Said>;
  /** In which version each field was last seen, unless somebody is typing in it. */
  seen: RefObject<Seen>;
  set: (changes: Partial<Said>) => void;
}

/** The save of some of a picture's fields, and the question where somebody else has saved the same ones. */
function usePictureSave(id: number, { saved, seen, set }: SavedPicture) {
  const words = useOfficeText("media");
  const office = useOfficeText("office");
  const { revalidate } = useRevalidator();
  const [conflict, setConflict] = useState<PictureConflict>();
  const [underWay, setUnderWay] = useState(0);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const tell = (error: ApiError) => {
    showToast({ text: faultText(error, words.saveFailed, office), isBad: true });
  };
  const sendOver = async (changes: Partial<Said>, over: number): Promise<void> => {
    const fields = Object.keys(changes) as (keyof Said)[];
    try {
      const answer = await api.patch<Picture>(`/admin/media/${id}`, { ...changes, version: over });
      seen.current = { ...seen.current, ...seenAt(answer.version, fields) };
      saved.current = { ...saved.current, ...valuesOf(answer, fields) };
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const other = conflictIn(error);
      if (!other) return tell(error);
      const theirs = valuesOf(other.theirs, fields);
      const isUntouched = (name: keyof Said) =>
        isSame(theirs[name], saved.current[name]) || isSame(theirs[name], changes[name]);
      // Other fields were saved, perhaps by this page: nobody's words are lost.
      if (fields.every(isUntouched)) return sendOver(changes, other.version);
      // Left meanwhile for another picture: nobody can be asked any more, but it is told.
      if (!isOpen.current) return tell(error);
      setConflict({
        ...other,
        fields,
        resolve: (chosen) => {
          setConflict(undefined);
          set(chosen);
          void send({ ...changes, ...chosen }, other.version);
        },
        close: () => setConflict(undefined),
        keepSaved: () => {
          setConflict(undefined);
          saved.current = { ...saved.current, ...theirs };
          seen.current = { ...seen.current, ...seenAt(other.version, fields) };
          set(theirs);
          void revalidate();
        },
      });
    }
  };
  const send = async (changes: Partial<Said>, over: number): Promise<void> => {
    setUnderWay((count) => count + 1);
    await sendOver(changes, over).finally(() => setUnderWay((count) => count - 1));
  };
  return { send, conflict, isSaving: underWay > 0 };
}

type Seen = Record<keyof Said, number>;

function seenAt(version: number, names: readonly (keyof Said)[] = SAID): Seen {
  return Object.fromEntries(names.map((name) => [name, version])) as Seen;
}

/** Over which version these fields are saved: where one of them is another by now, that is asked about. */
function seenOf(seen: Seen, names: readonly (keyof Said)[]): number {
  return Math.min(...(names.length > 0 ? names : SAID).map((name) => seen[name]));
}

/** Some of a picture's fields as its form holds them: in the database a switch is 0 or 1. */
function valuesOf(row: object, fields: readonly (keyof Said)[]): Partial<Said> {
  const stored = row as Said;
  return Object.fromEntries(
    fields.map((name) => [name, name === "is_decorative" ? Boolean(stored[name]) : stored[name]]),
  );
}
