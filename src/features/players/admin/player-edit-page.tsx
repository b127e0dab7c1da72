import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { api } from "#src/features/office/api.ts";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficeFault } from "#src/features/office/office-fault.tsx";
import { useStaffWords } from "#src/i18n/staff-words.tsx";
import type { Player } from "../player.ts";
import { PlayerForm } from "./player-form.tsx";
import { playersWords } from "./players-words.ts";

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return api.get<Player>(`/admin/players/${params.id}`);
}

export default function PlayerEditPage() {
  const player = useLoaderData<typeof clientLoader>();
  return <PlayerForm key={player.id} player={player} />;
}

export function HydrateFallback() {
  const words = useStaffWords(playersWords);
  return (
    <LoadingPage
      title={words.editTitle}
      lang={words.lang}
      back={{ to: "/admin/players", label: words.back }}
    />
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { fetchFailed, loadFailed } = useStaffWords(playersWords);
  return <OfficeFault error={error} failed={fetchFailed} detail={loadFailed} />;
}
