import type { ComponentProps } from "react";
import { PHOTO_BYTES } from "#src/features/media/media.ts";
import { ImageField } from "./image-field.tsx";
import { useOfficeText } from "./use-office-text.ts";

/** A photo or a logo of at most 5 MB. */
export function PhotoField(props: Omit<ComponentProps<typeof ImageField>, "path" | "maxBytes" | "texts">) {
  const texts = useOfficeText().photos;
  return <ImageField {...props} path="/upload/image" maxBytes={PHOTO_BYTES} texts={texts} />;
}
