import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { api } from "#src/api/client.ts";
import { SIDES, type Side } from "#src/features/ledger/ledger.ts";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficeFault } from "#src/features/office/office-fault.tsx";
import { staffDateTime } from "#src/features/office/staff-dates.ts";
import { useUnsavedGuard } from "#src/features/office/unsaved-guard.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { type LineupsData, withKnownLast } from "./lineup-data.ts";
import styles from "./lineup-page.module.css";
import { SideEditor } from "./side-editor.tsx";
import { useLineupSide } from "./use-lineup-side.ts";

export async function clientLoader({ params: { id } }: ClientLoaderFunctionArgs) {
  const data = await api.get<LineupsData>(`/admin/matches/${id}/lineups`);
  return { ...data, home: withKnownLast(data.home), away: withKnownLast(data.away) };
}

export default function LineupPage() {
  const data = useLoaderData<typeof clientLoader>();
  return <Sides key={data.match.id} data={data} />;
}

/** Both sides' line-ups, the own club's first; what is typed of one stays while the other is looked at. */
function Sides({ data }: { data: LineupsData }) {
  const words = useOfficeText("lineups");
  const language = useLanguage();
  const [side, setSide] = useState<Side>(data.away.is_own ? "away" : "home");
  const sides = {
    home: useLineupSide(data, "home", data.home),
    away: useLineupSide(data, "away", data.away),
  };
  useUnsavedGuard(sides.home.isDirty || sides.away.isDirty);
  const choice = (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons is no part of a form. */}
      <div className={styles.sides} role="group" aria-label={words.sides}>
        {SIDES.map((one) => (
          <button key={one} type="button" aria-pressed={one === side} onClick={() => setSide(one)}>
            {data[one].team[language]}
            {sides[one].isDirty && <i aria-hidden="true" />}
          </button>
        ))}
      </div>
      <p className={styles.when}>{staffDateTime(data.match.match_date)}</p>
    </>
  );
  return <SideEditor key={side} match={data.match} data={data[side]} side={sides[side]} choice={choice} />;
}

export function HydrateFallback() {
  const words = useOfficeText("lineups");
  return <LoadingPage title={words.title} back={{ to: "/admin/matches", label: words.back }} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { loadFailed } = useOfficeText("lineups");
  return <OfficeFault error={error} failed={loadFailed} />;
}
