import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import type { Language } from "#src/i18n/languages.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { FormNotices } from "./form-notices.tsx";
import { OfficePage } from "./office-page.tsx";
import { RecordBar, type RecordBarProps } from "./record-bar.tsx";
import { useSaveShortcut } from "./shortcuts.tsx";
import { useUnsavedGuard } from "./unsaved-guard.tsx";
import { useOfficeWords } from "./use-office-words.ts";
import type { RecordForm } from "./use-record-form.ts";

interface RecordPageProps<Values extends object, Saved> {
  title: string;
  /** The language that most of the page's texts are in. */
  lang: Language;
  /** The list that the record belongs to: where Back and Cancel lead. */
  list: { to: string; label: string };
  form: RecordForm<Values, Saved>;
  kind: RecordBarProps["kind"];
  /** As it was loaded; absent for a new one. */
  record: Saved | undefined;
  /** The record as the form holds it. */
  valuesOf: (record: Saved) => Values;
  /** The fields of the form, each with its name on the screen. */
  labels: Partial<Record<keyof Values & string, string>>;
  /** What the history shows otherwise than the form does. */
  history?: Partial<Pick<RecordBarProps, "labels" | "show" | "part">>;
  /** What the save button says. */
  save: string;
  hasTick?: boolean;
  onSave?: () => void;
  /** Buttons before Cancel and Save. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The page of one record: its form, a save that nobody loses, its history, and the choice between two versions. */
export function RecordPage<Values extends object, Saved extends { id: number; version: number }>({
  title,
  lang,
  list,
  form,
  kind,
  record,
  valuesOf,
  labels,
  history,
  save,
  hasTick = true,
  onSave = () => void form.submit(),
  actions,
  children,
}: RecordPageProps<Values, Saved>) {
  const words = useOfficeWords();
  const navigate = useNavigate();
  useUnsavedGuard(form.isDirty, form.isDone);
  useSaveShortcut(onSave);
  // Another's version comes as the database holds it: a switch is 0 or 1.
  const toForm = (field: keyof Values & string, value: unknown) =>
    typeof form.values[field] === "boolean"
      ? Boolean(value)
      : valuesOf({ ...record, [field]: value } as Saved)[field];
  return (
    <OfficePage
      title={title}
      lang={lang}
      back={list}
      actions={
        <>
          {actions}
          <Link className="btn sm line" to={list.to}>
            {words.cancel}
          </Link>
          <button type="button" className="btn sm" disabled={form.isSaving} onClick={onSave}>
            {hasTick && (
              <>
                <Check className="i" aria-hidden />{" "}
              </>
            )}
            {form.isSaving ? words.saving : save}
          </button>
        </>
      }
    >
      {record && (
        <RecordBar
          kind={kind}
          id={record.id}
          labels={labels}
          isDirty={form.isDirty}
          onRestored={(restored) => form.adopt(valuesOf(restored as Saved), (restored as Saved).version)}
          {...history}
        />
      )}
      <FormNotices fault={form.fault} offered={form.offered} />
      {children}
      {form.conflict && (
        <ConflictDialog
          conflict={form.conflict}
          labels={labels}
          toForm={toForm}
          onKeepSaved={() => {
            form.leave();
            void navigate(list.to);
          }}
        />
      )}
    </OfficePage>
  );
}
