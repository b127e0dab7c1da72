import { Link } from "react-router";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import styles from "./breadcrumbs.module.css";
import { JsonLd } from "./json-ld.tsx";
import { useSiteUrl } from "./use-site-url.ts";

export interface Crumb {
  name: string;
  /** The language of the name, where it is not the page's. */
  lang?: string;
  /** Without the language's prefix, e.g. "/news". */
  path: string;
}

/** The way from the home page to here; the last one is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const text = useSiteText("shell");
  const language = useLanguage();
  return (
    <nav aria-label={text.breadcrumbs}>
      <ol className={`${styles.crumbs} small`}>
        {crumbs.map(({ name, lang, path }, index) => (
          <li key={path} lang={lang}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={localPath(language, path)}>{name}</Link>
            )}
          </li>
        ))}
      </ol>
      <BreadcrumbData crumbs={crumbs} />
    </nav>
  );
}

/** The same way for search engines, from the home page on. */
export function BreadcrumbData({ crumbs }: { crumbs: Crumb[] }) {
  const text = useSiteText("shell");
  const language = useLanguage();
  const siteUrl = useSiteUrl();
  const itemListElement = [{ name: text.nav.home, path: "/" }, ...crumbs].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: siteUrl + localPath(language, path),
  }));
  return <JsonLd data={{ "@type": "BreadcrumbList", itemListElement }} />;
}
