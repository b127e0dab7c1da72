import { OfficeFault } from "#src/features/office/office-fault.tsx";
import { PlayerForm } from "./player-form.tsx";

export default function PlayerCreatePage() {
  return <PlayerForm />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <OfficeFault error={error} />;
}
