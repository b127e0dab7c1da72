import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { api } from "#src/api/client.ts";
import { Button } from "#src/features/office/button.tsx";
import { DateField } from "#src/features/office/date-field.tsx";
import { Dialog } from "#src/features/office/dialog.tsx";
import { TextField } from "#src/features/office/fields.tsx";
import { useUnsent } from "#src/features/office/unsaved-guard.tsx";
import { useKept } from "#src/features/office/use-kept.ts";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { columnIn } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { CalendarItem } from "../calendar.ts";
import { Item } from "./calendar-item.tsx";
import styles from "./idea-tray.module.css";
import type { Moving } from "./use-moving.ts";

interface IdeaTrayProps {
  ideas: CalendarItem[];
  moving: Moving;
  today: string;
  /** Its title stands above it. */
  isInDialog?: boolean;
}

/** Ideas without a day: each can be dragged onto one, or pressed to choose one. */
export function IdeaTray({ ideas, moving, today, isInDialog = false }: IdeaTrayProps) {
  const words = useOfficeText("calendar");
  const [chosen, setChosen] = useState<CalendarItem>();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; by keyboard the dialog of an article does it.
    <div
      className={styles.tray}
      onDragOver={(event) => moving.dragged.current && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const item = moving.dragged.current;
        moving.dragged.current = undefined;
        if (item?.kind === "planned") void moving.move(item, null);
      }}
    >
      {!isInDialog && <h2>{words.undated}</h2>}
      <p>{ideas.length > 0 ? words.undatedHint : words.noIdeas}</p>
      {ideas.map((item) => (
        <Item key={item.id} item={item} moving={moving} onPress={setChosen} />
      ))}
      <NewIdea />
      {chosen && (
        <ChooseDay item={chosen} moving={moving} today={today} onClose={() => setChosen(undefined)} />
      )}
    </div>
  );
}

interface ChooseDayProps {
  item: CalendarItem;
  moving: Moving;
  today: string;
  onClose: () => void;
}

function ChooseDay({ item, moving, today, onClose }: ChooseDayProps) {
  const words = useOfficeText("calendar");
  const [day, setDay] = useState(item.day ?? today);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day);
  const save = async () => {
    onClose();
    await moving.move(item, day);
  };
  return (
    <Dialog
      title={moving.titleOf(item)}
      onClose={onClose}
      widthPx={440}
      footer={
        <>
          <Link className="button button-small button-line" to={`/admin/news/edit/${item.id}`}>
            {words.openArticle}
          </Link>
          <Button disabled={!isDay} onClick={() => void save()}>
            {words.save}
          </Button>
        </>
      }
    >
      <DateField label={words.chooseDay} kind="day" value={day} onChange={setDay} hint={words.dayHint} />
    </Dialog>
  );
}

/** As this browser keeps an idea that is not sent yet, and the key it is sent under. */
const DRAFT = "idea";

/** A title is enough to begin with. */
function NewIdea() {
  const words = useOfficeText("calendar");
  const language = useLanguage();
  const { act, isBusy } = useListActions();
  const [title = "", keepTitle, slot] = useKept<string>(DRAFT);
  const [isOpen, setIsOpen] = useState(title !== "");
  const isPressed = useRef(false);
  useUnsent(title.trim());
  if (!isOpen)
    return (
      <button
        type="button"
        className={styles.addition}
        onClick={() => {
          isPressed.current = true;
          setIsOpen(true);
        }}
      >
        <Plus className="icon" aria-hidden /> {words.newIdea}
      </button>
    );
  const keep = () =>
    act(async () => {
      const idea = { [columnIn("title", language)]: title.trim(), language };
      const sending = api.create("/admin/news", idea, slot);
      keepTitle(title);
      await sending;
      keepTitle(undefined);
      setIsOpen(false);
    });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (title.trim()) void keep();
      }}
    >
      <TextField
        label={words.ideaTitle}
        value={title}
        onChange={keepTitle}
        lang={language}
        readOnly={isBusy}
        autoFocus={isPressed.current}
      />
      <Button type="submit" disabled={!title.trim()}>
        {words.save}
      </Button>
    </form>
  );
}
