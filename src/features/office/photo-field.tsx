import type { ComponentProps } from "react";
import { PHOTO_BYTES } from "#src/features/media/media.ts";
import { staffWords, useStaffWords } from "#src/i18n/staff-words.tsx";
import { ImageField } from "./image-field.tsx";

const photoWords = staffWords("en", {
  notImage: { en: "Please select an image file", hy: "Ընտրեք պատկերի ֆայլ", ru: "Выберите файл изображения" },
  tooBig: {
    en: "Image size should be less than 5MB",
    hy: "Պատկերը պետք է լինի 5 ՄԲ-ից փոքր",
    ru: "Размер изображения должен быть меньше 5 МБ",
  },
  failed: {
    en: "Failed to upload image",
    hy: "Չհաջողվեց վերբեռնել պատկերը",
    ru: "Не удалось загрузить изображение",
  },
});

/** A photo or a logo of at most 5 MB. */
export function PhotoField(props: Omit<ComponentProps<typeof ImageField>, "path" | "maxBytes" | "texts">) {
  const texts = useStaffWords(photoWords);
  return <ImageField {...props} path="/upload/image" maxBytes={PHOTO_BYTES} texts={texts} />;
}
