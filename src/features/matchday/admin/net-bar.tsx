import { CloudCheck, CloudOff, TriangleAlert } from "lucide-react";
import styles from "./console.module.css";
import { useConsole } from "./console-context.tsx";
import { unsent } from "./kept.ts";

/** One line: whether everything has left the phone. It has three looks, and none of them stops anybody. */
export function NetBar({ others }: { others: string[] }) {
  const { words, network, kept, isUnstored, bundle, state } = useConsole();
  const refused = kept.filter((one) => one.state === "refused").length;
  const queue = unsent(kept).length - refused;
  const isBad = refused > 0 || isUnstored;
  const isOff = network === "offline" || network === "signed_out";
  const typed = bundle.match.score_over_goals;
  const isHidden = !isOff && typed && (typed.home !== state.score.home || typed.away !== state.score.away);
  const look = isBad ? styles.bad : isOff || isHidden ? styles.off : styles.fine;
  const Icon = isBad || isHidden ? TriangleAlert : isOff ? CloudOff : CloudCheck;
  const said = isUnstored
    ? words.net.unstored
    : isBad
      ? words.net.refused
      : network === "sent" && queue > 0
        ? words.net.sending
        : isHidden
          ? words.net.typedOver(`${typed.home}:${typed.away}`)
          : words.net[network];
  return (
    <div className={`${styles.network} ${look}`} data-network={isBad ? "refused" : network}>
      <Icon className="icon" aria-hidden />
      <span role="status">{said}</span>
      {network === "signed_out" && (
        <a className={styles.again} href="/admin/login" target="_blank" rel="noopener">
          {words.net.signInAgain}
        </a>
      )}
      {(queue > 0 || refused > 0) && (
        <b>{refused > 0 ? words.net.refusedCount(refused) : words.net.waiting(queue)}</b>
      )}
      <Others names={others} />
    </div>
  );
}

/** Who else has this match open: their first letters. */
function Others({ names }: { names: string[] }) {
  const { words } = useConsole();
  if (names.length === 0) return null;
  return (
    <span className={styles.others} role="img" aria-label={words.net.othersHere(names.join(", "))}>
      {names.slice(0, 3).map((name) => (
        <i key={name} title={name}>
          {name.slice(0, 1).toUpperCase()}
        </i>
      ))}
    </span>
  );
}
