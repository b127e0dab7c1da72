import { useLoaderData } from "react-router";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { loadOrdered, OrderedListPage } from "#src/features/office/ordered-list-page.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { OfficeCategory } from "../article.ts";
import { category as definition } from "../category.record.ts";

export const clientLoader = () => loadOrdered<OfficeCategory>(definition.kind);

export default function CategoriesPage() {
  const words = useOfficeText("news").categories;
  return (
    <OrderedListPage
      of={definition}
      {...useLoaderData<typeof clientLoader>()}
      words={words}
      badge={(category) => words.articles(category.articles_count)}
      detail={(category) => `/news?category=${category.slug}`}
    />
  );
}

export function HydrateFallback() {
  return <LoadingPage title={useOfficeText("news").categories.title} />;
}
