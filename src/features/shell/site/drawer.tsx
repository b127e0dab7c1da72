import { Menu, Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { club } from "#club/club.ts";
import { useSiteText } from "#src/i18n/i18n.tsx";
import { LANGUAGE_NAMES, LANGUAGES, localPath, splitPath } from "#src/i18n/languages.ts";
import { closeOnEscape, closeOutside, keepFocusInside } from "#src/ui/disclosure.ts";
import styles from "./drawer.module.css";
import { DrawerMatch } from "./drawer-match.tsx";
import { Navigation } from "./main-navigation.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

/** The menu of phones and tablets: a plain disclosure over the whole screen. */
export function Drawer() {
  const text = useSiteText("shell");
  const { pathname, search } = useLocation();
  const [language, path] = splitPath(pathname);
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    // It may have been opened before there was any JavaScript.
    setIsOpen(menu.current?.open ?? false);
    return closeOutside(menu.current);
  }, []);
  return (
    <details
      className={styles.drawer}
      data-drawer
      ref={menu}
      onKeyDown={(event) => {
        closeOnEscape(event);
        keepFocusInside(event);
      }}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="icon-button" aria-label={text.menu}>
        <Menu className={`icon ${styles.open}`} aria-hidden />
        <X className={`icon ${styles.close}`} aria-hidden />
      </summary>
      <div className={styles.panel}>
        <div className={styles.head}>
          <img src="/club/crest-small.svg" alt="" width={34} height={42} loading="lazy" />
          {club.name[language]}
        </div>
        <Navigation place="drawer" />
        <Link className={styles.searchLink} to={localPath(language, "/search")}>
          <Search className="icon" aria-hidden /> {text.search}
        </Link>
        {isOpen && <DrawerMatch />}
        <div className={styles.foot}>
          {LANGUAGES.map((other) => (
            <a
              key={other}
              className="icon-button"
              href={localPath(other, path) + search}
              lang={other}
              aria-current={other === language ? "true" : undefined}
              data-language={other}
            >
              {LANGUAGE_NAMES[other]}
            </a>
          ))}
          <ThemeToggle />
        </div>
      </div>
    </details>
  );
}
