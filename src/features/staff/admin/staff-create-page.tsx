import { OfficeFault } from "#src/features/office/office-fault.tsx";
import { StaffForm } from "./staff-form.tsx";

export default function StaffCreatePage() {
  return <StaffForm />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <OfficeFault error={error} />;
}
