import type { ReactNode } from "react";
import { type ApiError, api } from "#src/api/client.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import type { Fields } from "#src/records/field.ts";
import { filterItems, type ListFilter } from "#src/records/filter.ts";
import type { Item } from "#src/records/record.ts";
import { AddLink } from "./add-link.tsx";
import { ListBody } from "./list-body.tsx";
import { attempt } from "./list-fault.tsx";
import { SearchBox, useListAddress } from "./list-tools.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import { NameRow } from "./name-row.tsx";
import { OfficePage } from "./office-page.tsx";
import { useListActions } from "./use-list-actions.ts";
import { useOrder } from "./use-order.ts";

interface Named {
  id: number;
  name: string;
  name_hy: string;
  name_ru: string;
}

interface OrderedListPageProps<R, One> {
  /** What is declared of the records: their kind is the name of their calls and pages, too. */
  of: R;
  items: readonly One[];
  /** Why they could not be loaded. */
  error: ApiError | undefined;
  words: {
    title: string;
    add: string;
    search: string;
    remove: (name: string) => string;
    loadFailed: string;
    none: string;
    noneHint: string;
    noneYet: string;
  };
  /** What follows the name in questions and to screen readers, e.g. a year. */
  after?: (one: One) => string;
  badge: (one: One) => ReactNode;
  detail?: (one: One) => ReactNode;
}

/** What {@link OrderedListPage} shows: a whole list, or why there is none. */
export async function loadOrdered<One>(kind: string) {
  const { data, error } = await attempt(api.get<Record<string, One[]>>(`/admin/${kind}`));
  return { items: data?.[kind] ?? [], error };
}

/** The list of a kind of record that has little more than names, in the order in which staff put it. */
export function OrderedListPage<R extends { kind: string; fields: Fields }, One extends Item<R> & Named>({
  of,
  items: all,
  error,
  words,
  after,
  badge,
  detail,
}: OrderedListPageProps<R, One>) {
  const { kind } = of;
  const language = useLanguage();
  const nameOf = (one: One) => {
    const named: Named = one;
    return [localised(named, "name", language).text, after?.(one)].filter(Boolean).join(" ");
  };
  const actions = useListActions();
  const { items, said, move } = useOrder(all, `/admin/${kind}/order`, nameOf);
  const sought = { search: useListAddress().get("search") } as ListFilter<R>;
  const shown = filterItems<R, One>(of, items, sought);
  const add = { to: `/admin/${kind}/create`, label: words.add };
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
          {shown.map((one, index) => (
            <NameRow
              key={one.id}
              item={one}
              before={
                <MoveButtons
                  name={nameOf(one)}
                  index={index}
                  count={shown.length}
                  onMove={(to) => move(one, to, shown)}
                />
              }
              badge={<span className="badge badge-draft">{badge(one)}</span>}
              detail={detail?.(one)}
              editTo={`/admin/${kind}/edit/${one.id}`}
              onRemove={() => void actions.remove({ kind, id: one.id, text: words.remove(nameOf(one)) })}
            />
          ))}
        </ul>
      </ListBody>
    </OfficePage>
  );
}
