import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { AlsoHere } from "#src/features/presence/also-here.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import type { Fields } from "#src/records/field.ts";
import { formValues } from "#src/records/form.ts";
import type { Pairs } from "#src/records/record.ts";
import { Button } from "./button.tsx";
import { useColumnLabels } from "./column-labels.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { FormNotices } from "./form-notices.tsx";
import { useReturn, wayBack } from "./list-places.ts";
import { OfficePage } from "./office-page.tsx";
import { type RecordBarProps, RecordHistory } from "./record-bar.tsx";
import { useSaveShortcut } from "./shortcuts.tsx";
import { maySaveWithout, useUnsavedGuard } from "./unsaved-guard.tsx";
import { useIsNarrow } from "./use-is-narrow.ts";
import type { RecordForm } from "./use-record-form.ts";
import { WorkPage } from "./work-page.tsx";

interface RecordPageProps<Values extends object, Saved> {
  title: string;
  /** What the record is called, after the title; absent for a new one. */
  name?: string | undefined;
  /** The list that the record belongs to: where Back and Cancel lead. */
  list: { to: string; label: string };
  form: RecordForm<Values, Saved>;
  /** What is declared of it: its kind, its values in a form and the names of its fields follow. */
  of?: { kind: string; fields: Fields; pairs?: Pairs };
  /** Of a record without a declaration. */
  kind?: RecordBarProps["kind"];
  /** As it was loaded; absent for a new one. */
  record: Saved | undefined;
  /** The record as the form holds it, where that is not as its fields say. */
  valuesOf?: (record: Saved) => Values;
  /** The fields of the form, each with its name on the screen, where that is not as their labels say. */
  labels?: Partial<Record<keyof Values & string, string>>;
  /** Of these fields two are one choice, where that is not as its declaration says. */
  pairs?: Pairs | undefined;
  /** What the history shows otherwise than the form does. */
  history?: Partial<Pick<RecordBarProps, "labels" | "show" | "part" | "isByLanguage">>;
  /** What the save button says. */
  save: string;
  hasTick?: boolean;
  onSave?: () => void;
  /** Buttons before Cancel and Save. */
  actions?: ReactNode;
  /** Where somebody works for long: how the work stands, before and after its state was saved. */
  work?: { state: ReactNode; saved: ReactNode };
  /** On a page of work it lays out the page's parts itself. */
  children: ReactNode | ((parts: RecordParts) => ReactNode);
}

/** What every page of a record has, for one that lays it out itself. */
export interface RecordParts {
  /** Who else is here, why a save failed, what was left behind. */
  notices: ReactNode;
  history: ReactNode;
  cancel: ReactNode;
  save: ReactNode;
}

/** The page of one record: its form, a save that nobody loses, its history, and the choice between two versions. */
export function RecordPage<Values extends object, Saved extends { id: number; version: number }>({
  title,
  name,
  list,
  form,
  of,
  kind = of?.kind as RecordBarProps["kind"],
  record,
  valuesOf = (saved) => (of ? formValues(of, saved) : saved) as unknown as Values,
  labels: given,
  pairs = of?.pairs,
  history,
  save,
  hasTick = true,
  onSave = () => void form.submit(),
  actions,
  work,
  children,
}: RecordPageProps<Values, Saved>) {
  const colon = useColon();
  const labels = { ...useColumnLabels(of), ...given } as Partial<Record<keyof Values & string, string>>;
  useUnsavedGuard(form.isDirty, { isDone: form.isDone });
  const words = useOfficeText("office");
  const keep = async () => {
    if (await maySaveWithout(words)) onSave();
  };
  useSaveShortcut(() => void keep());
  // Another's version comes as the database holds it: a switch is 0 or 1.
  const toForm = (field: keyof Values & string, value: unknown) =>
    typeof form.values[field] === "boolean"
      ? Boolean(value)
      : valuesOf({ ...record, [field]: value } as Saved)[field];
  const parts: RecordParts = {
    notices: (
      <>
        {record && <AlsoHere kind={kind} id={record.id} />}
        <FormNotices fault={form.fault} offered={form.offered} />
      </>
    ),
    history: record && (
      <RecordHistory
        kind={kind}
        id={record.id}
        labels={labels}
        isDirty={form.isDirty}
        onRestored={(restored) => form.adopt(valuesOf(restored as Saved), (restored as Saved).version)}
        {...history}
      />
    ),
    cancel: <CancelLink to={list.to} />,
    save: <SaveButton label={save} hasTick={hasTick} isSaving={form.isSaving} onClick={() => void keep()} />,
  };
  const whole = name ? `${title}${colon}${name}` : title;
  return (
    <RecordFrame title={whole} back={list} parts={parts} actions={actions} work={work} content={children}>
      <RecordConflict form={form} labels={labels} pairs={pairs} toForm={toForm} list={list} />
    </RecordFrame>
  );
}

interface RecordFrameProps extends Pick<RecordPageProps<object, never>, "actions" | "work"> {
  title: string;
  back: { to: string; label: string };
  parts: RecordParts;
  content: RecordPageProps<object, never>["children"];
  /** What opens above the page. */
  children: ReactNode;
}

/** The page around a record: boxes on the office's ground or, for long work, the work itself. */
function RecordFrame({ title, back, parts, actions, work, content, children }: RecordFrameProps) {
  const { notices, history, cancel, save } = parts;
  const isNarrow = useIsNarrow();
  const shown = typeof content === "function" ? content(parts) : content;
  if (work)
    return (
      <WorkPage
        title={title}
        back={back}
        state={work.state}
        actions={
          <>
            {work.saved}
            {!isNarrow && history}
            {actions}
            {!isNarrow && cancel}
            {save}
          </>
        }
      >
        {shown}
        {children}
      </WorkPage>
    );
  return (
    <OfficePage
      title={title}
      back={back}
      isForm
      tools={history}
      actions={
        <>
          {actions}
          {cancel}
          {save}
        </>
      }
    >
      {notices}
      {shown}
      {children}
    </OfficePage>
  );
}

function CancelLink({ to }: { to: string }) {
  const words = useOfficeText("office");
  return (
    <Link className="button button-small button-line" {...wayBack(to)}>
      {words.cancel}
    </Link>
  );
}

interface SaveButtonProps {
  label: string;
  hasTick: boolean;
  isSaving: boolean;
  onClick: () => void;
}

function SaveButton({ label, hasTick, isSaving, onClick }: SaveButtonProps) {
  const words = useOfficeText("office");
  return (
    <Button disabled={isSaving} onClick={onClick}>
      {hasTick && (
        <>
          <Check className="icon" aria-hidden />{" "}
        </>
      )}
      {isSaving ? words.saving : label}
    </Button>
  );
}

interface RecordConflictProps<Values extends object, Saved> {
  form: RecordForm<Values, Saved>;
  labels: Partial<Record<keyof Values & string, string>>;
  pairs: Pairs | undefined;
  /** Another's value of a field in the form's shape. */
  toForm: (field: keyof Values & string, value: unknown) => unknown;
  list: { to: string };
}

/** The two versions, once somebody else has saved first; to keep theirs leads back to the list. */
function RecordConflict<Values extends object, Saved>(props: RecordConflictProps<Values, Saved>) {
  const { form, labels, pairs, toForm, list } = props;
  const goBack = useReturn(list.to);
  if (!form.conflict) return null;
  return (
    <ConflictDialog
      conflict={form.conflict}
      labels={labels}
      pairs={pairs}
      toForm={toForm}
      onKeepSaved={() => {
        form.leave();
        goBack();
      }}
    />
  );
}
