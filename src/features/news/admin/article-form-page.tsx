import { type ClientLoaderFunctionArgs, useLoaderData, useParams } from "react-router";
import { api } from "#src/api/client.ts";
import { attempt } from "#src/features/office/list-fault.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficeFault } from "#src/features/office/office-fault.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Article } from "../article.ts";
import { ArticleForm } from "./article-form.tsx";
import type { CategoryChoice } from "./article-form-state.ts";

/** An article to edit or, without a number in the address, a new one. Without its categories the form still takes it. */
export async function clientLoader({ params: { id } }: ClientLoaderFunctionArgs) {
  const [article, { data }] = await Promise.all([
    id ? api.get<Article>(`/admin/news/${id}`) : undefined,
    attempt(api.get<{ categories: CategoryChoice[] }>("/news/categories/all")),
  ]);
  return { article, categories: data?.categories ?? [] };
}

export default function ArticleFormPage() {
  const { article, categories } = useLoaderData<typeof clientLoader>();
  return <ArticleForm key={article?.id} article={article} categories={categories} />;
}

export function HydrateFallback() {
  const words = useOfficeText("news");
  const title = useParams().id ? words.editTitle : words.create;
  return <LoadingPage title={title} back={{ to: "/admin/news", label: words.back }} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { loadFailed, notFound } = useOfficeText("news");
  const isEdited = useParams().id !== undefined;
  return <OfficeFault error={error} {...(isEdited ? { failed: loadFailed, missing: notFound } : {})} />;
}
