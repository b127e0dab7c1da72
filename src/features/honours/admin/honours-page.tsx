import { useLoaderData } from "react-router";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { loadOrdered, OrderedListPage } from "#src/features/office/ordered-list-page.tsx";
import { useChoices, useOfficeText } from "#src/i18n/office-text.ts";
import { honour as definition } from "../honour.record.ts";
import type { Honour } from "../honour.ts";

export const clientLoader = () => loadOrdered<Honour>(definition.kind);

/** What the club has won and lived through, in the order in which the history tells it. */
export default function HonoursPage() {
  const kinds = useChoices("honours", "kind");
  return (
    <OrderedListPage
      of={definition}
      {...useLoaderData<typeof clientLoader>()}
      words={useOfficeText("honours")}
      after={(honour) => honour.year}
      badge={(honour) => kinds[honour.kind]}
      detail={(honour) => honour.year}
    />
  );
}

export function HydrateFallback() {
  return <LoadingPage title={useOfficeText("honours").title} />;
}
