import {
  CalendarDays,
  ChevronDown,
  ExternalLink,
  Handshake,
  History,
  Images,
  LayoutDashboard,
  LogOut,
  Menu,
  MessageSquare,
  Moon,
  Newspaper,
  Settings,
  Shirt,
  Sun,
  Table2,
  Trash2,
  Trophy,
  UserCog,
  Users,
  X,
} from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { club } from "#club/club.ts";
import { api } from "#src/api/client.ts";
import { signOut, useSessionUser } from "#src/api/session.ts";
import type { Role } from "#src/app/app.server.ts";
import { useI18n, useLanguage } from "#src/i18n/i18n.tsx";
import { LANGUAGES, type Language, localPath } from "#src/i18n/languages.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { LANGUAGE_MARKS } from "../language-marks.ts";
import { keepLanguage } from "../office-language.ts";
import { mayLeaveUnsaved } from "../unsaved-guard.tsx";
import { useListActions } from "../use-list-actions.ts";
import { JumpButton } from "./jump-button.tsx";
import styles from "./sidebar.module.css";
import { useUnread } from "./use-unread.ts";

export const SECTIONS = [
  { name: "dashboard", to: "/admin", icon: LayoutDashboard },
  {
    name: "news",
    to: "/admin/news",
    icon: Newspaper,
    parts: [
      { name: "newsCalendar", to: "/admin/calendar" },
      { name: "bundles", to: "/admin/bundles" },
      { name: "categories", to: "/admin/categories" },
    ],
  },
  { name: "media", to: "/admin/media", icon: Images },
  {
    name: "players",
    to: "/admin/players",
    icon: Shirt,
    parts: [{ name: "squads", to: "/admin/squads" }],
  },
  { name: "staff", to: "/admin/staff", icon: UserCog },
  {
    name: "matches",
    to: "/admin/matches",
    icon: CalendarDays,
    parts: [
      { name: "teams", to: "/admin/teams" },
      { name: "competitions", to: "/admin/competitions" },
    ],
  },
  { name: "table", to: "/admin/table", icon: Table2 },
  { name: "honours", to: "/admin/honours", icon: Trophy },
  { name: "partners", to: "/admin/partners", icon: Handshake },
  { name: "settings", to: "/admin/settings", icon: Settings },
  { name: "messages", to: "/admin/messages", icon: MessageSquare },
  { name: "accounts", to: "/admin/accounts", icon: Users, isForAdmins: true },
  { name: "audit", to: "/admin/audit", icon: History, isForAdmins: true },
  { name: "trash", to: "/admin/trash", icon: Trash2 },
] as const;

const OF_WRITERS: readonly string[] = ["dashboard", "news", "media"];

/** The sections that a role may open. */
export function sectionsFor(role: string | undefined) {
  if (role === "writer")
    return SECTIONS.filter(({ name }) => OF_WRITERS.includes(name)).map(({ name, to, icon }) => ({
      name,
      to,
      icon,
    }));
  return SECTIONS.filter((section) => !("isForAdmins" in section) || role === "admin");
}

type ShownSection = ReturnType<typeof sectionsFor>[number];

interface SidebarProps {
  /** As the server knows it at the first paint; the browser's session then takes over. */
  account: { username: string; role: string } | null;
}

/** The sections of the back office; below 1180 pixels a bar with a drawer. */
export function Sidebar({ account }: SidebarProps) {
  const words = useOfficeText("office");
  const language = useLanguage();
  const role = useSessionUser()?.role ?? account?.role;
  const unread = useUnread(role !== "writer");
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the drawer.
  useEffect(() => setIsOpen(false), [pathname]);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => event.key === "Escape" && setIsOpen(false);
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, [isOpen]);
  return (
    <>
      <header className={styles.topBar}>
        <img src="/club/crest-small.svg" alt="" width={32} height={40} />
        <b>{club.name[language]}</b>
        <button
          type="button"
          className="tool-button"
          aria-expanded={isOpen}
          aria-controls="sections"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <X className="icon" aria-hidden /> : <Menu className="icon" aria-hidden />}
          <span className="visually-hidden">{words.openMenu}</span>
          {unread > 0 && !isOpen && <span className={styles.unreadDot} />}
        </button>
      </header>
      {isOpen && <div className={styles.scrim} onClick={() => setIsOpen(false)} aria-hidden="true" />}
      <aside className={isOpen ? `${styles.sidebar} ${styles.open}` : styles.sidebar} id="sections">
        <Link className={styles.brand} to="/admin">
          <img src="/club/crest-small.svg" alt="" width={40} height={46} />
          <span>{club.name[language]}</span>
        </Link>
        <JumpButton />
        <Sections unread={unread} role={role} />
        <Tail account={account} />
      </aside>
    </>
  );
}

