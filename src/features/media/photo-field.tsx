import type { ComponentProps } from "react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { ImageField } from "./image-field.tsx";
import { PHOTO_BYTES } from "./media.ts";

/** A photo or a logo of at most 5 MB. */
export function PhotoField(props: Omit<ComponentProps<typeof ImageField>, "path" | "maxBytes" | "texts">) {
  const texts = useOfficeText("office").photos;
  return <ImageField {...props} path="/upload/image" maxBytes={PHOTO_BYTES} texts={texts} />;
}
