import { Link, useLocation } from "react-router";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath, splitPath } from "#src/i18n/languages.ts";
import styles from "./main-navigation.module.css";
import { MAIN_ENTRIES } from "./navigation.ts";

/** The site's sections, the one somebody is in marked. */
export function Navigation({ place }: { place: "header" | "drawer" }) {
  const text = useSiteText("shell");
  const [, path] = splitPath(useLocation().pathname);
  const here = MAIN_ENTRIES.find(({ to }) =>
    to === "/" ? path === "/" : path === to || path.startsWith(`${to}/`),
  );
  return (
    <nav aria-label={text.mainNavigation} className={place === "header" ? styles.inHeader : styles.inDrawer}>
      <Entries here={here?.name} />
    </nav>
  );
}

function Entries({ here }: { here: string | undefined }) {
  const text = useSiteText("shell");
  const language = useLanguage();
  return MAIN_ENTRIES.map(({ name, to }) => (
    <Link key={name} to={localPath(language, to)} aria-current={name === here ? "page" : undefined}>
      {text.nav[name]}
    </Link>
  ));
}
