import { Globe } from "lucide-react";
import type { Language } from "#src/i18n/languages.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { PageCard } from "./check.ts";
import styles from "./checks-panel.module.css";

interface CardProps {
  card: PageCard;
  language: Language;
}

/** A page as a search engine lists it. */
export function SearchCard({ card, language }: CardProps) {
  const words = useOfficeText("checks");
  return (
    <section className={styles.search}>
      <h3>{words.search}</h3>
      <p className={styles.address}>
        <Globe className="icon" aria-hidden /> <span>{withoutProtocol(card.url)}</span>
      </p>
      <p className={styles.found} lang={language}>
        {card.title}
      </p>
      <p className={styles.said} lang={language}>
        {card.description}
      </p>
    </section>
  );
}

/** A page as Telegram and Facebook show a link to it: the picture in the shape in which it is made. */
export function ShareCard({ card, language }: CardProps) {
  const words = useOfficeText("checks");
  return (
    <section className={styles.share}>
      <h3>{words.share}</h3>
      <div>
        <img src={card.picture} alt="" width={1200} height={630} loading="lazy" />
        <p className={styles.site}>{card.site_name}</p>
        <p className={styles.shared} lang={language}>
          {card.share_title}
        </p>
        <p className={styles.said} lang={language}>
          {card.share_description}
        </p>
      </div>
    </section>
  );
}

function withoutProtocol(url: string): string {
  return decodeURI(url)
    .replace(/^https?:\/\//, "")
    .replaceAll("/", " › ");
}
