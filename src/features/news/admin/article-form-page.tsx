import { type ClientLoaderFunctionArgs, useLoaderData, useParams } from "react-router";
import { api } from "#src/api/client.ts";
import { attempt } from "#src/features/office/list-fault.tsx";
import { SkeletonRows } from "#src/features/office/list-tools.tsx";
import { OfficeFault } from "#src/features/office/office-fault.tsx";
import { WorkPage } from "#src/features/office/work-page.tsx";
import type { BegunCopy, CopiesOfRecord, WorkingCopy } from "#src/features/working-copies/working-copy.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Article } from "../article.ts";
import { ArticleForm } from "./article-form.tsx";
import styles from "./article-layout.module.css";
import { loadOwnCategories } from "./own-categories.ts";

/** An article to edit or, without a number in the address, a new one. Without its categories the form still takes it. */
export async function clientLoader({ params: { id } }: ClientLoaderFunctionArgs) {
  const [article, categories, copies, begun] = await Promise.all([
    id ? api.get<Article>(`/admin/news/${id}`) : undefined,
    loadOwnCategories(),
    id ? attempt(api.get<CopiesOfRecord>(`/admin/working-copies/articles/${id}`)) : undefined,
    id ? undefined : loadBegun(),
  ]);
  return { article, categories, copies: copies?.data, begun };
}

/** What was begun as new and not saved: the list has titles alone. */
async function loadBegun(): Promise<WorkingCopy[]> {
  const path = "/admin/working-copies/articles";
  const list = await attempt(api.get<{ copies: BegunCopy[] }>(path));
  const copies = (list.data?.copies ?? []).map(({ key }) =>
    attempt(api.get<CopiesOfRecord>(`${path}/${key}`)),
  );
  return (await Promise.all(copies)).flatMap(({ data }) => data?.copy ?? []);
}

export default function ArticleFormPage() {
  const { article, categories, copies, begun } = useLoaderData<typeof clientLoader>();
  return (
    <ArticleForm key={article?.id} article={article} categories={categories} copies={copies} begun={begun} />
  );
}

export function HydrateFallback() {
  const words = useOfficeText("news");
  const title = useParams().id ? words.editTitle : words.create;
  return (
    <WorkPage title={title} back={{ to: "/admin/news", label: words.back }}>
      <div className={styles.canvas}>
        <div className={styles.notices}>
          <SkeletonRows count={5} />
        </div>
      </div>
    </WorkPage>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { loadFailed, notFound } = useOfficeText("news");
  const isEdited = useParams().id !== undefined;
  return <OfficeFault error={error} {...(isEdited ? { failed: loadFailed, missing: notFound } : {})} />;
}
