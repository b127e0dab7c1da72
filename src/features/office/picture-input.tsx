import type { ComponentProps } from "react";

type PictureInputProps = Pick<ComponentProps<"input">, "ref" | "aria-label" | "aria-labelledby"> & {
  onChoose: (file: File) => void;
};

/** The unseen input that a button opens to choose a picture; the same file can be chosen again. */
export function PictureInput({ onChoose, ...named }: PictureInputProps) {
  return (
    <input
      className="visually-hidden"
      type="file"
      accept="image/*"
      tabIndex={-1}
      {...named}
      onChange={(event) => {
        const file = event.target.files?.[0];
        event.target.value = "";
        if (file) onChoose(file);
      }}
    />
  );
}
