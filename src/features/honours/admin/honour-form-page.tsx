import { type ClientLoaderFunctionArgs, useLoaderData, useParams } from "react-router";
import { api } from "#src/api/client.ts";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficeFault } from "#src/features/office/office-fault.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Honour } from "../honour.ts";
import { HonourForm } from "./honour-form.tsx";

/** A title or a station to edit or, without a number in the address, a new one. */
export async function clientLoader({ params: { id } }: ClientLoaderFunctionArgs) {
  return { honour: id ? await api.get<Honour>(`/admin/honours/${id}`) : undefined };
}

export default function HonourFormPage() {
  const { honour } = useLoaderData<typeof clientLoader>();
  return <HonourForm key={honour?.id} honour={honour} />;
}

export function HydrateFallback() {
  const words = useOfficeText("honours");
  const title = useParams().id ? words.editTitle : words.add;
  return <LoadingPage title={title} back={{ to: "/admin/honours", label: words.back }} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <OfficeFault error={error} failed={useOfficeText("honours").loadFailed} />;
}
