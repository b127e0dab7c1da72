import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { api } from "#src/api/client.ts";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficeFault } from "#src/features/office/office-fault.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { StaffMember } from "../staff-member.ts";
import { StaffForm } from "./staff-form.tsx";

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return api.get<StaffMember>(`/admin/staff/${params.id}`);
}

export default function StaffEditPage() {
  const member = useLoaderData<typeof clientLoader>();
  return <StaffForm key={member.id} member={member} />;
}

export function HydrateFallback() {
  const words = useOfficeText("staff");
  return <LoadingPage title={words.editTitle} back={{ to: "/admin/staff", label: words.back }} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { loadFailed, notFound } = useOfficeText("staff");
  return <OfficeFault error={error} failed={loadFailed} missing={notFound} />;
}
