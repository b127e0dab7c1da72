import { ApiError, api } from "#src/features/office/api.ts";
import { faultText } from "#src/features/office/list-fault.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useOfficeWords } from "#src/features/office/use-office-words.ts";
import { useStaffWords } from "#src/i18n/staff-words.tsx";
import type { SessionRow } from "../account.ts";
import { accountsWords } from "./accounts-words.ts";
import { profileWords } from "./profile-words.ts";
import { SessionList } from "./session-list.tsx";

/** Where one is signed in; the sessions that are not this one can be ended. */
export function SessionsPanel({ sessions, onChanged }: { sessions: SessionRow[]; onChanged: () => void }) {
  const words = useStaffWords(profileWords);
  const accounts = useStaffWords(accountsWords);
  const office = useOfficeWords();
  const end = async (session?: SessionRow) => {
    try {
      const path = `/account/sessions${session ? `/${session.id}` : ""}`;
      const { ended } = await api.delete<{ ended: number }>(path);
      showToast({ text: session ? words.sessionEnded : accounts.signedOut(ended) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // One that ended by itself a moment ago is no fault.
      if (error.status !== 404)
        showToast({ text: faultText(error, office.failed, office.network), isBad: true });
    }
    onChanged();
  };
  return (
    <section className="panel wide">
      <h2>{words.sessions}</h2>
      <div className="in">
        <SessionList sessions={sessions} onEnd={(session) => void end(session)} />
        {sessions.some(({ is_current }) => !is_current) && (
          <button type="button" className="btn sm line" onClick={() => void end()}>
            {words.endOthers}
          </button>
        )}
      </div>
    </section>
  );
}
