import { Download } from "lucide-react";
import { useState } from "react";
import { club } from "#club/club.ts";
import { Button } from "#src/features/office/button.tsx";
import { confirm } from "#src/features/office/confirm.tsx";
import { Dialog } from "#src/features/office/dialog.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { CopyButton } from "./copy-button.tsx";
import styles from "./recovery-codes-dialog.module.css";

interface RecoveryCodesDialogProps {
  codes: string[];
  username: string;
  onClose: () => void;
}

/** The backup codes, shown once; closing without having taken them asks first. */
export function RecoveryCodesDialog({ codes, username, onClose }: RecoveryCodesDialogProps) {
  const words = useOfficeText("accounts").profile;
  const office = useOfficeText("office");
  const language = useLanguage();
  const [isTaken, setIsTaken] = useState(false);
  const close = async () => {
    const isSure =
      isTaken ||
      (await confirm({
        text: words.leaveCodes,
        hint: words.leaveCodesHint,
        yes: office.close,
        isDangerous: true,
      }));
    if (isSure) onClose();
  };
  const download = () => {
    const text = `${club.name[language]} · ${words.backupCodes} · ${username}\n\n${codes.join("\n")}\n`;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = `backup-codes-${username}.txt`;
    link.click();
    URL.revokeObjectURL(link.href);
    setIsTaken(true);
  };
  return (
    <Dialog
      title={words.backupCodes}
      lead={words.backupCodesLead}
      widthPx={560}
      onClose={() => void close()}
      footer={
        <>
          <CopyButton
            text={codes.join("\n")}
            label={words.copy}
            copied={words.copied}
            shownIn="backup-codes"
            onCopied={() => setIsTaken(true)}
          />
          <Button isLine onClick={download}>
            <Download className="icon" aria-hidden /> {words.download}
          </Button>
          <span className="keep-left" />
          <Button onClick={onClose}>{words.codesKept}</Button>
        </>
      }
    >
      <ul className={styles.codes} id="backup-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
