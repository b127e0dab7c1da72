import { OfficeFault } from "#src/features/office/office-fault.tsx";
import { SettingForm } from "./setting-form.tsx";

export default function SettingCreatePage() {
  return <SettingForm />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <OfficeFault error={error} />;
}
