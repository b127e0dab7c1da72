import { Laptop, LogOut, Smartphone, Terminal } from "lucide-react";
import { Button } from "#src/features/office/button.tsx";
import { staffTime } from "#src/features/office/staff-dates.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import type { SessionRow } from "../account.ts";
import { deviceName } from "../device-name.ts";
import styles from "./session-list.module.css";

interface SessionListProps {
  sessions: SessionRow[];
  onEnd: (session: SessionRow) => void;
}

/** Where an account is signed in: device, address, times; each can be ended but the one in use. */
export function SessionList({ sessions, onEnd }: SessionListProps) {
  const colon = useColon();
  const words = useOfficeText("accounts");
  return (
    <ul className={styles.list}>
      {sessions.map((session) => {
        const name =
          deviceName(session.user_agent) ??
          (session.kind === "bearer" ? words.program : words.unknownBrowser);
        return (
          <li key={session.id}>
            <DeviceIcon session={session} />
            <div>
              <b>
                {name}
                {session.is_current && <span className="badge badge-success">{words.thisDevice}</span>}
              </b>
              <small>
                {[
                  session.address,
                  words.lastUsed(staffTime(session.last_used_at)),
                  words.signedInAt(staffTime(session.created_at)),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </small>
            </div>
            {!session.is_current && (
              <Button isLine aria-label={`${words.endSession}${colon}${name}`} onClick={() => onEnd(session)}>
                <LogOut className="icon" aria-hidden /> {words.endSession}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function DeviceIcon({ session: { kind, user_agent } }: { session: SessionRow }) {
  const Icon =
    kind === "bearer" ? Terminal : /Mobile|Android|iPhone|iPad/.test(user_agent ?? "") ? Smartphone : Laptop;
  return <Icon className="icon" aria-hidden />;
}
