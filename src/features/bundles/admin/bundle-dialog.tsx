import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { api } from "#src/api/client.ts";
import { clubTimeToUtc, exactClubTime } from "#src/features/matches/match-time.ts";
import { Button } from "#src/features/office/button.tsx";
import { DateField } from "#src/features/office/date-field.tsx";
import { Dialog } from "#src/features/office/dialog.tsx";
import { SelectField, TextField } from "#src/features/office/fields.tsx";
import { attempt } from "#src/features/office/list-fault.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useCloseAsking } from "#src/features/office/use-close-asking.ts";
import { useKept } from "#src/features/office/use-kept.ts";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Bundle, BundlePart } from "../bundle.ts";
import styles from "./bundles-page.module.css";

interface BundleDialogProps {
  /** Absent for a new one. */
  bundle: Bundle | undefined;
  onClose: () => void;
}

const keyOf = ({ kind, id }: BundlePart) => `${kind} ${id}`;

/** Name, hour and parts of what goes out together. */
export function BundleDialog({ bundle, onClose }: BundleDialogProps) {
  const words = useOfficeText("bundles");
  const { act } = useListActions();
  const { draft, typed, isTyped, change, keep, drop } = useTypedBundle(bundle);
  const { name, at, parts, version } = typed;
  const goes_at = at ? (clubTimeToUtc(at) ?? undefined) : null;
  const save = () =>
    act(async () => {
      const given = { name: name.trim(), goes_at, parts: parts.map(({ kind, id }) => ({ kind, id })) };
      const sending = bundle
        ? api.put(`/admin/bundles/${bundle.id}`, { ...given, version })
        : api.create("/admin/bundles", given, draft);
      keep();
      await sending;
      drop();
      showToast({ text: words.saved });
      onClose();
    });
  const close = useCloseAsking(isTyped, () => {
    drop();
    onClose();
  });
  const isWhole = name.trim() !== "" && goes_at !== undefined;
  return (
    <Dialog
      title={bundle ? words.edit : words.add}
      onClose={close}
      footer={<SaveButton isWhole={isWhole} onSave={() => void save()} />}
    >
      <div className={styles.fields}>
        <TextField
          label={words.name}
          value={name}
          onChange={(name) => change({ name })}
          maxLength={120}
          placeholder={words.namePlaceholder}
          isRequired
        />
        <DateField
          label={words.goesAt}
          kind="minute"
          value={at}
          onChange={(at) => change({ at })}
          hint={words.goesAtHint}
        />
        <PartsField parts={parts} onChange={(parts) => change({ parts })} />
      </div>
    </Dialog>
  );
}

interface TypedBundle {
  name: string;
  at: string;
  parts: BundlePart[];
  /** Over which it was typed. */
  version: number | undefined;
}

/** What is typed into the dialog; this browser keeps it until it is saved or left. */
function useTypedBundle(bundle: Bundle | undefined) {
  const draft = `bundle-${bundle?.id ?? "new"}`;
  const [untouched] = useState(() => typedOf(bundle));
  const [kept, keep] = useKept<TypedBundle>(draft);
  const typed = kept ?? untouched;
  const drop = () => keep(undefined);
  return {
    draft,
    typed,
    isTyped: textOf(typed) !== textOf(untouched),
    change: (changes: Partial<TypedBundle>) => {
      const next = { ...typed, ...changes };
      keep(textOf(next) === textOf(untouched) ? undefined : next);
    },
    keep: () => keep(typed),
    drop,
  };
}

function typedOf(bundle: Bundle | undefined): TypedBundle {
  const at = bundle?.goes_at ? exactClubTime(bundle.goes_at) : "";
  return { name: bundle?.name ?? "", at, parts: bundle?.parts ?? [], version: bundle?.version };
}

function textOf({ name, at, parts }: TypedBundle): string {
  return JSON.stringify([name, at, parts.map(keyOf)]);
}

function SaveButton({ isWhole, onSave }: { isWhole: boolean; onSave: () => void }) {
  const office = useOfficeText("office");
  return (
    <Button disabled={!isWhole} onClick={onSave}>
      {office.save}
    </Button>
  );
}

/** The parts that are chosen, and a list to choose more from. */
function PartsField({ parts, onChange }: { parts: BundlePart[]; onChange: (parts: BundlePart[]) => void }) {
  const words = useOfficeText("bundles");
  const language = useLanguage();
  const [candidates, setCandidates] = useState<BundlePart[]>([]);
  useEffect(() => {
    void attempt(api.get<{ parts: BundlePart[] }>("/admin/bundles/candidates")).then(({ data }) =>
      setCandidates(data?.parts ?? []),
    );
  }, []);
  const chosen = new Set(parts.map(keyOf));
  const titleOf = (part: BundlePart) =>
    `${words.kinds[part.kind]}: ${localised(part, "title", language).text}`;
  return (
    <>
      <SelectField
        label={words.parts}
        value=""
        onChange={(value) => {
          const part = candidates.find((one) => keyOf(one) === value);
          if (part) onChange([...parts, part]);
        }}
        options={[
          { value: "", label: words.choose },
          ...candidates
            .filter((part) => !chosen.has(keyOf(part)))
            .map((part) => ({ value: keyOf(part), label: titleOf(part) })),
        ]}
      />
      <ul className={styles.chosen}>
        {parts.map((part) => (
          <li key={keyOf(part)}>
            <span>
              {titleOf(part)}
              {part.refusal && <small>{words.refusals[part.refusal]}</small>}
            </span>
            <button
              type="button"
              className="tool-button"
              aria-label={words.removePart(titleOf(part))}
              onClick={() => onChange(parts.filter((one) => one !== part))}
            >
              <X className="icon" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
