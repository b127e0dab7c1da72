import { useSessionUser } from "#src/api/session.ts";
import { staffDateTime } from "#src/features/office/staff-dates.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { RunOnDashboard, SystemStatus } from "../dashboard.ts";
import type { DashboardOfficeText } from "../text/office.en.ts";
import styles from "./system-status-panel.module.css";

type Words = DashboardOfficeText;

interface StatusRow {
  name: string;
  state: string;
  more: string;
  colour: string;
  fault?: string;
}

/** How the machine is, row by row: open for admins, who see to it, and folded for everybody else. */
export function SystemStatusPanel({ status }: { status: SystemStatus }) {
  const words = useOfficeText("dashboard");
  const isAdmin = useSessionUser()?.role === "admin";
  const good = "#6cc98d";
  const fair = "#ebc05c";
  const free = status.storage.freeBytes === null ? "" : (status.storage.freeBytes / 1e9).toFixed(0);
  const rows: StatusRow[] = [
    {
      name: words.database,
      state: words.connected,
      more: `${status.database.kind === "sqlite" ? "SQLite" : "PostgreSQL"}, ${words.tookMs(status.database.tookMs)}`,
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
    { name: words.backup, ...describeRun(status.backup, words), fault: status.backup.note },
    { name: words.drill, ...describeRun(status.drill, words), fault: faultOf(status.drill) },
  ];
  return (
    <details className={`panel ${styles.status}`} id="system-status" open={isAdmin}>
      <summary>
        <h2>{words.status}</h2>
      </summary>
      <ul className={styles.rows}>
        {rows.map(({ name, state, more, colour, fault }) => (
          <li key={name}>
            <span>{name}</span>
            <span className={styles.state} style={{ "--c": colour } as React.CSSProperties}>
              {state}
            </span>
            {more && <small>{more}</small>}
            {fault && <small lang="en">{fault}</small>}
          </li>
        ))}
      </ul>
    </details>
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
