import { club } from "#club/club.ts";
import type { PublicSettings } from "#src/features/settings/setting.ts";

const SOCIAL = ["facebook", "twitter", "instagram", "youtube", "telegram", "tiktok"] as const;
export type SocialNetwork = (typeof SOCIAL)[number];

export interface SocialLink {
  network: SocialNetwork;
  url: string;
}

/** The club's own four accounts stand in only when no social setting has a value. */
export function socialLinks(settings: PublicSettings): SocialLink[] {
  const set = SOCIAL.map((network) => ({ network, url: settings[`social_${network}`]?.value.trim() ?? "" }));
  const given = set.filter(({ url }) => /^https?:\/\//.test(url));
  if (given.length > 0) return given;
  const { social } = club.defaults;
  return (Object.keys(social) as (keyof typeof social)[]).map((network) => ({
    network,
    url: social[network],
  }));
}
