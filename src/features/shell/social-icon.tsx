import type { SocialNetwork } from "./social-links.ts";

/** Simple marks drawn for this product, in a box of 24 by 24. */
const MARKS: Record<SocialNetwork, { name: string; path: string }> = {
  facebook: {
    name: "Facebook",
    path: "M14 22v-8h3l.6-4H14V7.6c0-1.2.4-2 2-2h1.8V2.1C17.400 2 16.300 2 15.200 2 12.300 2 10 3.700 10 7v3H7v4h3v8z",
  },
  twitter: {
    name: "X",
    path: "M3 3h5.200l4.600 6.300L18.200 3H21l-6.900 7.900L21.500 21h-5.200l-5-6.800L5.400 21H2.600l7.400-8.500zM6.700 5l10.600 14h1.500L8.200 5z",
  },
  instagram: {
    name: "Instagram",
    path: "M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5m0 2a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3zm5 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10m0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6m5.500-3a1.200 1.200 0 1 1 0 2.400 1.200 1.200 0 0 1 0-2.400",
  },
  youtube: {
    name: "YouTube",
    path: "M4 5h16a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3m6 3.500v7l6-3.500z",
  },
  telegram: { name: "Telegram", path: "M22 3 2 11l6 2.300L18 6.500 10.500 14v6l3.200-3.700L18 19.500z" },
  tiktok: {
    name: "TikTok",
    path: "M13 2h3c.2 2.300 1.700 4 4 4.200V9.300c-1.500 0-2.800-.4-4-1.200V15a6 6 0 1 1-6-6c.3 0 .7 0 1 .1v3.200a3 3 0 1 0 2 2.700z",
  },
};

export function SocialIcon({ network }: { network: SocialNetwork }) {
  const { name, path } = MARKS[network];
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="currentColor"
      fillRule="evenodd"
      role="img"
      aria-label={name}
    >
      <path d={path} />
    </svg>
  );
}
