import { type ClientLoaderFunctionArgs, useLoaderData, useLocation, useParams } from "react-router";
import { api } from "#src/api/client.ts";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficeFault } from "#src/features/office/office-fault.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Match, MatchEvent } from "../match.ts";
import { loadChoices } from "./choices.ts";
import { MatchForm } from "./match-form.tsx";
import type { AnotherMatch } from "./match-form-state.ts";

/** A match to edit or, without a number in the address, a new one. */
export async function clientLoader({ params: { id } }: ClientLoaderFunctionArgs) {
  const [match, answer, choices] = await Promise.all([
    id ? api.get<Match>(`/admin/matches/${id}`) : undefined,
    id ? api.get<{ events: MatchEvent[] }>(`/admin/matches/${id}/events`) : undefined,
    loadChoices(),
  ]);
  return { match, events: answer?.events ?? [], ...choices };
}

export default function MatchFormPage() {
  const { match, ...parts } = useLoaderData<typeof clientLoader>();
  const another = (useLocation().state as { another?: AnotherMatch } | null)?.another;
  // Each of several matches that are added one after the other has a form of its own.
  return (
    <MatchForm
      key={match?.id ?? `new-${another?.nth ?? 1}`}
      match={match}
      another={match ? undefined : another}
      {...parts}
    />
  );
}

export function HydrateFallback() {
  const words = useOfficeText("matches");
  const title = useParams().id ? words.editTitle : words.create;
  return <LoadingPage title={title} back={{ to: "/admin/matches", label: words.back }} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { fetchFailed, loadFailed } = useOfficeText("matches");
  const isEdited = useParams().id !== undefined;
  return <OfficeFault error={error} {...(isEdited ? { failed: fetchFailed, detail: loadFailed } : {})} />;
}
