import { Link } from "react-router";
import styles from "./choice-links.module.css";

interface ChoiceLinksProps {
  label: string;
  choices: { to: string; name: string; lang?: string | undefined; isChosen: boolean }[];
}

/** One of some, as links: each has an address that can be shared. */
export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  if (choices.length < 2) return null;
  return (
    <nav className={styles.choices} aria-label={label}>
      {choices.map(({ to, name, lang, isChosen }) => (
        <Link key={to} to={to} lang={lang} aria-current={isChosen ? "page" : undefined} preventScrollReset>
          {name}
        </Link>
      ))}
    </nav>
  );
}
