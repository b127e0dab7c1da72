import { useLoaderData } from "react-router";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficeFault } from "#src/features/office/office-fault.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { loadChoices } from "./choices.ts";
import { MatchForm } from "./match-form.tsx";

export const clientLoader = () => loadChoices();

export default function MatchCreatePage() {
  const { teams, competitions } = useLoaderData<typeof clientLoader>();
  return <MatchForm events={[]} teams={teams} competitions={competitions} />;
}

export function HydrateFallback() {
  const words = useOfficeText("matches");
  return <LoadingPage title={words.create} back={{ to: "/admin/matches", label: words.back }} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <OfficeFault error={error} />;
}
