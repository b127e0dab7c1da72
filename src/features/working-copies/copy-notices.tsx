import { CircleAlert, History, Users } from "lucide-react";
import { deviceName } from "#src/features/accounts/device-name.ts";
import { Button } from "#src/features/office/button.tsx";
import { staffTime } from "#src/features/office/staff-dates.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Overtaken } from "./copy-sender.ts";
import type { CopyOfAnother, WorkingCopy } from "./working-copy.ts";

interface OpenedCopyProps {
  copy: Pick<WorkingCopy, "updated_at" | "device">;
  /** Of a record that readers see: when they got the version that they see. */
  liveSince?: string | undefined;
  onDiscard: () => void;
}

/** The form goes on with what was typed earlier, here or elsewhere. */
export function OpenedCopy({ copy, liveSince, onDiscard }: OpenedCopyProps) {
  const words = useOfficeText("workingCopies");
  return (
    <div className="notice">
      <History className="icon" aria-hidden />{" "}
      <span>
        {liveSince ? `${words.live(staffTime(liveSince))} ` : ""}
        {words.goesOn(staffTime(copy.updated_at))} <Where device={copy.device} />
      </span>
      <Button isLine onClick={onDiscard}>
        {words.discard}
      </Button>
    </div>
  );
}

/** "Live version of 14:02 · your changes are not out", while somebody types over what readers see. */
export function LiveState({ since }: { since: string }) {
  const words = useOfficeText("workingCopies");
  return (
    <p className="notice">
      <CircleAlert className="icon" aria-hidden /> <span>{words.live(staffTime(since))}</span>
    </p>
  );
}

interface OthersCopiesProps {
  others: CopyOfAnother[];
  onTake: (copy: CopyOfAnother) => void;
}

/** What others have typed over the same record. */
export function OthersCopies({ others, onTake }: OthersCopiesProps) {
  const words = useOfficeText("workingCopies");
  return others.map((copy) => (
    <div key={copy.account_id} className="notice">
      <Users className="icon" aria-hidden />{" "}
      <span>{words.others(copy.name, staffTime(copy.updated_at))}</span>
      <Button isLine onClick={() => onTake(copy)}>
        {words.takeOthers}
      </Button>
    </div>
  ));
}

interface OvertakenNoticeProps {
  by: Overtaken;
  onTake: (copy: WorkingCopy) => void;
  onKeep: (copy: WorkingCopy) => void;
}

/** The same person typed on another device meanwhile: one of the two goes on. */
export function OvertakenNotice({ by: { copy }, onTake, onKeep }: OvertakenNoticeProps) {
  const words = useOfficeText("workingCopies");
  return (
    <div className="notice notice-bad" role="alert">
      <CircleAlert className="icon" aria-hidden />{" "}
      <span>
        {copy ? words.typedElsewhere(staffTime(copy.updated_at)) : words.savedElsewhere}{" "}
        {copy && <Where device={copy.device} />}
      </span>
      {copy && (
        <>
          <Button onClick={() => onTake(copy)}>{words.takeThat}</Button>
          <Button isLine onClick={() => onKeep(copy)}>
            {words.keepThis}
          </Button>
        </>
      )}
    </div>
  );
}

function Where({ device }: { device: string | null }) {
  const name = deviceName(device);
  return name ? <small>({name})</small> : null;
}
