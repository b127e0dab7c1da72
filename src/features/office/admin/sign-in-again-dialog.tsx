import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { type StoredSession, signOut, useSession } from "#src/api/session.ts";
import { signedInAgain, useSignInAgain } from "#src/api/sign-in-again.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { useLastDraft } from "../drafts.ts";
import { staffTime } from "../staff-dates.ts";
import { SignInButton } from "./sign-in-button.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { useSignIn } from "./use-sign-in.ts";

/** Over a page whose session ended: nothing on the page goes; after signing in, the waiting save goes on. */
export function SignInAgainDialog() {
  const session = useSession();
  const since = useSignInAgain();
  return since && session ? <Question session={session} since={since} /> : null;
}

/** Can't be closed: what waits behind it goes on for the same person only. */
function Question({ session, since }: { session: StoredSession; since: Date }) {
  const words = useOfficeText("office");
  const [ended] = useState(session);
  const { user } = ended;
  useEffect(() => {
    if (session === ended) return;
    // In another tab: the same person's page goes on, somebody else begins with a page of their own.
    if (session.user.id === ended.user.id) signedInAgain();
    else location.reload();
  }, [session, ended]);
  const signIn = useSignIn({ username: user.username, onDone: signedInAgain });
  const draftAt = useLastDraft();
  return (
    <Dialog
      title={words.signInAgain}
      lead={words.sessionEnded(staffTime(since))}
      widthPx={480}
      footer={
        <>
          <Button isLine onClick={() => void signOut()}>
            {words.notMe}
          </Button>
          <span className="keep-left" />
          <SignInButton signIn={signIn} label={words.signInAndGoOn} className="button button-small" />
        </>
      }
    >
      <div className="notice notice-good">
        <Check className="icon" aria-hidden />{" "}
        <span>{draftAt ? words.stillHereKept(staffTime(draftAt)) : words.stillHere}</span>
      </div>
      <SignInForm signIn={signIn} />
    </Dialog>
  );
}
