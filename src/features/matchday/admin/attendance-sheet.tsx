import { useConsole } from "./console-context.tsx";
import { NumberForm } from "./number-form.tsx";
import { Sheet } from "./sheet.tsx";

const MOST = 200_000;

/** How many came. */
export function AttendanceSheet() {
  const { words, tap } = useConsole();
  return (
    <Sheet title={words.attendance}>
      <NumberForm
        label={words.attendanceField}
        most={MOST}
        onNumber={(people) => tap({ tap: "attendance", people })}
      />
    </Sheet>
  );
}
