import { Dialog } from "../dialog.tsx";
import { signOut, useSessionUser } from "../session.ts";
import { signedInAgain, useSignInAgain } from "../sign-in-again.ts";
import { useOfficeWords } from "../use-office-words.ts";
import { SignInForm } from "./sign-in-form.tsx";

/** Over a page whose session ended: nothing on the page goes; after signing in, the waiting save goes on. */
export function SignInAgainDialog() {
  const words = useOfficeWords();
  const user = useSessionUser();
  const isAsked = useSignInAgain();
  if (!isAsked || !user) return null;
  return (
    <Dialog title={words.signInAgain} lead={words.sessionEnded} widthPx={460}>
      <SignInForm username={user.username} label={words.signInAndGoOn} onDone={signedInAgain} />
      <button type="button" className="btn sm line" onClick={() => void signOut()}>
        {words.notMe}
      </button>
    </Dialog>
  );
}
