import { Check, Link2, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useSiteUrl } from "#src/features/shell/use-site-url.ts";
import { useSiteText } from "#src/i18n/i18n.tsx";
import { useCopy } from "#src/ui/use-copy.ts";
import styles from "./share-links.module.css";

/** Plain links: no network hears of a visitor who does not press one. */
const NETWORKS = [
  { name: "Telegram", to: (url: string, title: string) => `https://t.me/share/url?url=${url}&text=${title}` },
  { name: "Facebook", to: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  { name: "WhatsApp", to: (url: string, title: string) => `https://wa.me/?text=${title}%20${url}` },
  { name: "X", to: (url: string, title: string) => `https://x.com/intent/post?url=${url}&text=${title}` },
];

/** Ways to pass a page on: the device's own menu where there is one, networks, the address itself. */
export function ShareLinks({ title, path }: { title: string; path: string }) {
  const text = useSiteText("news");
  const url = useSiteUrl() + path;
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare("share" in navigator), []);
  return (
    <div className={styles.share}>
      <h2 className="label">{text.share}</h2>
      <ul>
        {NETWORKS.map(({ name, to }) => (
          <li key={name}>
            <a href={to(encodeURIComponent(url), encodeURIComponent(title))} target="_blank" rel="noopener">
              {name}
            </a>
          </li>
        ))}
        {canShare && (
          <li>
            <button type="button" onClick={() => void navigator.share({ title, url }).catch(() => {})}>
              <Share2 className="icon" aria-hidden /> {text.share}
            </button>
          </li>
        )}
        <li>
          <CopyLink url={url} />
        </li>
      </ul>
    </div>
  );
}

function CopyLink({ url }: { url: string }) {
  const text = useSiteText("news");
  // Where the browser forbids it the address stands in its own bar.
  const { isCopied, copy } = useCopy(url);
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {isCopied ? <Check className="icon" aria-hidden /> : <Link2 className="icon" aria-hidden />}
        {isCopied ? text.linkCopied : text.copyLink}
      </button>
      <span className="visually-hidden" role="status">
        {isCopied ? text.linkCopied : ""}
      </span>
    </>
  );
}
