import { PORTRAIT } from "#src/features/office/cropping.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { PhotoField } from "./photo-field.tsx";

interface PhotoPanelProps {
  kind: "players" | "staff";
  form: { values: { photo_url: string }; set: (changes: { photo_url: string }) => void };
}

export function PhotoPanel({ kind, form: { values, set } }: PhotoPanelProps) {
  const words = useOfficeText("office").people;
  const { photo_url: photo } = useFieldLabels(kind);
  return (
    <section className="panel">
      <h2>{photo}</h2>
      <div className="panel-body">
        <PhotoField
          label={photo}
          frame="portrait"
          value={values.photo_url}
          onChange={(photo_url) => set({ photo_url })}
          hint={words.photoHint}
          crop={PORTRAIT}
          isPasteTarget
        />
      </div>
    </section>
  );
}
