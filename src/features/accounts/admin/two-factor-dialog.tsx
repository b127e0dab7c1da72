import { api } from "#src/api/client.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { PasswordQuestion } from "./password-question.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { type SetUp, SetUpDialog } from "./set-up-dialog.tsx";

export type TwoFactorStep =
  | { kind: "set-up"; setUp: SetUp }
  | { kind: "codes"; codes: string[] }
  | { kind: "begin" | "turn-off" | "renew" };

interface TwoFactorDialogProps {
  step: TwoFactorStep;
  username: string;
  /** Leads to another step, or out. */
  onStep: (step: TwoFactorStep | undefined) => void;
  onChanged: () => void;
}

/** One step on the way to the second factor, to other backup codes, or out of it. */
export function TwoFactorDialog({ step, username, onStep, onChanged }: TwoFactorDialogProps) {
  const words = useOfficeText("accounts").profile;
  const finish = () => {
    onStep(undefined);
    onChanged();
  };
  if (step.kind === "set-up") {
    return (
      <SetUpDialog
        setUp={step.setUp}
        onClose={finish}
        onDone={(codes) => {
          showToast({ text: words.turnedOn });
          onStep({ kind: "codes", codes });
          onChanged();
        }}
      />
    );
  }
  if (step.kind === "codes") {
    return <RecoveryCodesDialog codes={step.codes} username={username} onClose={finish} />;
  }
  if (step.kind === "begin") return <Begin onStep={onStep} onClose={finish} />;
  if (step.kind === "turn-off") return <TurnOff onClose={finish} />;
  return <Renew onStep={onStep} onClose={finish} />;
}

interface QuestionProps {
  onStep: (step: TwoFactorStep) => void;
  onClose: () => void;
}

function Begin({ onStep, onClose }: QuestionProps) {
  const words = useOfficeText("accounts").profile;
  return (
    <PasswordQuestion
      title={words.twoFactor}
      lead={words.setUpLead}
      yes={words.goOn}
      onClose={onClose}
      send={async ({ password }) =>
        onStep({ kind: "set-up", setUp: await api.post<SetUp>("/account/two-factor", { password }) })
      }
    />
  );
}

function TurnOff({ onClose }: { onClose: () => void }) {
  const words = useOfficeText("accounts").profile;
  return (
    <PasswordQuestion
      title={words.turnOff}
      lead={words.turnOffLead}
      yes={words.turnOff}
      hasCode
      onClose={onClose}
      send={async (values) => {
        await api.delete("/account/two-factor", values);
        showToast({ text: words.turnedOff });
        onClose();
      }}
    />
  );
}

function Renew({ onStep, onClose }: QuestionProps) {
  const words = useOfficeText("accounts").profile;
  return (
    <PasswordQuestion
      title={words.newCodes}
      lead={words.newCodesLead}
      yes={words.makeCodes}
      onClose={onClose}
      send={async ({ password }) => {
        const path = "/account/two-factor/recovery-codes";
        const answer = await api.post<{ recovery_codes: string[] }>(path, { password });
        onStep({ kind: "codes", codes: answer.recovery_codes });
      }}
    />
  );
}
