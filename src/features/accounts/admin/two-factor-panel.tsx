import { ShieldAlert, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { api } from "#src/features/office/api.ts";
import { staffDate } from "#src/features/office/staff-dates.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import type { Profile } from "../account.ts";
import { useAccountsOfficeText } from "../use-accounts-office-text.ts";
import { PasswordQuestion } from "./password-question.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { type SetUp, SetUpDialog } from "./set-up-dialog.tsx";

type Step =
  | { kind: "set-up"; setUp: SetUp }
  | { kind: "codes"; codes: string[] }
  | { kind: "begin" | "turn-off" | "renew" };

/** The second factor: set up, turned off, its backup codes. */
export function TwoFactorPanel({ profile, onChanged }: { profile: Profile; onChanged: () => void }) {
  const words = useAccountsOfficeText().profile;
  const [step, setStep] = useState<Step>();
  const { is_on, since, recovery_codes_left, is_required } = profile.two_factor;

  const finish = () => {
    setStep(undefined);
    onChanged();
  };
  return (
    <section className="panel">
      <h2>{words.twoFactor}</h2>
      <div className="in">
        {is_on ? (
          <>
            <p className="st">
              <ShieldCheck className="icon" aria-hidden /> {words.twoFactorOn(since ? staffDate(since) : "")}
            </p>
            <p>{words.codesLeft(recovery_codes_left)}</p>
            {is_required && <p>{words.cantTurnOff}</p>}
            <div className="acc-ways">
              <button
                type="button"
                className="button button-small line"
                onClick={() => setStep({ kind: "renew" })}
              >
                {words.newCodes}
              </button>
              {!is_required && (
                <button
                  type="button"
                  className="button button-small line"
                  onClick={() => setStep({ kind: "turn-off" })}
                >
                  {words.turnOff}
                </button>
              )}
            </div>
          </>
        ) : (
          <>
            <p className="st">
              <ShieldAlert className="icon" aria-hidden /> {words.twoFactorOff}
            </p>
            <p>{words.twoFactorWhat}</p>
            <button type="button" className="button button-small" onClick={() => setStep({ kind: "begin" })}>
              {words.setUp}
            </button>
          </>
        )}
      </div>
      {step?.kind === "begin" && (
        <PasswordQuestion
          title={words.twoFactor}
          lead={words.setUpLead}
          yes={words.goOn}
          onClose={finish}
          send={async ({ password }) =>
            setStep({ kind: "set-up", setUp: await api.post<SetUp>("/account/two-factor", { password }) })
          }
        />
      )}
      {step?.kind === "set-up" && (
        <SetUpDialog
          setUp={step.setUp}
          onClose={finish}
          onDone={(codes) => {
            showToast({ text: words.turnedOn });
            setStep({ kind: "codes", codes });
            onChanged();
          }}
        />
      )}
      {step?.kind === "codes" && (
        <RecoveryCodesDialog codes={step.codes} username={profile.username} onClose={finish} />
      )}
      {step?.kind === "turn-off" && (
        <PasswordQuestion
          title={words.turnOff}
          lead={words.turnOffLead}
          yes={words.turnOff}
          hasCode
          onClose={finish}
          send={async (values) => {
            await api.delete("/account/two-factor", values);
            showToast({ text: words.turnedOff });
            finish();
          }}
        />
      )}
      {step?.kind === "renew" && (
        <PasswordQuestion
          title={words.newCodes}
          lead={words.newCodesLead}
          yes={words.makeCodes}
          onClose={finish}
          send={async ({ password }) => {
            const answer = await api.post<{ recovery_codes: string[] }>(
              "/account/two-factor/recovery-codes",
              { password },
            );
            setStep({ kind: "codes", codes: answer.recovery_codes });
          }}
        />
      )}
    </section>
  );
}
