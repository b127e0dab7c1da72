import { ImageField } from "#src/features/media/image-field.tsx";
import { BANNER_BYTES, PHOTO_BYTES } from "#src/features/media/media.ts";
import { ANY_SHAPE, BANNER } from "#src/features/office/cropping.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import type { PartnerForm } from "./partner-dialog.tsx";
import styles from "./partner-pictures.module.css";

/** The logo, which the form saves, and the banner, which is saved as soon as it is uploaded. */
export function PartnerPictures({ id, form }: { id: number; form: PartnerForm }) {
  const { values, set, follow } = form;
  const words = useOfficeText("partners");
  const labels = useFieldLabels("partners");
  return (
    <div className={styles.pictures}>
      <ImageField
        label={labels.logo}
        frame="logo"
        value={values.logo}
        onChange={(logo) => set({ logo })}
        path="/upload/image"
        crop={ANY_SHAPE}
        maxBytes={PHOTO_BYTES}
        texts={{ notImage: words.notImage, tooBig: words.logoTooBig, failed: words.logoFailed }}
        hint={words.logoHint}
      />
      <ImageField
        label={labels.banner_image}
        frame="banner"
        value={values.banner_image}
        onChange={(banner_image, uploaded) => {
          set({ banner_image });
          if (uploaded) follow({ before: Number(uploaded.version_before), now: Number(uploaded.version) });
        }}
        path={`/admin/partners/${id}/banner`}
        field="banner"
        answer="banner_image"
        crop={BANNER}
        maxBytes={BANNER_BYTES}
        texts={{
          notImage: words.notImage,
          tooBig: words.bannerTooBig,
          failed: words.bannerFailed,
          broken: words.bannerError,
        }}
        hint={words.bannerHint}
      />
    </div>
  );
}
