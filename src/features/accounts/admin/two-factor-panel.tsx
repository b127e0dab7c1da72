import { ShieldAlert, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { Button } from "#src/features/office/button.tsx";
import { staffDate } from "#src/features/office/staff-dates.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Profile } from "../account.ts";
import { TwoFactorDialog, type TwoFactorStep } from "./two-factor-dialog.tsx";
import styles from "./two-factor-panel.module.css";

/** The second factor: set up, turned off, its backup codes. */
export function TwoFactorPanel({ profile, onChanged }: { profile: Profile; onChanged: () => void }) {
  const words = useOfficeText("accounts").profile;
  const [step, setStep] = useState<TwoFactorStep>();
  return (
    <section className="panel">
      <h2>{words.twoFactor}</h2>
      <div className="panel-body">
        {profile.two_factor.is_on ? (
          <TurnedOn profile={profile} onStep={setStep} />
        ) : (
          <TurnedOff onStep={setStep} />
        )}
      </div>
      {step && (
        <TwoFactorDialog step={step} onStep={setStep} username={profile.username} onChanged={onChanged} />
      )}
    </section>
  );
}

interface StateProps {
  profile: Profile;
  onStep: (step: TwoFactorStep) => void;
}

function TurnedOn({ profile: { two_factor }, onStep }: StateProps) {
  const { since, recovery_codes_left, is_required } = two_factor;
  const words = useOfficeText("accounts").profile;
  return (
    <>
      <p className={styles.state}>
        <ShieldCheck className="icon" aria-hidden /> {words.twoFactorOn(since ? staffDate(since) : "")}
      </p>
      <p>{words.codesLeft(recovery_codes_left)}</p>
      {is_required && <p>{words.cantTurnOff}</p>}
      <div className={styles.ways}>
        <Button isLine onClick={() => onStep({ kind: "renew" })}>
          {words.newCodes}
        </Button>
        {!is_required && (
          <Button isLine onClick={() => onStep({ kind: "turn-off" })}>
            {words.turnOff}
          </Button>
        )}
      </div>
    </>
  );
}

function TurnedOff({ onStep }: Pick<StateProps, "onStep">) {
  const words = useOfficeText("accounts").profile;
  return (
    <>
      <p className={styles.state}>
        <ShieldAlert className="icon" aria-hidden /> {words.twoFactorOff}
      </p>
      <p>{words.twoFactorWhat}</p>
      <Button onClick={() => onStep({ kind: "begin" })}>{words.setUp}</Button>
    </>
  );
}
