import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { api } from "#src/api/client.ts";
import { clubTimeToUtc } from "#src/features/matches/match-time.ts";
import { Button } from "#src/features/office/button.tsx";
import { DateField } from "#src/features/office/date-field.tsx";
import { Dialog } from "#src/features/office/dialog.tsx";
import { SelectField, TextField } from "#src/features/office/fields.tsx";
import { attempt } from "#src/features/office/list-fault.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useCloseAsking } from "#src/features/office/use-close-asking.ts";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Bundle, BundlePart } from "../bundle.ts";
import { BundleConflict, savedMeanwhile } from "./bundle-conflict.tsx";
import styles from "./bundles-page.module.css";
import { isSameBundle, keyOf, type TypedBundle, typedOf, useTypedBundle } from "./typed-bundle.ts";
import { usePartTitle } from "./use-part-title.ts";

interface BundleDialogProps {
  /** Absent for a new one. */
  bundle: Bundle | undefined;
  onClose: () => void;
}

/** Name, hour and parts of what goes out together. */
export function BundleDialog({ bundle, onClose }: BundleDialogProps) {
  const words = useOfficeText("bundles");
  const { typed, isTyped, change, drop, ...saving } = useBundleSave(bundle, onClose);
  const { theirs, save, isBusy } = saving;
  const { name, at, parts } = typed;
  const leave = () => {
    drop();
    onClose();
  };
  const close = useCloseAsking(isTyped, leave);
  if (theirs)
    return (
      <BundleConflict
        yours={typed}
        theirs={theirs}
        onResolve={(chosen) => void save({ ...typed, ...chosen, version: theirs.version, over: theirs })}
        onKeepSaved={leave}
        onClose={saving.stopAsking}
      />
    );
  return (
    <Dialog
      title={bundle ? words.edit : words.add}
      onClose={close}
      footer={<SaveButton typed={typed} onSave={() => void save(typed)} />}
    >
      <div className={styles.fields}>
        <TextField
          label={words.name}
          value={name}
          onChange={(name) => change({ name })}
          maxLength={120}
          placeholder={words.namePlaceholder}
          readOnly={isBusy}
          isRequired
        />
        <DateField
          label={words.goesAt}
          kind="minute"
          value={at}
          onChange={(at) => change({ at })}
          hint={words.goesAtHint}
          isReadOnly={isBusy}
        />
        <PartsField parts={parts} onChange={(parts) => !isBusy && change({ parts })} />
      </div>
    </Dialog>
  );
}

/** What is typed of a bundle, and its save; what somebody else has made of it meanwhile is asked about. */
function useBundleSave(bundle: Bundle | undefined, onClose: () => void) {
  const words = useOfficeText("bundles");
  const { act, isBusy } = useListActions();
  const { slot, keep, ...bundleTyped } = useTypedBundle(bundle);
  const [theirs, setTheirs] = useState<TypedBundle>();
  const save = (wanted: TypedBundle) =>
    act(async () => {
      setTheirs(undefined);
      const sending = bundle
        ? api.put(`/admin/bundles/${bundle.id}`, { ...sentOf(wanted), version: wanted.version })
        : api.create("/admin/bundles", sentOf(wanted), slot);
      // With the key that it has now.
      keep(wanted);
      try {
        await sending;
      } catch (fault) {
        const other = await savedMeanwhile(fault, bundle);
        if (!other) throw fault;
        // One's own save, whose answer was lost, is nobody else's.
        if (!isSameBundle(typedOf(other), wanted)) return setTheirs(typedOf(other));
      }
      showToast({ text: words.saved });
      bundleTyped.drop();
      onClose();
    });
  return { ...bundleTyped, theirs, save, isBusy, stopAsking: () => setTheirs(undefined) };
}

/** What is sent of it; its hour is undefined where that is half written. */
function sentOf({ name, at, parts }: TypedBundle) {
  const goes_at = at ? (clubTimeToUtc(at) ?? undefined) : null;
  return { name: name.trim(), goes_at, parts: parts.map(({ kind, id }) => ({ kind, id })) };
}

function SaveButton({ typed, onSave }: { typed: TypedBundle; onSave: () => void }) {
  const office = useOfficeText("office");
  const { name, goes_at } = sentOf(typed);
  return (
    <Button disabled={name === "" || goes_at === undefined} onClick={onSave}>
      {office.save}
    </Button>
  );
}

/** The parts that are chosen, and a list to choose more from. */
function PartsField({ parts, onChange }: { parts: BundlePart[]; onChange: (parts: BundlePart[]) => void }) {
  const words = useOfficeText("bundles");
  const titleOf = usePartTitle();
  const [candidates, setCandidates] = useState<BundlePart[]>([]);
  useEffect(() => {
    void attempt(api.get<{ parts: BundlePart[] }>("/admin/bundles/candidates")).then(({ data }) =>
      setCandidates(data?.parts ?? []),
    );
  }, []);
  const chosen = new Set(parts.map(keyOf));
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
