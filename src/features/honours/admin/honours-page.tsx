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
import { honour as definition } from "../honour.record.ts";
import type { Honour } from "../honour.ts";

export async function clientLoader() {
  const { data, error } = await attempt(api.get<{ honours: Honour[] }>("/admin/honours"));
  return { honours: data?.honours ?? [], error };
}

/** What the club has won and lived through, in the order in which the history tells it. */
export default function HonoursPage() {
  const { honours, error } = useLoaderData<typeof clientLoader>();
  const words = useOfficeText("honours");
  const kinds = useChoices("honours", "kind");
  const language = useLanguage();
  const nameOf = (one: Honour) => `${localised(one, "name", language).text} ${one.year}`;
  const actions = useListActions();
  const { items, said, move } = useOrder(honours, "/admin/honours/order");
  const shown = filterItems(definition, items, { search: useListAddress().get("search") });
  const add = { to: "/admin/honours/create", label: words.add };
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
          {shown.map((honour, index) => (
            <NameRow
              key={honour.id}
              item={honour}
              before={
                <MoveButtons
                  name={nameOf(honour)}
                  index={index}
                  count={shown.length}
                  onMove={(to) => move(honour, to, shown)}
                />
              }
              badge={<span className="badge badge-draft">{kinds[honour.kind]}</span>}
              detail={honour.year}
              editTo={`/admin/honours/edit/${honour.id}`}
              onRemove={() =>
                void actions.remove({ kind: "honours", id: honour.id, text: words.remove(nameOf(honour)) })
              }
            />
          ))}
        </ul>
      </ListBody>
    </OfficePage>
  );
}

export function HydrateFallback() {
  return <LoadingPage title={useOfficeText("honours").title} />;
}
