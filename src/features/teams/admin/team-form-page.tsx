import { type ClientLoaderFunctionArgs, useLoaderData, useParams } from "react-router";
import { api } from "#src/api/client.ts";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficeFault } from "#src/features/office/office-fault.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Team } from "../team.ts";
import { TeamForm } from "./team-form.tsx";

/** A team to edit or, without a number in the address, a new one. */
export async function clientLoader({ params: { id } }: ClientLoaderFunctionArgs) {
  return { team: id ? await api.get<Team>(`/admin/teams/${id}`) : undefined };
}

export default function TeamFormPage() {
  const { team } = useLoaderData<typeof clientLoader>();
  return <TeamForm key={team?.id} team={team} />;
}

export function HydrateFallback() {
  const words = useOfficeText("teams");
  const title = useParams().id ? words.editTitle : words.add;
  return <LoadingPage title={title} back={{ to: "/admin/teams", label: words.back }} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <OfficeFault error={error} failed={useOfficeText("teams").loadFailed} />;
}
