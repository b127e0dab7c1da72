import { Portrait } from "#src/features/players/portrait.tsx";
import { Breadcrumbs } from "#src/features/shell/breadcrumbs.tsx";
import { useSiteText } from "#src/i18n/i18n.tsx";
import { wholeName } from "../names.ts";
import type { PlayerPageData } from "./player-data.server.ts";
import styles from "./player-hero.module.css";

/** Number and portrait make the page; who has left is known by his seasons instead. */
export function PlayerHero({ player }: { player: PlayerPageData }) {
  const text = useSiteText("statistics");
  const { name, number, what, isCaptain, isActive, photo, bio } = player;
  const role = [what.text, isCaptain ? text.captain : "", isActive ? "" : text.left]
    .filter(Boolean)
    .join(", ");
  return (
    <section className={styles.hero}>
      <span className={styles.disc} aria-hidden="true" />
      <div className={`page-width ${styles.grid}`}>
        <div className={styles.words}>
          <Breadcrumbs
            crumbs={[
              { name: text.club, path: "/club" },
              { name: text.players, path: "/club?tab=players" },
              { name: wholeName(name), lang: name.lang, path: player.path },
            ]}
          />
          <p className="eyebrow label" lang={what.lang}>
            <span className="wedge" />
            <span className="wedge" /> {role}
          </p>
          <h1 className={sizeOf(name.last)} lang={name.lang}>
            <span>{name.first}</span> {name.last}
          </h1>
          {bio.text && (
            <p className={styles.about} lang={bio.lang}>
              {bio.text.split(/\n+/)[0]}
            </p>
          )}
          <Facts player={player} />
        </div>
        <div className={styles.portrait}>
          {isActive && number !== null && (
            <b className="number" aria-hidden="true">
              {number}
            </b>
          )}
          <div className={styles.gate}>
            <i aria-hidden="true" />
            <Portrait photo={photo} sizes="(max-width: 720px) 64vw, 500px" />
          </div>
        </div>
      </div>
    </section>
  );
}

function Facts({ player }: { player: PlayerPageData }) {
  const text = useSiteText("statistics");
  const facts = [
    { name: text.age, value: player.age === null ? "" : text.years(player.age) },
    { name: text.born, value: player.birthDate },
    { name: text.nationality, value: player.nationality.text, lang: player.nationality.lang },
    { name: text.height, value: player.heightCm ? `${player.heightCm}\u00a0${text.centimetres}` : "" },
    { name: text.since, value: player.since && text.sinceSeason(player.since) },
  ].filter(({ value }) => value);
  return (
    <dl>
      {facts.map(({ name, value, lang }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Drawn for last names of up to nine letters; longer ones step down before they break. */
function sizeOf(last: string): string {
  const length = Math.max(...last.split(/[\s-]+/).map((word) => [...word].length));
  return length <= 9 ? "" : length <= 13 ? (styles.long ?? "") : (styles.longest ?? "");
}
