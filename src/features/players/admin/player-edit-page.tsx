import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { api } from "#src/api/client.ts";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficeFault } from "#src/features/office/office-fault.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Player } from "../player.ts";
import { PlayerForm } from "./player-form.tsx";

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const [player, { people }] = await Promise.all([
    api.get<Player>(`/admin/players/${params.id}`),
    api.get<{ people: { id: number }[] }>(`/admin/people?player=${params.id}`),
  ]);
  return { player, personId: people[0]?.id };
}

export default function PlayerEditPage() {
  const { player, personId } = useLoaderData<typeof clientLoader>();
  return <PlayerForm key={player.id} player={player} personId={personId} />;
}

export function HydrateFallback() {
  const words = useOfficeText("players");
  return <LoadingPage title={words.editTitle} back={{ to: "/admin/players", label: words.back }} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { fetchFailed, loadFailed } = useOfficeText("players");
  return <OfficeFault error={error} failed={fetchFailed} detail={loadFailed} />;
}
