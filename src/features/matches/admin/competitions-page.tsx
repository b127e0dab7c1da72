import { useLoaderData } from "react-router";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { loadOrdered, OrderedListPage } from "#src/features/office/ordered-list-page.tsx";
import { useChoices, useOfficeText } from "#src/i18n/office-text.ts";
import { competition as definition } from "../competition.record.ts";
import type { Competition } from "../competition.ts";

export const clientLoader = () => loadOrdered<Competition>(definition.kind);

export default function CompetitionsPage() {
  const kinds = useChoices("competitions", "kind");
  return (
    <OrderedListPage
      of={definition}
      {...useLoaderData<typeof clientLoader>()}
      words={useOfficeText("matches").competitions}
      badge={(competition) => kinds[competition.kind]}
    />
  );
}

export function HydrateFallback() {
  return <LoadingPage title={useOfficeText("matches").competitions.title} />;
}
