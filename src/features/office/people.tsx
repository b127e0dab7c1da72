import { Pencil, Trash2, X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { pictureSources, standIn } from "#src/ui/picture-sources.ts";
import { useModalDialog } from "#src/ui/use-modal-dialog.ts";
import { Button } from "./button.tsx";
import dialogStyles from "./dialog.module.css";
import styles from "./people.module.css";

const SILHOUETTE = "/club/players/player-silhouette.svg";

export interface PersonTileView {
  id: number;
  name: string;
  lang: string;
  what: string;
  photo: string;
  number?: number | null;
  isActive: boolean;
  /** A badge on the photo, e.g. "Captain". */
  badge?: string | undefined;
  /** A line of its own below, e.g. "Injury". */
  note?: string | undefined;
}

interface PersonTileProps {
  person: PersonTileView;
  /** The address that opens the details. */
  to: string;
  inactiveLabel: string;
}

/** One person in the back office's grid; inactive ones are dimmed under a strip. */
export function PersonTile({ person, to, inactiveLabel }: PersonTileProps) {
  return (
    <Link
      className={person.isActive ? styles.tile : `${styles.tile} ${styles.inactive}`}
      to={to}
      replace
      preventScrollReset
    >
      <span className={styles.photo} data-x={inactiveLabel}>
        {person.number ? <span className="number">{person.number}</span> : null}
        <PersonPhoto photo={person.photo} />
        {person.badge && <span className={`badge badge-captain ${styles.captain}`}>{person.badge}</span>}
      </span>
      <span className={styles.caption}>
        <b lang={person.lang}>{person.name}</b>
        <span>{person.what}</span>
        {person.note && <span className={styles.note}>{person.note}</span>}
        {!person.isActive && <span className="visually-hidden">{inactiveLabel}</span>}
      </span>
    </Link>
  );
}

export function PersonPhoto({ photo }: { photo: string }) {
  return (
    <img
      {...pictureSources(photo || SILHOUETTE, "200px")}
      alt=""
      width={200}
      height={240}
      loading="lazy"
      onError={(event) => standIn(event.currentTarget, SILHOUETTE)}
    />
  );
}

interface PersonPopupProps {
  person: PersonTileView;
  badges: ReactNode;
  facts: { name: string; value: ReactNode }[];
  bio: string;
  editTo: string;
  onRemove: () => void;
  onClose: () => void;
}

/** Everything about one person, with Edit and Delete. */
export function PersonPopup({ person, badges, facts, bio, editTo, onRemove, onClose }: PersonPopupProps) {
  const words = useOfficeText("office");
  const dialog = useModalDialog();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape (onCancel).
    <dialog
      ref={dialog}
      className={`${dialogStyles.dialog} ${styles.popup}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.columns}>
        <div className={styles.picture}>
          <div className="pores" />
          {person.number ? (
            <span className={styles.shirtNumber} aria-hidden="true">
              {person.number}
            </span>
          ) : null}
          <PersonPhoto photo={person.photo} />
        </div>
        <div className={styles.details}>
          <button
            type="button"
            className={`tool-button ${styles.close}`}
            aria-label={words.close}
            onClick={onClose}
          >
            <X className="icon" aria-hidden />
          </button>
          <p className={styles.badges}>{badges}</p>
          <h2 id={id} lang={person.lang}>
            {person.name}
          </h2>
          <Facts facts={facts} />
          {bio && <p className={`muted ${styles.biography}`}>{bio}</p>}
          <div className={styles.actions}>
            <Link className="button button-small" to={editTo}>
              <Pencil className="icon" aria-hidden /> {words.edit}
            </Link>
            <Button isLine onClick={onRemove}>
              <Trash2 className="icon" aria-hidden /> {words.remove}
            </Button>
          </div>
        </div>
      </div>
    </dialog>
  );
}

function Facts({ facts }: Pick<PersonPopupProps, "facts">) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
