import { Search } from "lucide-react";
import { Link, useLocation } from "react-router";
import { club } from "#club/club.ts";
import type { PartnerMark } from "#src/features/partners/partner-logo.tsx";
import { useSiteText } from "#src/i18n/i18n.tsx";
import { localPath, splitPath } from "#src/i18n/languages.ts";
import { useCurrentMatch } from "../current-match.ts";
import { Drawer } from "./drawer.tsx";
import { HeaderMatch } from "./header-match.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { Navigation } from "./main-navigation.tsx";
import { PartnerStrip } from "./partner-strip.tsx";
import styles from "./site-header.module.css";
import { ThemeToggle } from "./theme-toggle.tsx";

export function SiteHeader({ partners }: { partners: readonly PartnerMark[] }) {
  const { pathname } = useLocation();
  const [language, path] = splitPath(pathname);
  const current = useCurrentMatch();
  // The slab of the home page, and that of the match's own, say it larger.
  const match = path === "/" || path === current?.path ? null : current;
  return (
    <>
      {partners.length > 0 && <PartnerStrip partners={partners} />}
      <header className={styles.header} data-playing={match ? "" : undefined}>
        <div className="page-width">
          <Link id="menu" className={styles.brand} to={localPath(language, "/")}>
            <img src="/club/crest.svg" alt="" width={80} height={100} fetchPriority="high" />
            <span>{club.name[language]}</span>
          </Link>
          <Navigation place="header" />
          <div className={styles.tools}>
            {match && <HeaderMatch match={match} place="chip" />}
            <SearchLink />
            <LanguageMenu />
            <ThemeToggle />
            <Drawer key={pathname} />
          </div>
        </div>
        {match && <HeaderMatch match={match} place="bar" />}
      </header>
    </>
  );
}

function SearchLink() {
  const text = useSiteText("shell");
  const [language, path] = splitPath(useLocation().pathname);
  return (
    <Link
      className={`icon-button ${styles.searchLink}`}
      to={localPath(language, "/search")}
      aria-label={text.search}
      aria-current={path === "/search" ? "page" : undefined}
    >
      <Search className="icon" aria-hidden />
    </Link>
  );
}
