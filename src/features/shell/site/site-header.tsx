import { ChevronDown, Menu, Moon, Search, Sun, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { club } from "#club/club.ts";
import type { PartnerMark } from "#src/features/partners/partner-logo.tsx";
import { PartnerRow } from "#src/features/partners/partner-row.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { LANGUAGE_NAMES, LANGUAGES, localPath, splitPath } from "#src/i18n/languages.ts";
import { closeOnEscape, closeOutside, keepFocusInside } from "#src/ui/disclosure.ts";
import { useShellText } from "../use-shell-text.ts";
import { DrawerMatch } from "./drawer-match.tsx";
import { MAIN_ENTRIES } from "./navigation.ts";
import { rememberLanguage } from "./preferences.ts";

/** How often the partners' logos stand in the strip, so that it never shows a gap. */
const REPEATS = 5;

export function SiteHeader({ partners }: { partners: readonly PartnerMark[] }) {
  const { pathname } = useLocation();
  const [language] = splitPath(pathname);
  return (
    <>
      {partners.length > 0 && <PartnerStrip partners={partners} />}
      <header className="head">
        <div className="wrap">
          <Link className="brand" to={localPath(language, "/")}>
            <img src="/club/crest.svg" alt="" width={80} height={100} fetchPriority="high" />
            <span>{club.name[language]}</span>
          </Link>
          <Navigation className="nav" />
          <div className="tools">
            <SearchLink />
            <LanguageMenu />
            <ThemeToggle />
            <Drawer key={pathname} />
          </div>
        </div>
      </header>
    </>
  );
}

function PartnerStrip({ partners }: { partners: readonly PartnerMark[] }) {
  const text = useShellText();
  return (
    <section className="strip" aria-label={text.partnerStrip}>
      <span className="tag label">{text.partners}</span>
      <div className="window">
        <div className="run">
          {Array.from({ length: REPEATS }, (_, copy) => (
            <PartnerRow key={copy} partners={partners} isCopy={copy > 0} isInHeader />
          ))}
        </div>
      </div>
    </section>
  );
}

function Navigation({ className }: { className?: string }) {
  const text = useShellText();
  const [, path] = splitPath(useLocation().pathname);
  const here = MAIN_ENTRIES.find(({ to }) =>
    to === "/" ? path === "/" : path === to || path.startsWith(`${to}/`),
  );
  return (
    <nav aria-label={text.mainNavigation} {...(className ? { className } : {})}>
      <Entries here={here?.name} />
    </nav>
  );
}

function Entries({ here }: { here: string | undefined }) {
  const text = useShellText();
  const language = useLanguage();
  return MAIN_ENTRIES.map(({ name, to }) => (
    <Link key={name} to={localPath(language, to)} aria-current={name === here ? "page" : undefined}>
      {text.nav[name]}
    </Link>
  ));
}

/** On narrow phones it stands in the menu alone. */
function SearchLink() {
  const text = useShellText();
  const [language, path] = splitPath(useLocation().pathname);
  return (
    <Link
      className="ico find"
      to={localPath(language, "/search")}
      aria-label={text.search}
      aria-current={path === "/search" ? "page" : undefined}
    >
      <Search className="i" aria-hidden />
    </Link>
  );
}

/** A plain disclosure with links: it works before and without JavaScript. */
function LanguageMenu() {
  const text = useShellText();
  const { pathname, search } = useLocation();
  const [language, path] = splitPath(pathname);
  return (
    <details className="lang" ref={closeOutside} onKeyDown={closeOnEscape}>
      <summary className="ico">
        <span className="vh">{text.chooseLanguage}: </span>
        {language.toUpperCase()}
        <ChevronDown className="i" aria-hidden />
      </summary>
      <ul className="menu lmenu">
        {LANGUAGES.map((other) => (
          <li key={other}>
            <a
              href={localPath(other, path) + search}
              lang={other}
              hrefLang={other}
              aria-current={other === language ? "true" : undefined}
              onClick={() => rememberLanguage(other)}
            >
              {LANGUAGE_NAMES[other]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Both labels are in the page; the theme's class shows the one that applies, so server and browser agree. */
function ThemeToggle() {
  const text = useShellText();
  return (
    <button type="button" className="ico theme" data-theme-toggle>
      <span className="to-light">
        <Sun className="i" aria-hidden />
        <span className="vh">{text.toLight}</span>
      </span>
      <span className="to-dark">
        <Moon className="i" aria-hidden />
        <span className="vh">{text.toDark}</span>
      </span>
    </button>
  );
}

function Drawer() {
  const text = useShellText();
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
      className="burger"
      ref={menu}
      onKeyDown={(event) => {
        closeOnEscape(event);
        keepFocusInside(event);
      }}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="ico" aria-label={text.menu}>
        <Menu className="i open" aria-hidden />
        <X className="i close" aria-hidden />
      </summary>
      <div className="drw">
        <div className="hd">
          <img src="/club/crest-small.svg" alt="" width={34} height={42} loading="lazy" />
          {club.name[language]}
        </div>
        <Navigation />
        <Link className="find" to={localPath(language, "/search")}>
          <Search className="i" aria-hidden /> {text.search}
        </Link>
        {isOpen && <DrawerMatch />}
        <div className="ft">
          {LANGUAGES.map((other) => (
            <a
              key={other}
              className="ico"
              href={localPath(other, path) + search}
              lang={other}
              aria-current={other === language ? "true" : undefined}
              onClick={() => rememberLanguage(other)}
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
