import { type ClientLoaderFunctionArgs, useLoaderData, useParams } from "react-router";
import { api } from "#src/api/client.ts";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficeFault } from "#src/features/office/office-fault.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Competition } from "../competition.ts";
import { CompetitionForm } from "./competition-form.tsx";

/** A competition to edit or, without a number in the address, a new one. */
export async function clientLoader({ params: { id } }: ClientLoaderFunctionArgs) {
  return { competition: id ? await api.get<Competition>(`/admin/competitions/${id}`) : undefined };
}

export default function CompetitionFormPage() {
  const { competition } = useLoaderData<typeof clientLoader>();
  return <CompetitionForm key={competition?.id} competition={competition} />;
}

export function HydrateFallback() {
  const words = useOfficeText("matches").competitions;
  const title = useParams().id ? words.editTitle : words.add;
  return <LoadingPage title={title} back={{ to: "/admin/competitions", label: words.back }} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <OfficeFault error={error} failed={useOfficeText("matches").competitions.loadFailed} />;
}
