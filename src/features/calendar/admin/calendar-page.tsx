import { ChevronLeft, ChevronRight, Inbox, Layers, Plus } from "lucide-react";
import { useState } from "react";
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { api } from "#src/api/client.ts";
import { Dialog } from "#src/features/office/dialog.tsx";
import { attempt, ListFault } from "#src/features/office/list-fault.tsx";
import { useListAddress } from "#src/features/office/list-tools.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { useUnsavedGuard } from "#src/features/office/unsaved-guard.tsx";
import { dayIn, monthHeading } from "#src/i18n/dates.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { addDays, type Calendar, daysOfMonth, mondayOf, shiftMonth } from "../calendar.ts";
import styles from "./calendar-page.module.css";
import { DayList } from "./day-list.tsx";
import { clockOf } from "./day-words.ts";
import { IdeaTray } from "./idea-tray.tsx";
import { Legend, MonthGrid } from "./month-grid.tsx";
import { useMoving } from "./use-moving.ts";

const VIEWS = ["month", "week", "list"] as const;
type View = (typeof VIEWS)[number];

/** The day that the address names, the view, and the days that it shows. */
function shownDays(address: URLSearchParams): { view: View; day: string; days: string[] } {
  const view = VIEWS.find((one) => one === address.get("view")) ?? "month";
  const given = address.get("day") ?? "";
  const day = /^\d{4}-\d{2}-\d{2}$/.test(given) ? given : dayIn(new Date(), club.timeZone);
  const week = Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index));
  return { view, day, days: view === "week" ? week : daysOfMonth(day.slice(0, 7)) };
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const shown = shownDays(new URL(request.url).searchParams);
  const span = `from=${shown.days[0]}&to=${shown.days.at(-1)}`;
  const { data, error } = await attempt(api.get<Calendar>(`/admin/calendar?${span}`));
  return { ...shown, calendar: data, error };
}

export default function CalendarPage() {
  const { view, day, days, calendar, error } = useLoaderData<typeof clientLoader>();
  const words = useOfficeText("calendar");
  const language = useLanguage();
  const moving = useMoving(calendar?.today ?? day);
  const [isTrayOpen, setIsTrayOpen] = useState(false);
  useUnsavedGuard(false);
  const ideas = calendar?.items.filter((item) => item.day === null) ?? [];
  const month = day.slice(0, 7);
  return (
    <main id="main" className={styles.page} data-slim tabIndex={-1}>
      <title>{`${words.title} | ${club.name[language]}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.left}>
        <Head view={view} day={day} />
        <p className="visually-hidden" id="calendar-keys">
          {words.keys}
        </p>
        <p className="visually-hidden" role="status" aria-live="assertive">
          {moving.said}
        </p>
        {!calendar ? (
          <ListFault error={error} failed={words.loadFailed} />
        ) : (
          <>
            {view !== "list" && (
              <div className={styles.wide}>
                <MonthGrid days={days} month={month} calendar={calendar} moving={moving} />
                <Legend />
              </div>
            )}
            <div className={view === "list" ? undefined : styles.narrow}>
              <DayList days={days} day={day} month={month} calendar={calendar} moving={moving} />
            </div>
            <p className={styles.zone}>{words.zone}</p>
          </>
        )}
        <div className={styles.bar} data-foot>
          <button
            type="button"
            className="button button-small button-line"
            onClick={() => setIsTrayOpen(true)}
          >
            <Inbox className="icon" aria-hidden /> {words.undatedCount(ideas.length)}
          </button>
          <AddArticle />
        </div>
      </div>
      <aside className={styles.tray} aria-label={words.undated}>
        <IdeaTray ideas={ideas} moving={moving} today={calendar?.today ?? day} />
      </aside>
      {isTrayOpen && (
        <Dialog title={words.undated} onClose={() => setIsTrayOpen(false)}>
          <IdeaTray ideas={ideas} moving={moving} today={calendar?.today ?? day} isInDialog />
        </Dialog>
      )}
    </main>
  );
}

function AddArticle() {
  const words = useOfficeText("calendar");
  return (
    <Link className="button button-small" to="/admin/news/create">
      <Plus className="icon" aria-hidden /> {words.article}
    </Link>
  );
}

/** Which days, the ways to others, and how they are shown. */
function Head({ view, day }: { view: View; day: string }) {
  const words = useOfficeText("calendar");
  const bundles = useOfficeText("bundles");
  const language = useLanguage();
  const address = useListAddress();
  const step = (by: number) =>
    view === "week" ? addDays(day, 7 * by) : `${shiftMonth(day.slice(0, 7), by)}-01`;
  return (
    <div className={styles.head}>
      <h1>{monthHeading(clockOf(day), language)}</h1>
      <button
        type="button"
        className="tool-button"
        aria-label={words.earlier}
        title={words.earlier}
        onClick={() => address.set({ day: step(-1) })}
      >
        <ChevronLeft className="icon" aria-hidden />
      </button>
      <button
        type="button"
        className="tool-button"
        aria-label={words.later}
        title={words.later}
        onClick={() => address.set({ day: step(1) })}
      >
        <ChevronRight className="icon" aria-hidden />
      </button>
      <button type="button" className={styles.today} onClick={() => address.set({ day: "" })}>
        {words.today}
      </button>
      <Link className="tool-button" to="/admin/bundles" title={bundles.title}>
        <Layers className="icon" aria-hidden />
        <span className="visually-hidden">{bundles.title}</span>
      </Link>
      <fieldset className={styles.views} aria-label={words.view}>
        {VIEWS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === view}
            onClick={() => address.set({ view: one === "month" ? "" : one })}
          >
            {words[one]}
          </button>
        ))}
      </fieldset>
      <span className={styles.addition}>
        <AddArticle />
      </span>
    </div>
  );
}

export function HydrateFallback() {
  const words = useOfficeText("calendar");
  return <LoadingPage title={words.title} rows={6} />;
}
