import { useLoaderData } from "react-router";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficeFault } from "#src/features/office/office-fault.tsx";
import { useStaffWords } from "#src/i18n/staff-words.tsx";
import { loadChoices } from "./choices.ts";
import { MatchForm } from "./match-form.tsx";
import { matchesWords } from "./matches-words.ts";

export const clientLoader = () => loadChoices();

export default function MatchCreatePage() {
  const { teams, competitions } = useLoaderData<typeof clientLoader>();
  return <MatchForm events={[]} teams={teams} competitions={competitions} />;
}

export function HydrateFallback() {
  const words = useStaffWords(matchesWords);
  return (
    <LoadingPage title={words.create} lang={words.lang} back={{ to: "/admin/matches", label: words.back }} />
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <OfficeFault error={error} />;
}
