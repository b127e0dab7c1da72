import { useState } from "react";
import type { ShownText } from "#src/i18n/localised.ts";
import { pictureSources } from "#src/ui/picture-sources.ts";
import styles from "./partner-banner.module.css";

export interface BannerView {
  name: string;
  url: string;
  logo: string;
  image: string;
  text: ShownText;
}

/** The banner of the one partner that a page shows. */
export function PartnerBanner({ banner }: { banner: BannerView }) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <a className={styles.banner} href={banner.url} target="_blank" rel="noopener sponsored">
      {isBroken ? (
        // Without its picture the banner is the partner's name and text.
        <b>{banner.name}</b>
      ) : (
        <img
          {...pictureSources(banner.image, "(max-width: 1344px) 100vw, 1344px")}
          alt={banner.name}
          width={1200}
          height={200}
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setIsBroken(true);
          }}
          onError={() => setIsBroken(true)}
        />
      )}
      {banner.text.text && <p lang={banner.text.lang}>{banner.text.text}</p>}
    </a>
  );
}
