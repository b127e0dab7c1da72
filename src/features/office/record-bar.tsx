import { History } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { AlsoHere } from "#src/features/presence/also-here.tsx";
import type { SharedKind } from "#src/features/presence/presence.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { Button } from "./button.tsx";
import styles from "./record-bar.module.css";

/** Most days nobody looks back. */
const HistoryDialog = lazy(() => import("./history-dialog.tsx"));

/** How the history shows what belongs to a record and is saved by itself, e.g. a match's events. */
export interface PartProps extends Pick<RecordBarProps, "labels" | "show" | "onRestored"> {
  nameOf: (values: Record<string, unknown>) => string;
}

export interface RecordBarProps {
  kind: SharedKind;
  /** The record's number; for a table its season's. */
  id: number;
  /** The fields in the order of the form, each with its name on the screen; absent: each goes by its own name. */
  labels?: Partial<Record<string, string>>;
  /** What a field without a label is called, e.g. a table's team. */
  nameOfField?: (field: string) => string;
  /** How a value is shown, where that is not its plain text. */
  show?: (field: string, value: unknown) => string | undefined;
  part?: PartProps;
  /** Whether each of its languages can be looked at, and brought back, by itself. */
  isByLanguage?: boolean;
  /** Whether something is typed that a restore would replace. */
  isDirty: boolean;
  /** Shows the record as it is after a restore. */
  onRestored: (record: unknown) => void;
}

/** Above the form of a saved record: who else has it open, and the way to its history. */
export function RecordBar(props: RecordBarProps) {
  return (
    <div className={styles.bar}>
      <AlsoHere kind={props.kind} id={props.id} />
      <RecordHistory {...props} />
    </div>
  );
}

/** The way to the versions of a record. */
export function RecordHistory(props: RecordBarProps) {
  const words = useOfficeText("office");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button isLine aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <History className="icon" aria-hidden /> {words.history}
      </Button>
      {isOpen && (
        <Suspense>
          <HistoryDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
