import { OfficePage } from "#src/features/office/office-page.tsx";
import { useOfficeWords } from "#src/features/office/use-office-words.ts";

export default function DashboardPage() {
  const words = useOfficeWords();
  return (
    <OfficePage title={words.dashboard} lang={words.lang}>
      <p>…</p>
    </OfficePage>
  );
}
