import { CalendarDays, CalendarPlus, MessageSquare, Newspaper, Shirt, Table2, UserPlus } from "lucide-react";
import { useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { entryTitle } from "#src/features/history/entry-title.ts";
import { useActionWords, useActorName } from "#src/features/history/use-action-words.ts";
import { api } from "#src/features/office/api.ts";
import { attempt, ListFault } from "#src/features/office/list-fault.tsx";
import { SkeletonRows } from "#src/features/office/list-tools.tsx";
import { useSessionUser } from "#src/features/office/session.ts";
import { staffDateTime, staffTime } from "#src/features/office/staff-dates.ts";
import { clockTime, longDate } from "#src/i18n/dates.ts";
import { type Picked, useInterfaceLanguage, useStaffWords } from "#src/i18n/staff-words.tsx";
import { Link } from "#src/ui/link.tsx";
import type {
  Activity,
  ActivityType,
  Attention,
  Dashboard,
  RunOnDashboard,
  SystemStatus,
} from "../dashboard.ts";
import { dashboardWords } from "./dashboard-words.ts";
import { VisitsChart, type VisitsData } from "./visits-chart.tsx";
import "./dashboard.css";

export async function clientLoader() {
  const [dashboard, visits] = await Promise.all([
    attempt(api.get<Dashboard>("/admin/dashboard")),
    attempt(api.get<VisitsData>("/admin/visits?days=30")),
  ]);
  return { dashboard: dashboard.data, visits: visits.data, error: dashboard.error };
}

export default function DashboardPage() {
  const { dashboard, visits, error } = useLoaderData<typeof clientLoader>();
  const words = useStaffWords(dashboardWords);
  return (
    <main id="main" className="main" tabIndex={-1} lang={words.lang}>
      <title>{`${words.title} | ${club.name[words.lang]}`}</title>
      <Welcome />
      {error && <ListFault error={error} failed={words.loadFailed} />}
      {dashboard && (
        <>
          <Counts counts={dashboard.counts} />
          {visits && <VisitsChart visits={visits} />}
          <div className="two">
            <div className="stack">
              <NeedsAttention attention={dashboard.attention} />
              <RecentActivity activity={dashboard.activity} />
            </div>
            <Status status={dashboard.status} />
          </div>
        </>
      )}
    </main>
  );
}

function Welcome() {
  const words = useStaffWords(dashboardWords);
  const user = useSessionUser();
  const now = clockTime(new Date().toISOString(), club.timeZone);
  const tiles = [
    { to: "/admin/news/create", label: words.newArticle, icon: Newspaper },
    { to: "/admin/players/create", label: words.newPlayer, icon: UserPlus },
    { to: "/admin/matches/create", label: words.newMatch, icon: CalendarPlus },
    { to: "/admin/table", label: words.table, icon: Table2 },
  ];
  return (
    <section className="wel">
      <div className="disc" />
      <h1>{words.welcome(user?.username ?? "")}</h1>
      <p>{now && longDate(now, words.lang)}</p>
      <nav className="qk" aria-label={words.quick}>
        {tiles.map(({ to, label, icon: Icon }) => (
          <Link key={to} className="btn cream sm" to={to}>
            <Icon className="i" aria-hidden /> {label}
          </Link>
        ))}
      </nav>
    </section>
  );
}

function Counts({ counts }: { counts: Dashboard["counts"] }) {
  const words = useStaffWords(dashboardWords);
  const tiles = [
    {
      to: "/admin/news",
      label: words.articles,
      value: counts.totalNews,
      more: words.published(counts.publishedNews),
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
    <div className="kpi">
      {tiles.map(({ to, label, value, more, icon: Icon, isHot }) => (
        <Link key={to} to={to} className={isHot ? "hot" : undefined}>
          <span>{label}</span>
          <Icon className="i" aria-hidden />
          <span className="num">{value}</span>
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
  missingArmenian: { to: "/admin/news?status=published", colour: "var(--zone-1)" },
  missingRussian: { to: "/admin/news?status=published", colour: "var(--zone-1)" },
  drafts: { to: "/admin/news?status=draft", colour: "var(--zone-2)" },
};

function NeedsAttention({ attention }: { attention: Attention }) {
  const words = useStaffWords(dashboardWords);
  const waiting = (Object.keys(WHERE) as (keyof Attention)[]).filter((name) => attention[name] > 0);
  return (
    <section className="panel">
      <h2>{words.attention}</h2>
      {waiting.length === 0 ? (
        <p className="in">{words.allWell}</p>
      ) : (
        <ul className="need">
          {waiting.map((name) => (
            <li key={name} style={{ "--c": WHERE[name].colour } as React.CSSProperties}>
              <div>
                <b>{words[name](attention[name])}</b>
              </div>
              <Link className="btn sm line" to={WHERE[name].to}>
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
  const words = useStaffWords(dashboardWords);
  const inWords = useActionWords();
  const actor = useActorName();
  const language = useInterfaceLanguage();
  return (
    <section className="panel">
      <h2>{words.activity}</h2>
      {activity.length === 0 ? (
        <p className="in">{words.noActivity}</p>
      ) : (
        <ul className="act">
          {activity.map((entry) => {
            const { id, type, action, description, timestamp } = entry;
            const Icon = ICONS[type];
            return (
              <li key={id}>
                <span className="k">
                  <Icon className="i" aria-hidden />
                </span>
                <div>
                  <b>{entryTitle(entry, language) || "—"}</b>
                  <p>
                    {actor(description)}: {inWords(action)}
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

type Words = Picked<(typeof dashboardWords)["entries"]>;

interface StatusRow {
  name: string;
  state: string;
  more: string;
  colour: string;
  fault?: string;
}

function Status({ status }: { status: SystemStatus }) {
  const words = useStaffWords(dashboardWords);
  const good = "#6cc98d";
  const fair = "#ebc05c";
  const free = status.storage.freeBytes === null ? "" : (status.storage.freeBytes / 1e9).toFixed(0);
  const rows: StatusRow[] = [
    {
      name: words.database,
      state: words.connected,
      more: `${status.database.kind === "sqlite" ? "SQLite" : "PostgreSQL"}, ${status.database.tookMs} ms`,
      colour: good,
    },
    {
      name: words.server,
      state: words.running,
      more: `${words.uptime(Math.floor(status.server.upSinceS / 3600))} ${status.server.version}`,
      colour: good,
    },
    {
      name: "API",
      state: status.api.mode === "local" ? words.localMode : words.production,
      more: "",
      colour: status.api.mode === "local" ? fair : good,
    },
    {
      name: words.storage,
      state: status.storage.kind === "disk" ? words.onDisk : "S3",
      more: free && words.free(free),
      colour: good,
    },
    {
      name: words.mail,
      state: status.mail.kind === "smtp" ? words.smtp : words.outbox,
      more: "",
      colour: status.mail.kind === "smtp" ? good : fair,
    },
    { name: words.backup, ...describeRun(status.backup, words), fault: faultOf(status.backup) },
    { name: words.drill, ...describeRun(status.drill, words), fault: faultOf(status.drill) },
  ];
  return (
    <section className="panel">
      <h2>{words.status}</h2>
      <ul className="sys2">
        {rows.map(({ name, state, more, colour, fault }) => (
          <li key={name}>
            <span>{name}</span>
            <span className="st" style={{ "--c": colour } as React.CSSProperties}>
              {state}
            </span>
            {more && <small>{more}</small>}
            {fault && <small lang="en">{fault}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Not by colour alone: what is wrong stands there in words. */
function describeRun({ state, good_at }: RunOnDashboard, words: Words) {
  const bad = "#e5484d";
  const date = good_at ? staffDateTime(good_at) : "";
  if (state === "none") return { state: words.noBackup, more: "", colour: bad };
  if (state === "good") return { state: date, more: "", colour: "#6cc98d" };
  const more = date ? words.lastGood(date) : words.neverGood;
  return { state: state === "late" ? words.late : words.failed, more, colour: bad };
}

/** What the operator reads in the log too, and thus in English. */
function faultOf({ state, note }: RunOnDashboard): string {
  return state === "failed" ? note : "";
}

export function HydrateFallback() {
  const words = useStaffWords(dashboardWords);
  return (
    <main id="main" className="main" tabIndex={-1} lang={words.lang}>
      <Welcome />
      <SkeletonRows count={4} />
    </main>
  );
}
