import { ApiError, api } from "#src/api/client.ts";
import { clubTimeToUtc } from "#src/features/matches/match-time.ts";
import { ConflictDialog } from "#src/features/office/conflict-dialog.tsx";
import { staffDateTime } from "#src/features/office/staff-dates.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Bundle } from "../bundle.ts";
import { keyOf, type TypedBundle } from "./typed-bundle.ts";
import { usePartTitle } from "./use-part-title.ts";

interface BundleConflictProps {
  yours: TypedBundle;
  theirs: TypedBundle;
  /** Saves what was chosen of each field that differs. */
  onResolve: (chosen: Partial<TypedBundle>) => void;
  onKeepSaved: () => void;
  onClose: () => void;
}

/** What is typed of a bundle beside what somebody else has made of it meanwhile. */
export function BundleConflict({ yours, theirs, onResolve, onKeepSaved, onClose }: BundleConflictProps) {
  const words = useOfficeText("bundles");
  const titleOf = usePartTitle();
  const all = new Map([...theirs.parts, ...yours.parts].map((part) => [keyOf(part), part]));
  const fieldsOf = ({ name, at, parts }: TypedBundle) => ({ name: name.trim(), at, parts: parts.map(keyOf) });
  const partsOf = (keys: unknown) => (keys as string[]).map((key) => all.get(key)!);
  const show = (field: string, value: unknown) => {
    if (field === "parts") return partsOf(value).map(titleOf).join("\n") || undefined;
    const moment = field === "at" ? clubTimeToUtc(String(value)) : undefined;
    return moment ? staffDateTime(moment) : undefined;
  };
  return (
    <ConflictDialog<TypedBundle>
      conflict={{
        ...{ base: yours.over ? fieldsOf(yours.over) : null, yours: fieldsOf(yours) },
        ...{ theirs: fieldsOf(theirs), version: theirs.version ?? 0, by: undefined },
        ...{ resolve: onResolve, close: onClose },
      }}
      labels={{ name: words.name, at: words.goesAt, parts: words.parts }}
      show={show}
      toForm={(field, value) => (field === "parts" ? partsOf(value) : value)}
      onKeepSaved={onKeepSaved}
    />
  );
}

/** A bundle as somebody else has saved it, where that is why a save of its old version was refused and it can be changed. */
export async function savedMeanwhile(fault: unknown, old: Bundle | undefined): Promise<Bundle | undefined> {
  if (!old || !(fault instanceof ApiError) || fault.status !== 409) return undefined;
  const { bundles } = await api.get<{ bundles: Bundle[] }>("/admin/bundles");
  return bundles.find(({ id, state }) => id === old.id && (state === "open" || state === "refused"));
}
