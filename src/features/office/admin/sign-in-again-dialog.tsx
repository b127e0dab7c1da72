import { Check } from "lucide-react";
import { Dialog } from "../dialog.tsx";
import { useLastDraft } from "../drafts.ts";
import { type SessionUser, signOut, useSessionUser } from "../session.ts";
import { signedInAgain, useSignInAgain } from "../sign-in-again.ts";
import { staffTime } from "../staff-dates.ts";
import { useOfficeWords } from "../use-office-words.ts";
import { SignInButton } from "./sign-in-button.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { useSignIn } from "./use-sign-in.ts";

/** Over a page whose session ended: nothing on the page goes; after signing in, the waiting save goes on. */
export function SignInAgainDialog() {
  const user = useSessionUser();
  const since = useSignInAgain();
  return since && user ? <Question user={user} since={since} /> : null;
}

/** Can't be closed: what waits behind it goes on for the same person only. */
function Question({ user, since }: { user: SessionUser; since: Date }) {
  const words = useOfficeWords();
  const signIn = useSignIn({ username: user.username, onDone: signedInAgain });
  const draftAt = useLastDraft();
  return (
    <Dialog
      title={words.signInAgain}
      lead={words.sessionEnded(staffTime(since))}
      widthPx={480}
      footer={
        <>
          <button type="button" className="btn sm line" onClick={() => void signOut()}>
            {words.notMe}
          </button>
          <span className="sp" />
          <SignInButton signIn={signIn} label={words.signInAndGoOn} className="btn sm" />
        </>
      }
    >
      <div className="notice ok">
        <Check className="i" aria-hidden />{" "}
        <span>{draftAt ? words.stillHereKept(staffTime(draftAt)) : words.stillHere}</span>
      </div>
      <SignInForm signIn={signIn} />
    </Dialog>
  );
}
