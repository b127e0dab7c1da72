import { Images, Search, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#src/features/office/button.tsx";
import { Dialog } from "#src/features/office/dialog.tsx";
import { faultText } from "#src/features/office/list-fault.tsx";
import { FilesInput } from "#src/features/office/picture-input.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { columnIn, localised } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { pictureSources } from "#src/ui/picture-sources.ts";
import { type ListedPicture, pictureTitle } from "./library.ts";
import styles from "./media-picker.module.css";
import { daysLeft } from "./picture-marks.tsx";
import tiles from "./picture-tile.module.css";
import { PictureTile } from "./picture-tile.tsx";
import { UploadList } from "./upload-list.tsx";
import { useDrop } from "./use-drop.ts";
import { type PickerList, usePicker } from "./use-picker.ts";
import { useUploads } from "./use-uploads.ts";

/** A picture as whoever asked for it gets it. */
export interface ChosenPicture {
  url: string;
  /** What is to be seen, in the language asked for; empty where nobody has said. */
  alt: string;
  width: number;
  height: number;
}

interface MediaPickerProps {
  /** What the picture is for; "Choose a picture" unless told. */
  title?: string;
  /** Smaller ones stay visible, and cannot be chosen. */
  least?: { width: number; height: number };
  /** Of the description; the interface's unless told. */
  language?: Language;
  onChoose: (picture: ChosenPicture) => void;
  onClose: () => void;
}

/** A picture of the library, or one that is uploaded here: for every field that holds a picture. */
export default function MediaPicker(props: MediaPickerProps) {
  const { title, least, onChoose, onClose } = props;
  const words = useOfficeText("media");
  const office = useOfficeText("office");
  const interfaceLanguage = useLanguage();
  const list = usePicker();
  const [tab, setTab] = useState<"upload" | "choose">();
  const uploads = useUploads(({ id }) => void list.choose(id).then(() => setTab("choose")));
  const isOver = useDrop(uploads.add);
  const shown = tab ?? (list.isEmpty ? "upload" : "choose");
  const give = (picture: ListedPicture) =>
    onChoose({
      ...{ url: picture.url, width: picture.width, height: picture.height },
      alt: picture.is_decorative ? "" : localised(picture, "alt", props.language ?? interfaceLanguage).text,
    });
  return (
    <Dialog
      title={title ?? words.picker.title}
      lead={least && words.picker.atLeast(`${least.width}×${least.height}`)}
      widthPx={960}
      onClose={onClose}
      footer={
        <>
          {list.chosen ? <Chosen picture={list.chosen} /> : <span className="keep-left" />}
          <Button isLine onClick={onClose}>
            {office.cancel}
          </Button>
          <Button disabled={!list.chosen} onClick={() => list.chosen && give(list.chosen)}>
            {words.picker.put}
          </Button>
        </>
      }
    >
      <div className={isOver ? `${styles.picker} ${styles.over}` : styles.picker}>
        <Tabs shown={shown} onShow={setTab} />
        <UploadList uploads={uploads} />
        {shown === "upload" ? (
          <UploadPlace onFiles={uploads.add} />
        ) : (
          <Choice list={list} least={least} onTake={give} />
        )}
        {list.fault && (
          <p className="notice notice-bad" role="alert">
            {faultText(list.fault, words.loadFailed, { ...office, network: office.networkOfList })}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function Tabs({ shown, onShow }: { shown: string; onShow: (tab: "upload" | "choose") => void }) {
  const words = useOfficeText("media");
  const tabs = [
    { name: "upload", label: words.upload, icon: Upload },
    { name: "choose", label: words.choose, icon: Images },
  ] as const;
  return (
    <div className={styles.tabs} role="tablist" aria-label={words.picker.title}>
      {tabs.map(({ name, label, icon: Icon }) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={shown === name}
          onClick={() => onShow(name)}
        >
          <Icon className="icon" aria-hidden /> {label}
        </button>
      ))}
    </div>
  );
}

function UploadPlace({ onFiles }: { onFiles: (files: File[]) => void }) {
  const words = useOfficeText("media");
  const office = useOfficeText("office");
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.place}>
      <p>{office.dragOrChoose}</p>
      <Button onClick={() => input.current?.click()}>
        <Upload className="icon" aria-hidden /> {office.chooseFile}
      </Button>
      <FilesInput ref={input} aria-label={words.upload} multiple onChoose={onFiles} />
    </div>
  );
}

interface ChoiceProps {
  list: PickerList;
  least: MediaPickerProps["least"];
  onTake: (picture: ListedPicture) => void;
}

function Choice({ list, least, onTake }: ChoiceProps) {
  const words = useOfficeText("media");
  const office = useOfficeText("office");
  return (
    <>
      <label className={styles.search}>
        <Search className="icon" aria-hidden />
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={list.search}
          onChange={(event) => list.setSearch(event.target.value)}
        />
      </label>
      <fieldset className={styles.chips} aria-label={words.show}>
        {(["recent", "mine", "team", "news"] as const).map((shown) => (
          <button
            key={shown}
            type="button"
            aria-pressed={list.shown === shown}
            onClick={() => list.setShown(shown)}
          >
            {words.picker[shown]}
          </button>
        ))}
      </fieldset>
      <ul className={`${tiles.grid} ${styles.grid}`}>
        {list.pictures.map((picture) => (
          <li key={picture.id}>
            <Tile picture={picture} list={list} least={least} onTake={onTake} />
          </li>
        ))}
      </ul>
      {list.pictures.length === 0 && !list.isBusy && <p>{list.search ? words.none : words.picker.none}</p>}
      <p className="visually-hidden" role="status">
        {list.isBusy ? office.loading : office.found(list.total)}
      </p>
      {list.pictures.length < list.total && (
        <Button isLine onClick={() => void list.more()}>
          {office.more}
        </Button>
      )}
    </>
  );
}

function Tile({ picture, list, least, onTake }: ChoiceProps & { picture: ListedPicture }) {
  const words = useOfficeText("media").picker;
  const { width, height } = picture;
  const size = `${width}×${height}`;
  const isOver = (daysLeft(picture) ?? 0) < 0;
  const isSmall = least && (width < least.width || height < least.height);
  return (
    <button
      type="button"
      className={tiles.tile}
      disabled={isOver || Boolean(isSmall)}
      aria-pressed={list.chosen?.id === picture.id}
      onClick={() => list.setChosen(picture)}
      onDoubleClick={() => onTake(picture)}
    >
      <PictureTile
        picture={picture}
        detail={isOver ? words.overRights : isSmall ? words.tooSmall(size) : size}
      />
    </button>
  );
}

function Chosen({ picture }: { picture: ListedPicture }) {
  const words = useOfficeText("media").picker;
  const described = LANGUAGES.filter((language) => picture[columnIn("alt", language)]).length;
  return (
    <div className={`keep-left ${styles.chosen}`}>
      <img {...pictureSources(picture.url, "72px")} alt="" />
      <span>
        <b>{pictureTitle(picture)}</b>
        <small>{words.described(described)}</small>
      </span>
    </div>
  );
}
