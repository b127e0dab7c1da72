import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { api } from "#src/api/client.ts";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficeFault } from "#src/features/office/office-fault.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Setting } from "../setting.ts";
import { SettingForm } from "./setting-form.tsx";

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return api.get<Setting>(`/admin/settings/${params.id}`);
}

export default function SettingEditPage() {
  const setting = useLoaderData<typeof clientLoader>();
  return <SettingForm key={setting.id} setting={setting} />;
}

export function HydrateFallback() {
  const words = useOfficeText("settings");
  return <LoadingPage title={words.editTitle} back={{ to: "/admin/settings", label: words.back }} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <OfficeFault error={error} failed={useOfficeText("settings").loadOneFailed} />;
}
