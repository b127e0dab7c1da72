import { useSiteText } from "#src/i18n/i18n.tsx";
import { SocialIcon } from "./social-icon.tsx";
import type { SocialLink } from "./social-links.ts";
import styles from "./social-list.module.css";

/** The club's accounts in social networks, each by its mark. */
export function SocialList({ links }: { links: SocialLink[] }) {
  const text = useSiteText("shell");
  return (
    <ul className={styles.networks} aria-label={text.social}>
      {links.map(({ network, url }) => (
        <li key={network}>
          <a href={url} rel="me noopener" target="_blank">
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
