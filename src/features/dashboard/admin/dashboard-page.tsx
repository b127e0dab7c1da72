import { CalendarDays, CalendarPlus, MessageSquare, Newspaper, Shirt, Table2, UserPlus } from "lucide-react";
import { Link, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { api } from "#src/api/client.ts";
import { storedSession, useSessionUser } from "#src/api/session.ts";
import { useActionWords, useActorName } from "#src/features/history/use-action-words.ts";
import { useEntryTitle } from "#src/features/history/use-entry-title.ts";
import { attempt, ListFault } from "#src/features/office/list-fault.tsx";
import { SkeletonRows } from "#src/features/office/list-tools.tsx";
import page from "#src/features/office/office-page.module.css";
import { staffTime } from "#src/features/office/staff-dates.ts";
import { UnsentNotice } from "#src/features/office/unsent-notice.tsx";
import { clockTime, longDate } from "#src/i18n/dates.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { useLiveNews } from "#src/ui/live-news.ts";
import type { Activity, ActivityType, Attention, Dashboard } from "../dashboard.ts";
import type { Today } from "../today.ts";
import styles from "./dashboard-page.module.css";
import { listMatchDays } from "./match-days.ts";
import { SystemStatusPanel } from "./system-status-panel.tsx";
import { TodayPanel } from "./today-panel.tsx";
import { VisitsChart, type VisitsData } from "./visits-chart.tsx";

const VISITS_DAYS = 30;

export async function clientLoader() {
  const todayAlone = attempt(api.get<Today>("/admin/today"));
  if (storedSession()?.user.role === "writer") {
    const { data, error } = await todayAlone;
    return { today: data, dashboard: undefined, visits: undefined, matchDays: [], error };
  }
  const [today, dashboard, visits, matchDays] = await Promise.all([
    todayAlone,
    attempt(api.get<Dashboard>("/admin/dashboard")),
    attempt(api.get<VisitsData>(`/admin/visits?days=${VISITS_DAYS}`)),
    attempt(listMatchDays(VISITS_DAYS)),
  ]);
  return {
    today: today.data,
    dashboard: dashboard.data,
    visits: visits.data,
    matchDays: matchDays.data ?? [],
    error: today.error ?? dashboard.error,
  };
}

export default function DashboardPage() {
  const { today, dashboard, visits, matchDays, error } = useLoaderData<typeof clientLoader>();
  const words = useOfficeText("dashboard");
  const language = useLanguage();
  useLiveNews(["office"]);
  return (
    <main id="main" className={page.main} tabIndex={-1}>
      <title>{`${words.title} | ${club.name[language]}`}</title>
      {error && <ListFault error={error} failed={words.loadFailed} />}
      <UnsentNotice />
      {today && <TodayPanel today={today} />}
      <Welcome />
      {dashboard && (
        <>
          <Counts counts={dashboard.counts} />
          <div className={styles.columns}>
            <NeedsAttention attention={dashboard.attention} />
            <RecentActivity activity={dashboard.activity} />
          </div>
          {visits && <VisitsChart visits={visits} matchDays={matchDays} />}
          <SystemStatusPanel status={dashboard.status} />
        </>
      )}
    </main>
  );
}

const TILES_OF_EDITORS = [
  { to: "/admin/players/create", label: "newPlayer", icon: UserPlus },
  { to: "/admin/matches/create", label: "newMatch", icon: CalendarPlus },
  { to: "/admin/table", label: "table", icon: Table2 },
] as const;

function Welcome() {
  const words = useOfficeText("dashboard");
  const language = useLanguage();
  const user = useSessionUser();
  const now = clockTime(new Date().toISOString(), club.timeZone);
  const tiles = [
    { to: "/admin/news/create", label: words.newArticle, icon: Newspaper },
    ...(user?.role === "writer"
      ? []
      : TILES_OF_EDITORS.map((tile) => ({ ...tile, label: words[tile.label] }))),
  ];
  return (
    <section className={styles.welcome}>
      <div className={styles.shield} />
      <h2>{words.welcome(user?.username ?? "")}</h2>
      <p>{now && longDate(now, language)}</p>
      <nav className={styles.quick} aria-label={words.quick}>
        {tiles.map(({ to, label, icon: Icon }) => (
          <Link key={to} className="button button-cream button-small" to={to}>
            <Icon className="icon" aria-hidden /> {label}
          </Link>
        ))}
      </nav>
    </section>
  );
}

function Counts({ counts }: { counts: Dashboard["counts"] }) {
  const words = useOfficeText("dashboard");
  const tiles = [
    {
      to: "/admin/news",
      label: words.articles,
      value: counts.totalNews,
      more: [
        words.published(counts.publishedNews),
        ...(counts.scheduledNews > 0 ? [words.scheduled(counts.scheduledNews)] : []),
      ].join(", "),
      icon: Newspaper,
    },
    {
      to: "/admin/players",
      label: words.players,
      value: counts.totalPlayers,
      more: words.active(counts.activePlayers),
      icon: Shirt,
    },
    {
      to: "/admin/matches",
      label: words.matches,
      value: counts.totalMatches,
      more: words.ahead(counts.upcomingMatches),
      icon: CalendarDays,
    },
    {
      to: "/admin/messages",
      label: words.unread,
      value: counts.unreadMessages,
      more: words.inAll(counts.totalMessages),
      icon: MessageSquare,
      isHot: counts.unreadMessages > 0,
    },
  ];
  return (
    <div className={styles.counts}>
      {tiles.map(({ to, label, value, more, icon: Icon, isHot }) => (
        <Link key={to} to={to} className={isHot ? styles.unread : undefined}>
          <span>{label}</span>
          <Icon className="icon" aria-hidden />
          <span className="number">{value}</span>
          <small>{more}</small>
        </Link>
      ))}
    </div>
  );
}

const WHERE: Record<keyof Attention, { to: string; colour: string }> = {
  finishedWithoutScore: { to: "/admin/matches?status=finished", colour: "var(--zone-3)" },
  pastWithoutResult: { to: "/admin/matches", colour: "var(--zone-3)" },
  unsentReplies: { to: "/admin/messages?filter=all", colour: "var(--zone-3)" },
  unreadMessages: { to: "/admin/messages", colour: "var(--zone-1)" },
  missingArmenian: { to: "/admin/news?missing=hy", colour: "var(--zone-1)" },
  missingRussian: { to: "/admin/news?missing=ru", colour: "var(--zone-1)" },
  missingEnglish: { to: "/admin/news?missing=en", colour: "var(--zone-1)" },
  drafts: { to: "/admin/news?status=draft", colour: "var(--zone-2)" },
};

function NeedsAttention({ attention }: { attention: Attention }) {
  const words = useOfficeText("dashboard");
  const waiting = (Object.keys(WHERE) as (keyof Attention)[]).filter((name) => attention[name] > 0);
  return (
    <section className="panel">
      <h2>{words.attention}</h2>
      {waiting.length === 0 ? (
        <p className="panel-body">{words.allWell}</p>
      ) : (
        <ul className={styles.attention}>
          {waiting.map((name) => (
            <li key={name} style={{ "--c": WHERE[name].colour } as React.CSSProperties}>
              <div>
                <b>{words[name](attention[name])}</b>
              </div>
              <Link className="button button-small button-line" to={WHERE[name].to}>
                {words.open}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const ICONS: Record<ActivityType, typeof Newspaper> = {
  news: Newspaper,
  player: Shirt,
  match: CalendarDays,
  message: MessageSquare,
};

function RecentActivity({ activity }: { activity: Activity[] }) {
  const colon = useColon();
  const words = useOfficeText("dashboard");
  const inWords = useActionWords();
  const actor = useActorName();
  const titleOf = useEntryTitle();
  return (
    <section className="panel">
      <h2>{words.activity}</h2>
      {activity.length === 0 ? (
        <p className="panel-body">{words.noActivity}</p>
      ) : (
        <ul className={styles.activity}>
          {activity.map((entry) => {
            const { id, type, action, description, timestamp } = entry;
            const Icon = ICONS[type];
            return (
              <li key={id}>
                <span className={styles.kind}>
                  <Icon className="icon" aria-hidden />
                </span>
                <div>
                  <b>{titleOf(entry) || "—"}</b>
                  <p>
                    {`${actor(description)}${colon}`}
                    {inWords(action)}
                  </p>
                </div>
                <time dateTime={timestamp}>{staffTime(timestamp)}</time>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

export function HydrateFallback() {
  const words = useOfficeText("dashboard");
  return (
    <main id="main" className={page.main} tabIndex={-1}>
      <h1>{words.todayTitle}</h1>
      <SkeletonRows count={4} />
      <Welcome />
    </main>
  );
}
