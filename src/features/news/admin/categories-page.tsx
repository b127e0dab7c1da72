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
import { useOfficeText } from "#src/i18n/office-text.ts";
import { filterItems } from "#src/records/filter.ts";
import type { OfficeCategory } from "../article.ts";
import { category as definition } from "../category.record.ts";

export async function clientLoader() {
  const { data, error } = await attempt(api.get<{ categories: OfficeCategory[] }>("/admin/categories"));
  return { categories: data?.categories ?? [], error };
}

export default function CategoriesPage() {
  const { categories, error } = useLoaderData<typeof clientLoader>();
  const words = useOfficeText("news").categories;
  const language = useLanguage();
  const nameOf = (one: OfficeCategory) => localised(one, "name", language).text;
  const actions = useListActions();
  const { items, said, move } = useOrder(categories, "/admin/categories/order");
  const shown = filterItems(definition, items, { search: useListAddress().get("search") });
  const add = { to: "/admin/categories/create", label: words.add };
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
          {shown.map((category, index) => (
            <NameRow
              key={category.id}
              item={category}
              before={
                <MoveButtons
                  name={nameOf(category)}
                  index={index}
                  count={shown.length}
                  onMove={(to) => move(category, to, shown)}
                />
              }
              badge={<span className="badge badge-draft">{words.articles(category.articles_count)}</span>}
              detail={`/news?category=${category.slug}`}
              editTo={`/admin/categories/edit/${category.id}`}
              onRemove={() =>
                void actions.remove({
                  kind: "categories",
                  id: category.id,
                  text: words.remove(nameOf(category)),
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
  return <LoadingPage title={useOfficeText("news").categories.title} />;
}
