import type { ComponentProps } from "react";

type PictureInputProps = Pick<ComponentProps<"input">, "ref" | "aria-label" | "aria-labelledby"> & {
  onChoose: (file: File) => void;
};

/** The unseen input that a button opens to choose a picture; the same file can be chosen again. */
export function PictureInput({ onChoose, ...named }: PictureInputProps) {
  return <FilesInput {...named} onChoose={([file]) => file && onChoose(file)} />;
}

type FilesInputProps = Omit<PictureInputProps, "onChoose"> & {
  multiple?: boolean;
  onChoose: (files: File[]) => void;
};

/** The same for several pictures. */
export function FilesInput({ onChoose, ...named }: FilesInputProps) {
  return (
    <input
      className="visually-hidden"
      type="file"
      accept="image/*"
      tabIndex={-1}
      {...named}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        event.target.value = "";
        onChoose(files);
      }}
    />
  );
}
