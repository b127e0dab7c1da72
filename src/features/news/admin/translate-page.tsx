import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { api } from "#src/api/client.ts";
import { attempt } from "#src/features/office/list-fault.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficeFault } from "#src/features/office/office-fault.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Article } from "../article.ts";
import type { TranslationSheet } from "../translation.ts";
import { TranslationEditor } from "./translation-editor.tsx";

const BESIDE = 12;

/** An article beside its translation, and what else waits for one into that language. */
export async function clientLoader({ params: { id, language } }: ClientLoaderFunctionArgs) {
  const [article, sheet, waiting] = await Promise.all([
    api.get<Article>(`/admin/news/${id}`),
    api.get<TranslationSheet>(`/admin/news/${id}/translations/${language}`),
    attempt(
      api.get<{ news: Article[]; total: number }>(`/admin/news?translation=to_${language}&limit=${BESIDE}`),
    ),
  ]);
  return { article, sheet, waiting: waiting.data };
}

export default function TranslatePage() {
  const { article, sheet, waiting } = useLoaderData<typeof clientLoader>();
  return (
    <TranslationEditor
      key={`${article.id} ${sheet.language}`}
      article={article}
      sheet={sheet}
      waiting={waiting}
    />
  );
}

export function HydrateFallback() {
  const words = useOfficeText("news");
  return (
    <LoadingPage
      title={words.translations}
      back={{ to: "/admin/news/translations", label: words.translations }}
    />
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { translate, notFound } = useOfficeText("news");
  return <OfficeFault error={error} failed={translate.loadFailed} missing={notFound} />;
}
