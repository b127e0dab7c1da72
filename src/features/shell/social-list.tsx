import { SocialIcon } from "./social-icon.tsx";
import type { SocialLink } from "./social-links.ts";
import styles from "./social-list.module.css";
import { useShellText } from "./use-shell-text.ts";

/** The club's accounts in social networks, each by its mark. */
export function SocialList({ links }: { links: SocialLink[] }) {
  const text = useShellText();
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
