import { type ClientLoaderFunctionArgs, useLoaderData, useParams } from "react-router";
import { api } from "#src/api/client.ts";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficeFault } from "#src/features/office/office-fault.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { OfficeCategory } from "../article.ts";
import { CategoryForm } from "./category-form.tsx";

/** A category to edit or, without a number in the address, a new one. */
export async function clientLoader({ params: { id } }: ClientLoaderFunctionArgs) {
  return { category: id ? await api.get<OfficeCategory>(`/admin/categories/${id}`) : undefined };
}

export default function CategoryFormPage() {
  const { category } = useLoaderData<typeof clientLoader>();
  return <CategoryForm key={category?.id} category={category} />;
}

export function HydrateFallback() {
  const words = useOfficeText("news").categories;
  const title = useParams().id ? words.editTitle : words.add;
  return <LoadingPage title={title} back={{ to: "/admin/categories", label: words.back }} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <OfficeFault error={error} failed={useOfficeText("news").categories.loadFailed} />;
}
