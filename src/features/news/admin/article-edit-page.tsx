import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { api } from "#src/api/client.ts";
import { attempt } from "#src/features/office/list-fault.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficeFault } from "#src/features/office/office-fault.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Article } from "../article.ts";
import { ArticleForm } from "./article-form.tsx";
import type { CategoryChoice } from "./article-form-state.ts";

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const [article, { data }] = await Promise.all([
    api.get<Article>(`/admin/news/${params.id}`),
    attempt(api.get<{ categories: CategoryChoice[] }>("/news/categories/all")),
  ]);
  return { article, categories: data?.categories ?? [] };
}

export default function ArticleEditPage() {
  const { article, categories } = useLoaderData<typeof clientLoader>();
  return <ArticleForm key={article.id} article={article} categories={categories} />;
}

export function HydrateFallback() {
  const words = useOfficeText("news");
  return <LoadingPage title={words.editTitle} back={{ to: "/admin/news", label: words.back }} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { loadFailed, notFound } = useOfficeText("news");
  return <OfficeFault error={error} failed={loadFailed} missing={notFound} />;
}