function Sections({ unread, role }: { unread: number; role: string | undefined }) {
  const words = useOfficeText("office");
  return (
    <nav aria-label={words.navigation}>
      {sectionsFor(role).map((section) => (
        <Section key={section.name} section={section} unread={unread} />
      ))}
    </nav>
  );
}

/** One section; what it is made of folds out below it, by itself where one of its pages is open. */
function Section({ section, unread }: { section: ShownSection; unread: number }) {
  const words = useOfficeText("office");
  const { pathname } = useLocation();
  const { name, to, icon: Icon } = section;
  const parts = "parts" in section ? section.parts : [];
  const isWithin = [to, ...parts.map((part) => part.to)].some((path) => isAt(pathname, path));
  const { isOpen, toggle } = useFold(isWithin);
  return (
    <div className={styles.section}>
      <Link to={to} title={words[name]} aria-current={isAt(pathname, to) ? "page" : undefined}>
        <Icon className="icon" aria-hidden />
        <span>{words[name]}</span>
        {name === "messages" && unread > 0 && (
          <em>
            <span aria-hidden="true">{unread}</span>
            <span className="visually-hidden">{words.unread(unread)}</span>
          </em>
        )}
      </Link>
      {parts.length > 0 && (
        <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={toggle}>
          <ChevronDown className="icon" aria-hidden />
          <span className="visually-hidden">{`${words[name]}, ${words.more}`}</span>
        </button>
      )}
      {isOpen &&
        parts.map((part) => (
          <Link
            key={part.to}
            className={styles.part}
            to={part.to}
            aria-current={isAt(pathname, part.to) ? "page" : undefined}
          >
            {words[part.name]}
          </Link>
        ))}
    </div>
  );
}

/** Open on its own pages unless somebody shut it, shut elsewhere unless somebody opened it. */
function useFold(isWithin: boolean) {
  const [isOpen, setIsOpen] = useState(isWithin);
  useEffect(() => setIsOpen(isWithin), [isWithin]);
  return { isOpen, toggle: () => setIsOpen(!isOpen) };
}

/** The dashboard only on its own path; any other section also on the pages below it. */
function isAt(pathname: string, to: string): boolean {
  const path = pathname.replace(/\/$/, "");
  return path === to || (to !== "/admin" && path.startsWith(`${to}/`));
}

function Tail({ account }: SidebarProps) {
  const words = useOfficeText("office");
  const language = useLanguage();
  const { pathname } = useLocation();
  const user = useSessionUser() ?? account;
  return (
    <div className={styles.tail}>
      <div className={styles.tools}>
        <a href={localPath(language, "/")} target="_blank" rel="noopener">
          <ExternalLink className="icon" aria-hidden /> {words.viewSite}
        </a>
        <button type="button" className={`tool-button ${styles.theme}`} data-theme-toggle>
          <span className={styles.toLight}>
            <Sun className="icon" aria-hidden />
            <span className="visually-hidden">{words.toLight}</span>
          </span>
          <span className={styles.toDark}>
            <Moon className="icon" aria-hidden />
            <span className="visually-hidden">{words.toDark}</span>
          </span>
        </button>
      </div>
      <LanguageSwitch />
      <div className={styles.account}>
        <i aria-hidden="true">{user?.username.charAt(0).toLocaleUpperCase("en")}</i>
        <Link
          to="/admin/profile"
          title={words.profile}
          aria-current={pathname === "/admin/profile" ? "page" : undefined}
        >
          <b>{user?.username}</b>
          <small>{words[(user?.role ?? "editor") as Role]}</small>
          <span className="visually-hidden">{words.profile}</span>
        </Link>
        <SignOutButton />
      </div>
    </div>
  );
}

function SignOutButton() {
  const words = useOfficeText("office");
  const leave = async () => {
    if (await mayLeaveUnsaved(words)) await signOut();
  };
  return (
    <button type="button" className="tool-button" title={words.logout} onClick={() => void leave()}>
      <LogOut className="icon" aria-hidden />
      <span className="visually-hidden">{words.logout}</span>
    </button>
  );
}

/** The choice is the account's: it goes with whoever made it to every browser. */
function LanguageSwitch() {
  const words = useOfficeText("office");
  const { language: current, changeLanguage } = useI18n();
  const { act } = useListActions();
  // Afterwards the page's lists come anew: their order may be another one.
  const choose = (language: Language) =>
    act(async () => {
      await api.put("/account", { interface_language: language });
      keepLanguage(language);
      await changeLanguage(language);
    });
  return (
    <fieldset className={styles.languages} aria-label={words.interfaceLanguage}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => void choose(language)}
        >
          {LANGUAGE_MARKS[language]}
        </button>
      ))}
    </fieldset>
  );
}
