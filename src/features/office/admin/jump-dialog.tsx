import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { Dialog } from "../dialog.tsx";
import { showFrameDialog } from "../frame-dialog.ts";
import styles from "./jump-dialog.module.css";
import { type Destination, useDestinations } from "./use-destinations.ts";

/** Finds a page or a record of the back office and goes there; the keyboard alone will do. */
export default function JumpDialog() {
  const words = useOfficeText("office");
  const [text, setText] = useState("");
  const { destinations, isBusy, hasFailed } = useDestinations(text);
  const list = useChosen(destinations);
  const navigate = useNavigate();
  const id = useId();
  const go = (destination: Destination | undefined) => {
    if (!destination) return;
    showFrameDialog();
    void navigate(destination.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While letters are put together the keys are the input method's.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") go(destinations[list.chosen]);
    else if (!list.move(event.key)) return;
    event.preventDefault();
  };
  return (
    <Dialog title={words.jump} widthPx={640} onClose={() => showFrameDialog()}>
      <label className={styles.search}>
        <Search className="icon" aria-hidden />
        <input
          type="text"
          role="combobox"
          aria-expanded={destinations.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={destinations[list.chosen] ? `${id}-${list.chosen}` : undefined}
          aria-label={words.jumpHint}
          placeholder={words.jumpHint}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <p className="visually-hidden" role="status">
        {isBusy ? words.loading : words.found(destinations.length)}
      </p>
      <div className={styles.list} id={id} role="listbox" aria-label={words.jump} ref={list.element}>
        {destinations.map((destination, index) => (
          <Row
            key={destination.key}
            id={`${id}-${index}`}
            destination={destination}
            isChosen={index === list.chosen}
            onPoint={() => list.choose(index)}
            onGo={() => go(destination)}
          />
        ))}
      </div>
      {hasFailed && <p className="notice notice-bad">{words.networkOfList}</p>}
      {destinations.length === 0 && !isBusy && !hasFailed && <p className={styles.none}>{words.jumpNone}</p>}
      <Keys />
    </Dialog>
  );
}

/** The keys that do it, and the way to all others. */
function Keys() {
  const words = useOfficeText("office");
  return (
    <p className={styles.keys}>
      <kbd>↑</kbd> <kbd>↓</kbd> <kbd>Enter</kbd> <kbd>Esc</kbd>
      <button type="button" onClick={() => showFrameDialog("shortcuts")}>
        {words.shortcuts} <kbd>?</kbd>
      </button>
    </p>
  );
}

interface RowProps {
  id: string;
  destination: Destination;
  isChosen: boolean;
  onPoint: () => void;
  onGo: () => void;
}

function Row({ id, destination: { title, lang, what, detail }, isChosen, onPoint, onGo }: RowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box above it.
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, which names the chosen one.
    <div id={id} role="option" aria-selected={isChosen} onPointerMove={onPoint} onClick={onGo}>
      <b lang={lang}>{title}</b>
      {detail && <span>{detail}</span>}
      <small>{what}</small>
    </div>
  );
}

/** Which line is chosen: the first, until an arrow chooses another; round at both ends. */
function useChosen(destinations: Destination[]) {
  const [wanted, setWanted] = useState(0);
  const element = useRef<HTMLDivElement>(null);
  const count = destinations.length;
  const chosen = Math.min(wanted, Math.max(0, count - 1));
  const keys = destinations.map(({ key }) => key).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins with its first line.
  useEffect(() => setWanted(0), [keys]);
  useEffect(() => {
    element.current?.children[chosen]?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  const move = (key: string): boolean => {
    const to = { ArrowDown: chosen + 1, ArrowUp: chosen - 1 + count }[key];
    if (to === undefined || count === 0) return false;
    setWanted(to % count);
    return true;
  };
  return { chosen, choose: setWanted, move, element };
}
