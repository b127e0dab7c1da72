/** The networks whose posts an article may show, beside videos. */
export type EmbedKind = "telegram" | "instagram" | "x" | "facebook" | "tiktok";

/** A post that an article shows: our own card, and its network's frame once somebody asks for it. */
export interface Embed {
  kind: EmbedKind;
  href: string;
  /** What the frame shows. */
  frame: string;
}

/** Whose frames show posts of each network: the policy of a page lets in those that it has. */
export const EMBED_FRAMES: Record<EmbedKind, string> = {
  telegram: "https://t.me",
  instagram: "https://www.instagram.com",
  x: "https://platform.twitter.com",
  facebook: "https://www.facebook.com",
  tiktok: "https://www.tiktok.com",
};

interface Network {
  kind: EmbedKind;
  hosts: RegExp;
  path: RegExp;
  frame: (match: RegExpExecArray, url: URL) => string;
}

const NETWORKS: Network[] = [
  {
    kind: "telegram",
    hosts: /^(www\.)?(t\.me|telegram\.me)$/,
    path: /^\/(?:s\/)?([A-Za-z]\w{3,31})\/(\d{1,12})\/?$/,
    frame: ([, channel, post]) => `https://t.me/${channel}/${post}?embed=1`,
  },
  {
    kind: "instagram",
    hosts: /^(www\.)?instagram\.com$/,
    path: /^\/(?:[\w.]{1,40}\/)?(p|reel|tv)\/([\w-]{5,40})\/?$/,
    frame: ([, sort, post]) => `https://www.instagram.com/${sort}/${post}/embed/`,
  },
  {
    kind: "x",
    hosts: /^(www\.|mobile\.)?(x|twitter)\.com$/,
    path: /^\/\w{1,20}\/status\/(\d{5,25})\/?$/,
    frame: ([, post]) => `https://platform.twitter.com/embed/Tweet.html?dnt=true&id=${post}`,
  },
  {
    kind: "facebook",
    hosts: /^(www\.|m\.|web\.)?facebook\.com$/,
    path: /^\/(?:[\w.-]{1,80}\/(?:posts|videos)\/[\w.-]{1,200}|watch|reel\/\d{5,25}|permalink\.php|photo(?:\.php)?)\/?$/,
    frame: ([path], { search }) => {
      const post = `https://www.facebook.com${path}${search}`;
      const sort = /\/(videos|watch|reel)\b/.test(path) ? "video" : "post";
      return `https://www.facebook.com/plugins/${sort}.php?href=${encodeURIComponent(post)}&show_text=true`;
    },
  },
  {
    kind: "tiktok",
    hosts: /^(www\.|m\.)?tiktok\.com$/,
    path: /^\/@[\w.-]{1,40}\/video\/(\d{5,25})\/?$/,
    frame: ([, video]) => `https://www.tiktok.com/embed/v2/${video}`,
  },
];

/** The post that a link leads to, or null for any other address: only these are ever shown in a frame. */
export function embedOf(href: string): Embed | null {
  // Browsers drop tabs and line breaks from an address and read "\" as "/": neither is a plain link.
  if (href.length > 500 || !/^https:\/\/[\x21-\x5b\x5d-\x7e]+$/i.test(href)) return null;
  const url = URL.parse(href);
  if (!url || url.username || url.password || url.port) return null;
  for (const { kind, hosts, path, frame } of NETWORKS) {
    const match = hosts.test(url.hostname) && path.exec(url.pathname);
    if (match) return { kind, href, frame: frame(match, url) };
  }
  return null;
}
