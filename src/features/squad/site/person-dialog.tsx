import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { OutReason } from "#src/features/people/out-reason.tsx";
import { Portrait } from "#src/features/players/portrait.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { Modal } from "#src/ui/modal.tsx";
import styles from "./person-dialog.module.css";
import type { PersonView } from "./person-view.ts";

/** Everything about one person, and only what is known. */
export function PersonDialog({ person, closeTo }: { person: PersonView; closeTo: string }) {
  const text = useSiteText("squad");
  const language = useLanguage();
  return (
    <Modal
      key={person.id}
      className={styles.dialog}
      headClassName={styles.head}
      title={<span lang={person.name.lang}>{person.name.text}</span>}
      closeLabel={text.close}
      onClose={closeTo}
    >
      <div className={styles.columns}>
        <div className={styles.picture}>
          <div className="pores" />
          {person.number !== null && (
            <span className={styles.shirtNumber} aria-hidden="true">
              {person.number}
            </span>
          )}
          <Portrait photo={person.photo} sizes="(max-width: 640px) 100vw, 420px" />
        </div>
        <div className={styles.text}>
          <p className="eyebrow label" lang={person.what.lang}>
            <span className="wedge" />
            <span className="wedge" /> {person.what.text}
          </p>
          <h3 className={styles.name} lang={person.name.lang}>
            {person.name.text}
          </h3>
          {person.out && (
            <p className={styles.absence}>
              <OutReason out={person.out} />
            </p>
          )}
          <Facts person={person} />
          {person.page && (
            <p className={styles.whole}>
              <Link className="button" to={localPath(language, person.page)}>
                <span>{text.wholePage}</span>
                <ArrowRight className="icon" aria-hidden />
              </Link>
            </p>
          )}
          {person.bio.text && (
            <div className={styles.biography}>
              <h4>{text.bio}</h4>
              {person.bio.text.split(/\n+/).map((paragraph, index) => (
                <p key={index} lang={person.bio.lang}>
                  {paragraph}
                </p>
              ))}
            </div>
          )}
        </div>
      </div>
    </Modal>
  );
}

function Facts({ person }: { person: PersonView }) {
  const text = useSiteText("squad");
  const age = person.age === null ? text.noAge : text.years(person.age);
  const facts = [
    { name: text.number, value: person.number === null ? "" : String(person.number) },
    { name: text.age, value: person.isPlayer || person.age !== null ? age : "" },
    { name: text.born, value: person.birthDate },
    { name: text.nationality, value: person.nationality.text, lang: person.nationality.lang },
    { name: text.role, value: person.isCaptain ? text.captain : "" },
    { name: text.height, value: person.heightCm ? `${person.heightCm}\u00a0${text.centimetres}` : "" },
    { name: text.weight, value: person.weightKg ? `${person.weightKg}\u00a0${text.kilograms}` : "" },
    { name: text.hired, value: person.hired },
    { name: text.phone, value: person.phone, href: `tel:${person.phone.replace(/[^+\d]/g, "")}` },
    { name: text.email, value: person.email, href: `mailto:${person.email}` },
  ].filter(({ value }) => value);
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, lang, href }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd lang={lang}>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
