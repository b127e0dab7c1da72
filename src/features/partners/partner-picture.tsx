import { pictureSources, standIn } from "#src/ui/picture-sources.ts";

/** Source: specification of the public site, section 5. */
export const DEFAULT_LOGO = "/club/partners/default.svg";

interface PartnerPictureProps {
  logo: string;
  alt: string;
  width?: number;
  height?: number;
}

/** A partner's logo; the club's default picture stands in for one that is missing or broken. */
export function PartnerPicture({ logo, alt, width = 110, height = 32 }: PartnerPictureProps) {
  return (
    <img
      {...pictureSources(logo || DEFAULT_LOGO, `${width}px`)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      // A picture may have failed before React was there to hear of it.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) standIn(image, DEFAULT_LOGO);
      }}
      onError={(event) => standIn(event.currentTarget, DEFAULT_LOGO)}
    />
  );
}
