import { useLoaderData } from "react-router";
import { api } from "#src/api/client.ts";
import { AddLink } from "#src/features/office/add-link.tsx";
import { ListBody } from "#src/features/office/list-body.tsx";
import { attempt } from "#src/features/office/list-fault.tsx";
import { SearchBox, useListAddress } from "#src/features/office/list-tools.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { MoveButtons } from "#src/features/office/move-buttons.tsx";
import { NameRow } from "#src/features/office/name-row.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useOrder } from "#src/features/office/use-order.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useChoices, useOfficeText } from "#src/i18n/office-text.ts";
import { filterItems } from "#src/records/filter.ts";
import { competition as definition } from "../competition.record.ts";
import type { Competition } from "../competition.ts";

export async function clientLoader() {
  const { data, error } = await attempt(api.get<{ competitions: Competition[] }>("/admin/competitions"));
  return { competitions: data?.competitions ?? [], error };
}

export default function CompetitionsPage() {
  const { competitions, error } = useLoaderData<typeof clientLoader>();
  const words = useOfficeText("matches").competitions;
  const kinds = useChoices("competitions", "kind");
  const language = useLanguage();
  const nameOf = (one: Competition) => localised(one, "name", language).text;
  const actions = useListActions();
  const { items, said, move } = useOrder(competitions, "/admin/competitions/order");
  const shown = filterItems(definition, items, { search: useListAddress().get("search") });
  const add = { to: "/admin/competitions/create", label: words.add };
  return (
    <OfficePage title={words.title} actions={<AddLink {...add} />}>
      <div className="filter-bar">
        <SearchBox label={words.search} />
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ListBody isEmpty={shown.length === 0} error={error} words={words} add={add}>
        <ul>
          {shown.map((competition, index) => (
            <NameRow
              key={competition.id}
              item={competition}
              before={
                <MoveButtons
                  name={nameOf(competition)}
                  index={index}
                  count={shown.length}
                  onMove={(to) => move(competition, to, shown)}
                />
              }
              badge={<span className="badge badge-draft">{kinds[competition.kind]}</span>}
              editTo={`/admin/competitions/edit/${competition.id}`}
              onRemove={() =>
                void actions.remove({
                  kind: "competitions",
                  id: competition.id,
                  text: words.remove(nameOf(competition)),
                })
              }
            />
          ))}
        </ul>
      </ListBody>
    </OfficePage>
  );
}

export function HydrateFallback() {
  return <LoadingPage title={useOfficeText("matches").competitions.title} />;
}
