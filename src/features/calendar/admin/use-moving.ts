import { type KeyboardEvent, useRef, useState } from "react";
import { ApiError, api } from "#src/api/client.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { addDays, type CalendarItem } from "../calendar.ts";
import { dayInWords, timeOf } from "./day-words.ts";

/** Days by which each arrow moves what was picked up. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface Lifted {
  item: CalendarItem;
  day: string;
}

export type Moving = ReturnType<typeof useMoving>;

/**
 * Moves articles over the days, by dragging and by the keyboard. What is planned moves freely, what is scheduled asks;
 * what can't move says why and stays.
 * @param today the club's day
 */
export function useMoving(today: string) {
  const words = useOfficeText("calendar");
  const language = useLanguage();
  const { act } = useListActions();
  const [lifted, setLifted] = useState<Lifted>();
  const [said, setSaid] = useState("");
  const dragged = useRef<CalendarItem>(undefined);
  const nameOf = (day: string) => dayInWords(day, language);
  const titleOf = (item: CalendarItem) =>
    localised(item, "title", language, item.language).text || words.untitled;
  const tell = (text: string, isBad = false) => {
    setSaid(text);
    showToast({ text, isBad });
  };
  const refusalOf = useRefusals(today);
  const move = async (item: CalendarItem, day: string | null) => {
    if (day === item.day) return setSaid(words.back(titleOf(item)));
    const refusal = refusalOf(item, day);
    if (refusal) return tell(refusal, true);
    if (item.kind === "scheduled" && day && item.at) {
      const text = words.askMove(titleOf(item), nameOf(day), timeOf(item.at));
      const isYes = await confirm({ text, hint: words.askHint, yes: words.move });
      if (!isYes) return setSaid(words.back(titleOf(item)));
    }
    await act(async () => {
      await send(item, day, setSaid);
      tell(day ? words.moved(titleOf(item), nameOf(day)) : words.madeUndated(titleOf(item)));
    }, words.moveFailed);
  };
  const lift = (item: CalendarItem) => {
    const refusal = refusalOf(item, null);
    if (refusal) return tell(refusal, true);
    const day = item.day ?? today;
    setLifted({ item, day });
    setSaid(words.lifted(titleOf(item), nameOf(day)));
  };
  const onKeyDown = (event: KeyboardEvent, item: CalendarItem) => {
    const own = lifted?.item.id === item.id ? lifted : undefined;
    const step = STEPS[event.key];
    const isMeant = event.key === " " || (own && (step || event.key === "Escape"));
    if (isMeant) event.preventDefault();
    if (event.key === " " && !own) lift(item);
    else if (event.key === " " && own) {
      setLifted(undefined);
      void move(item, own.day);
    } else if (own && step) {
      const day = addDays(own.day, step);
      setLifted({ item, day });
      setSaid(nameOf(day));
    } else if (own && (event.key === "Escape" || event.key === "Tab")) {
      setLifted(undefined);
      setSaid(words.back(titleOf(item)));
    }
  };
  return { lifted, said, dragged, move, onKeyDown, titleOf };
}

/** @param say hears why it was refused */
async function send(item: CalendarItem, day: string | null, say: (text: string) => void): Promise<void> {
  const body = { day, version: item.version };
  await api.post(`/admin/calendar/articles/${item.id}/move`, body).catch((fault: unknown) => {
    if (fault instanceof ApiError) say(fault.message);
    throw fault;
  });
}

/** Why an article can't move to a day; undefined where it can. */
function useRefusals(today: string) {
  const words = useOfficeText("calendar");
  const language = useLanguage();
  return (item: CalendarItem, day: string | null): string | undefined => {
    if (item.kind === "out" || item.kind === "over") return words.outStays;
    if (item.tie && (item.kind === "scheduled" || item.kind === "waits")) return words.tiedStays;
    return day && day < today ? words.past(dayInWords(day, language)) : undefined;
  };
}
