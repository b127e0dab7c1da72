import {
  ArrowLeftRight,
  CircleDot,
  Crosshair,
  Flag,
  MessageSquareText,
  Play,
  Star,
  Timer,
  Users,
} from "lucide-react";
import { EventIcon } from "#src/features/matches/event-icon.tsx";
import styles from "./entry-log.module.css";
import type { Row } from "./rows.ts";

/** The mark of an entry; its words stand beside it. */
export function EntryMark({ kind }: { kind: Row["kind"] }) {
  return <span className={styles.mark}>{markOf(kind)}</span>;
}

function markOf(kind: Row["kind"]) {
  switch (kind) {
    case "goal":
      return <EventIcon type="goal" />;
    case "yellow":
      return <EventIcon type="yellow_card" />;
    case "red":
      return <EventIcon type="red_card" />;
    case "second_yellow":
      return (
        <>
          <EventIcon type="yellow_card" />
          <EventIcon type="red_card" />
        </>
      );
    case "sub":
      return <ArrowLeftRight className="icon" aria-hidden />;
    case "penalty":
    case "kick":
      return <CircleDot className="icon" aria-hidden />;
    case "corner":
    case "offside":
      return <Flag className="icon" aria-hidden />;
    case "shot":
      return <Crosshair className="icon" aria-hidden />;
    case "comment":
      return <MessageSquareText className="icon" aria-hidden />;
    case "star":
      return <Star className="icon" aria-hidden />;
    case "attendance":
      return <Users className="icon" aria-hidden />;
    case "added_time":
    case "clock_shift":
      return <Timer className="icon" aria-hidden />;
    default:
      return <Play className="icon" aria-hidden />;
  }
}
