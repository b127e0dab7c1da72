import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { api } from "#src/api/client.ts";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficeFault } from "#src/features/office/office-fault.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Match, MatchEvent } from "../match.ts";
import { loadChoices } from "./choices.ts";
import { MatchForm } from "./match-form.tsx";

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const [match, { events }, choices] = await Promise.all([
    api.get<Match>(`/admin/matches/${params.id}`),
    api.get<{ events: MatchEvent[] }>(`/admin/matches/${params.id}/events`),
    loadChoices(),
  ]);
  return { match, events, ...choices };
}

export default function MatchEditPage() {
  const { match, events, teams, competitions } = useLoaderData<typeof clientLoader>();
  return <MatchForm key={match.id} match={match} events={events} teams={teams} competitions={competitions} />;
}

export function HydrateFallback() {
  const words = useOfficeText("matches");
  return <LoadingPage title={words.editTitle} back={{ to: "/admin/matches", label: words.back }} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { fetchFailed, loadFailed } = useOfficeText("matches");
  return <OfficeFault error={error} failed={fetchFailed} detail={loadFailed} />;
}
