import { useStaffWords } from "#src/i18n/staff-words.tsx";
import { PORTRAIT } from "../cropping.ts";
import { PhotoField } from "../photo-field.tsx";
import { personWords } from "./person-words.ts";

interface PhotoPanelProps {
  form: { values: { photo_url: string }; set: (changes: { photo_url: string }) => void };
}

export function PhotoPanel({ form: { values, set } }: PhotoPanelProps) {
  const words = useStaffWords(personWords);
  return (
    <section className="panel">
      <h2>{words.photo}</h2>
      <div className="in">
        <PhotoField
          label={words.photo}
          frame="gt-up"
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
