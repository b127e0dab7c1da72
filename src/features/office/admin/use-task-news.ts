import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { api } from "#src/api/client.ts";
import { useOfficeDictionary, useOfficeText } from "#src/i18n/office-text.ts";
import { readAtOfficeNews } from "../office-news.ts";
import { type Task, wordsOfTask } from "../task.ts";
import { showToast } from "../toasts.tsx";

/** What is older was told before, or waits on the dashboard. */
const FRESH_MS = 90_000;

/** Says on whichever page what has just come to do, within a second. */
export function useTaskNews(isSignedIn: boolean): void {
  const { open } = useOfficeText("previewLinks");
  const { texts } = useOfficeDictionary();
  const navigate = useNavigate();
  const told = useRef(new Set<string>());
  const tell = useRef((_: Task[], __: string) => {});
  tell.current = (tasks, now) => {
    const isFresh = ({ id, facts }: Task) =>
      !told.current.has(id) && Date.parse(now) - Date.parse(String(facts.at ?? "")) < FRESH_MS;
    for (const task of tasks.filter(isFresh)) {
      told.current.add(task.id);
      const text = [wordsOfTask(texts, task).what(task.facts), task.about].filter(Boolean).join(" · ");
      showToast({ text, action: { label: open, run: () => void navigate(task.to) } });
    }
  };
  useEffect(() => {
    if (!isSignedIn) return;
    return readAtOfficeNews(async () => {
      const { tasks, now } = await api.get<{ tasks: Task[]; now: string }>("/admin/today");
      tell.current(tasks, now);
    });
  }, [isSignedIn]);
}
