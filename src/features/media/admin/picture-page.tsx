import { type ClientLoaderFunctionArgs, useLoaderData, useParams } from "react-router";
import { api } from "#src/api/client.ts";
import { useColumnLabels } from "#src/features/office/column-labels.ts";
import { ConflictDialog } from "#src/features/office/conflict-dialog.tsx";
import { FormNotices } from "#src/features/office/form-notices.tsx";
import { attempt, ListFault } from "#src/features/office/list-fault.tsx";
import { RecordHistory } from "#src/features/office/record-bar.tsx";
import { useSaveShortcut } from "#src/features/office/shortcuts.tsx";
import { staffDateTime } from "#src/features/office/staff-dates.ts";
import { useUnsent } from "#src/features/office/unsaved-guard.tsx";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import type { PictureDetail } from "../library.ts";
import { picture as definition } from "../picture.record.ts";
import { AlikePictures } from "./alike-pictures.tsx";
import { FocalPoint } from "./focal-point.tsx";
import { PictureBar } from "./picture-bar.tsx";
import { DescriptionFields, RightsFields } from "./picture-fields.tsx";
import styles from "./picture-page.module.css";
import { PicturePlaces } from "./picture-places.tsx";
import { type PictureEditing, usePictureEdit } from "./use-picture-edit.ts";

export async function clientLoader({ params: { id } }: ClientLoaderFunctionArgs) {
  const { data, error } = await attempt(api.get<PictureDetail>(`/admin/media/${id}`));
  return { picture: data, error };
}

/** One picture: where its middle is, what is to be seen, whose it is, where it stands. */
export default function PicturePage() {
  const { picture, error } = useLoaderData<typeof clientLoader>();
  const words = useOfficeText("media");
  const { id } = useParams();
  return (
    <aside className={styles.detail} aria-label={words.details}>
      {error && <ListFault error={error} failed={words.loadFailed} />}
      {picture && <Picture key={id} picture={picture} />}
    </aside>
  );
}

function Picture({ picture }: { picture: PictureDetail }) {
  const words = useOfficeText("media");
  const labels = useFieldLabels("media");
  const edit = usePictureEdit(picture);
  // The library around it asks.
  useUnsent(edit.isDirty ? "typed" : "");
  useSaveShortcut(() => void edit.saveAll());
  return (
    <>
      <PictureBar picture={picture} />
      <FormNotices offered={edit.offered} />
      <FocalPoint picture={picture} edit={edit} />
      <DescriptionFields edit={edit} />
      <RightsFields edit={edit} picture={picture} />
      <AlikePictures picture={picture} />
      <PicturePlaces places={picture.places} />
      <section className={styles.part}>
        <p className="hint">
          {words.facts(`${picture.width}×${picture.height}`, weightOf(picture.bytes, words))}.{" "}
          {words.uploadedBy(picture.uploader, staffDateTime(picture.created_at))}
        </p>
        <RecordHistory
          kind="media"
          id={picture.id}
          labels={labels}
          isDirty={false}
          onRestored={edit.refresh}
        />
      </section>
      {edit.conflict && <PictureConflict conflict={edit.conflict} />}
    </>
  );
}

/** Two versions of the field that was left. */
function PictureConflict({ conflict }: { conflict: NonNullable<PictureEditing["conflict"]> }) {
  const labels: Record<string, string> = useColumnLabels(definition);
  return (
    <ConflictDialog
      conflict={conflict}
      labels={Object.fromEntries(conflict.fields.map((name) => [name, labels[name] ?? name]))}
      toForm={(name, value) => (name === "is_decorative" ? Boolean(value) : value)}
      onKeepSaved={conflict.keepSaved}
    />
  );
}

function weightOf(
  bytes: number,
  words: { kilobytes: (n: number) => string; megabytes: (n: string) => string },
): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? words.kilobytes(kilobytes) : words.megabytes((kilobytes / 1024).toFixed(1));
}

export function HydrateFallback() {
  return null;
}
