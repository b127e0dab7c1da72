import { ApiError, api } from "#src/api/client.ts";
import { Button } from "#src/features/office/button.tsx";
import { faultText } from "#src/features/office/list-fault.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { SessionRow } from "../account.ts";
import { SessionList } from "./session-list.tsx";
import styles from "./sessions-panel.module.css";

/** Where one is signed in; the sessions that are not this one can be ended. */
export function SessionsPanel({ sessions, onChanged }: { sessions: SessionRow[]; onChanged: () => void }) {
  const words = useOfficeText("accounts").profile;
  const accounts = useOfficeText("accounts");
  const office = useOfficeText("office");
  const end = async (session?: SessionRow) => {
    try {
      const path = `/account/sessions${session ? `/${session.id}` : ""}`;
      const { ended } = await api.delete<{ ended: number }>(path);
      showToast({ text: session ? words.sessionEnded : accounts.signedOut(ended) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // One that ended by itself a moment ago is no fault.
      if (error.status !== 404) showToast({ text: faultText(error, office.failed, office), isBad: true });
    }
    onChanged();
  };
  return (
    <section className={`panel ${styles.wide}`}>
      <h2>{words.sessions}</h2>
      <div className="panel-body">
        <SessionList sessions={sessions} onEnd={(session) => void end(session)} />
        {sessions.some(({ is_current }) => !is_current) && (
          <Button isLine onClick={() => void end()}>
            {words.endOthers}
          </Button>
        )}
      </div>
    </section>
  );
}
