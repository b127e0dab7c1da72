import { useLoaderData } from "react-router";
import { api } from "#src/api/client.ts";
import { attempt } from "#src/features/office/list-fault.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficeFault } from "#src/features/office/office-fault.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { ArticleForm } from "./article-form.tsx";
import type { CategoryChoice } from "./article-form-state.ts";

/** Without its categories the form still takes an article. */
export async function clientLoader() {
  const { data } = await attempt(api.get<{ categories: CategoryChoice[] }>("/news/categories/all"));
  return { categories: data?.categories ?? [] };
}

export default function ArticleCreatePage() {
  return <ArticleForm categories={useLoaderData<typeof clientLoader>().categories} />;
}

export function HydrateFallback() {
  const words = useOfficeText("news");
  return <LoadingPage title={words.create} back={{ to: "/admin/news", label: words.back }} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <OfficeFault error={error} />;
}
