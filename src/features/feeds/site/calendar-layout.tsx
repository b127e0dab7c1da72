import { Suspense } from "react";
import { Outlet, useLoaderData } from "react-router";
import { type PageHandle, page } from "#src/delivery/page.server.ts";
import { CALENDAR_QUERY } from "#src/features/matches/calendar-address.ts";
import { lazyPart } from "#src/ui/lazy-part.ts";
import modal from "#src/ui/modal.module.css";
import { loadCalendarDialog } from "./calendar-data.server.ts";
import styles from "./calendar-dialog.module.css";
import preview from "./calendar-preview.module.css";

export const handle = { query: CALENDAR_QUERY } satisfies PageHandle;

export const loader = page(async (app, { language, query, params }) =>
  loadCalendarDialog(app, language, query, params.match),
);

const Dialog = lazyPart(
  [modal, styles, preview],
  async () => (await import("./calendar-dialog.tsx")).CalendarDialog,
);

/** Around the pages from which matches go into a calendar: the dialog in which one is chosen. */
export default function CalendarLayout() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <Outlet />
      {data && (
        <Suspense>
          <Dialog data={data} />
        </Suspense>
      )}
    </>
  );
}
