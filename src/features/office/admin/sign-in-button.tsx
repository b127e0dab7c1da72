import { LogIn } from "lucide-react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { useSignIn } from "./use-sign-in.ts";

interface SignInButtonProps {
  signIn: ReturnType<typeof useSignIn>;
  label: string;
  className?: string;
}

/** Sends the form of `SignInForm`, wherever it stands. */
export function SignInButton({
  signIn: { id, isBusy, isDisabled },
  label,
  className = "button",
}: SignInButtonProps) {
  const words = useOfficeText("office");
  return (
    <button className={className} type="submit" form={id} disabled={isDisabled}>
      {isBusy ? (
        words.signingIn
      ) : (
        <>
          <LogIn className="icon" aria-hidden /> {label}
        </>
      )}
    </button>
  );
}
