import type { Partner } from "./partner.ts";
import type { BannerView } from "./partner-banner.tsx";

/** A partner's banner with the text that it has for one place. */
export function bannerView(partner: Partner, text: string): BannerView {
  const { name, url, logo, banner_image } = partner;
  return { name, url, logo, image: banner_image, text };
}
