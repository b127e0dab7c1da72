import {
  CalendarDays,
  ChevronDown,
  Handshake,
  Image,
  type LucideIcon,
  Newspaper,
  Settings,
  Shirt,
  Table2,
  UserCog,
} from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useOfficeDictionary, useOfficeText } from "#src/i18n/office-text.ts";
import { type PicturePlace, placePath, placeTitle } from "../library.ts";
import styles from "./picture-page.module.css";

const SHOWN = 4;
const ICONS: Record<string, LucideIcon> = {
  articles: Newspaper,
  working_copies: Newspaper,
  matches: CalendarDays,
  partners: Handshake,
  players: Shirt,
  settings: Settings,
  staff: UserCog,
  standings: Table2,
};

/** Where a picture stands, each place with the way there. */
export function PicturePlaces({ places }: { places: PicturePlace[] }) {
  const words = useOfficeText("media");
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? places : places.slice(0, SHOWN);
  return (
    <section className={styles.part}>
      <h2>{words.usedIn(places.length)}</h2>
      <ul className={styles.places}>
        {shown.map((place) => (
          <Place key={`${place.kind} ${place.copy_of} ${place.record_id} ${place.field}`} place={place} />
        ))}
      </ul>
      {shown.length < places.length && (
        <button type="button" className={styles.more} onClick={() => setIsWhole(true)}>
          {words.morePlaces(places.length - shown.length)} <ChevronDown className="icon" aria-hidden />
        </button>
      )}
    </section>
  );
}

function Place({ place }: { place: PicturePlace }) {
  const { fields } = useOfficeDictionary();
  const kinds: Record<string, string> = useOfficeText("history").kinds;
  const words = useOfficeText("media");
  const language = useLanguage();
  const Icon = ICONS[place.kind] ?? Image;
  const labels = (fields as Record<string, Record<string, string>>)[place.kind];
  const path = placePath(place);
  const unnamed =
    place.copy_of === undefined ? `${kinds[place.kind] ?? place.kind} ${place.record_id}` : kinds.articles;
  const name = placeTitle(place, language) || unnamed;
  return (
    <li>
      <Icon className="icon" aria-hidden />
      {path ? <Link to={path}>{name}</Link> : <span>{name}</span>}
      <small>
        {place.copy_of === undefined
          ? (labels?.[place.field] ?? kinds[place.kind])
          : words.inCopyOf(place.copy_of)}
      </small>
    </li>
  );
}
