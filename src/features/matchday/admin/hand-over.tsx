import { useEffect, useRef, useState } from "react";
import { encode } from "uqr";
import { useConsole } from "./console-context.tsx";
import { fromFile, toFile, toLinks } from "./hand-over-code.ts";
import { unsent } from "./kept.ts";
import styles from "./sheet.module.css";
import { Sheet } from "./sheet.tsx";

/** What has not left this phone, as a file or as codes for the camera of another one; and what came from another. */
export function HandOver({ onBack }: { onBack: () => void }) {
  const { words, kept, console, bundle } = useConsole();
  const [said, setSaid] = useState("");
  const [hasCode, setHasCode] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const queue = unsent(kept).filter(({ state }) => state !== "refused");
  const takeIn = async (file: File | undefined) => {
    if (!file) return;
    const taken = await console.takeIn(fromFile(await file.text()));
    setSaid(taken > 0 ? words.takenIn(taken) : words.notTaken);
  };
  return (
    <Sheet title={words.handOver} hint={words.handOverHint} onClose={onBack}>
      {queue.length === 0 ? (
        <p>{words.nothingToHand}</p>
      ) : (
        <div className={styles.pair}>
          <button type="button" onClick={() => saveFile(toFile(queue), `match-${bundle.match.id}.json`)}>
            <b>{words.saveFile}</b>
          </button>
          <button type="button" onClick={() => setHasCode(true)}>
            <b>{words.showCode}</b>
          </button>
        </div>
      )}
      {hasCode && <Codes />}
      <button type="button" className={styles.wide} onClick={() => input.current?.click()}>
        {words.takeFile}
      </button>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept="application/json,.json"
        aria-label={words.takeFile}
        tabIndex={-1}
        onChange={({ target }) => void takeIn(target.files?.[0])}
      />
      <p role="status">{said}</p>
    </Sheet>
  );
}

function saveFile(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function Codes() {
  const { words, kept } = useConsole();
  const [links, setLinks] = useState<string[]>([]);
  const [at, setAt] = useState(0);
  useEffect(() => {
    const queue = unsent(kept).filter(({ state }) => state !== "refused");
    void toLinks(queue, location.origin + location.pathname).then(setLinks);
  }, [kept]);
  const link = links[at % Math.max(1, links.length)];
  if (!link) return null;
  return (
    <div className={styles.code}>
      <Code text={link} label={words.codeHint(at + 1, links.length)} />
      <p>{words.codeHint(at + 1, links.length)}</p>
      {links.length > 1 && (
        <button type="button" className={styles.wide} onClick={() => setAt((at + 1) % links.length)}>
          {words.nextCode}
        </button>
      )}
    </div>
  );
}

/** A QR code as one path, dark on light in both themes: cameras need it so. */
function Code({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path.join("")} fill="#000" />
    </svg>
  );
}
