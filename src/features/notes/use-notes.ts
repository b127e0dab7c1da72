import { useEffect, useState } from "react";
import { ApiError, api } from "#src/api/client.ts";
import { faultText } from "#src/features/office/list-fault.tsx";
import { readAtOfficeNews } from "#src/features/office/office-news.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Note, NotedKind } from "./note.ts";

interface Given {
  language: Language;
  block_hash: string;
  block_text: string;
  text: string;
}

export type NotesState = ReturnType<typeof useNotes>;

/** The notes of a record; one that comes from a preview shows by itself. */
export function useNotes(kind: NotedKind, id: number) {
  const words = useOfficeText("notes");
  const office = useOfficeText("office");
  const [notes, setNotes] = useState<Note[]>([]);
  const path = `/admin/record-notes/${kind}/${id}`;
  useEffect(
    () => readAtOfficeNews(async () => setNotes((await api.get<{ notes: Note[] }>(path)).notes), true),
    [path],
  );
  /** Whether it was kept. */
  const keep = async (call: Promise<Note>): Promise<boolean> => {
    try {
      const note = await call;
      setNotes((before) =>
        before.some((one) => one.id === note.id)
          ? before.map((one) => (one.id === note.id ? note : one))
          : [...before, note],
      );
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ text: faultText(error, words.failed, office), isBad: true });
      return false;
    }
  };
  return {
    notes,
    /** @param draft under which this browser keeps what is typed: sent again from there, it is the same note */
    add: (given: Given, slot: string) => keep(api.create<Note>(path, given, slot)),
    answer: (note: number, text: string, slot: string) =>
      keep(api.create<Note>(`/admin/notes/${note}/answers`, { text }, slot)),
    resolve: (note: number, is_resolved: boolean) =>
      keep(api.patch<Note>(`/admin/notes/${note}`, { is_resolved })),
  };
}
