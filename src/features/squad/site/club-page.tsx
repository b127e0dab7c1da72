import { ArrowRight } from "lucide-react";
import { Link, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { type PageHandle, page } from "#src/delivery/page.server.ts";
import { CalendarLink } from "#src/features/matches/calendar-link.tsx";
import { describe } from "#src/features/news/article.ts";
import { JsonLd } from "#src/features/shell/json-ld.tsx";
import { LoadFault } from "#src/features/shell/load-fault.tsx";
import { PageHead } from "#src/features/shell/page-head.tsx";
import { PageHero } from "#src/features/shell/page-hero.tsx";
import { useSiteUrl } from "#src/features/shell/use-site-url.ts";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { seasonName } from "#src/i18n/season-name.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { TABS, type Tab } from "../tab.ts";
import { type ClubData, loadClub, type PersonView } from "./club-data.server.ts";
import styles from "./club-page.module.css";
import { PersonCard } from "./person-card.tsx";
import { PersonDialog } from "./person-dialog.tsx";
import { useClubAddress } from "./use-club-address.ts";

export const handle = { query: ["tab", "person"], isCached: true } satisfies PageHandle;

export const loader = page(async (app, { language, query }) => loadClub(app, language, query));

export default function ClubPage() {
  const data = useLoaderData<typeof loader>();
  const text = useSiteText("squad");
  const language = useLanguage();
  const addressOf = useClubAddress();
  const { tab, groups, opened } = data;
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={`${opened ? opened.name.text : text.tabs[tab]} | ${text.heading} | ${club.name[language]}`}
        description={
          opened
            ? aboutPerson(opened, club.name[language], text.shirt)
            : `${club.name[language]}. ${text.lead}`
        }
        keywords={`${club.name[language]}, ${text.keywords}`}
        query={tab === "management" ? "" : `?tab=${tab}`}
        {...(opened ? { sharedQuery: addressOf(tab, opened.id).replace(/^[^?]*/, "") } : {})}
      />
      <PageHero
        title={text.heading}
        eyebrow={club.town[language]}
        lead={text.lead}
        path="/club"
        image="/club/pictures/stadium-day.svg"
      />
      <div className={`page-width ${styles.people}`}>
        <nav className={styles.tabs} aria-label={text.tabsLabel}>
          {TABS.map((one) => (
            <Link
              key={one}
              to={addressOf(one)}
              aria-current={one === tab ? "page" : undefined}
              preventScrollReset
            >
              {text.tabs[one]}
            </Link>
          ))}
        </nav>
        {data.season && (
          <p className={styles.note}>
            <span>{text.stonesNote(seasonName(data.season, language))}</span>
            <Link className="more-link label" to={localPath(language, `/season/${data.season}`)}>
              {text.seasonInFigures} <ArrowRight className="icon" aria-hidden />
            </Link>
          </p>
        )}
        {data.count === 0 ? (
          <EmptyState title={text.none} hint={text.noneHint} />
        ) : (
          groups.map((group) => <Group key={group.name?.text ?? tab} group={group} tab={tab} />)
        )}
        {tab === "players" && <CalendarLink className={`button-small button-ghost ${styles.calendar}`} />}
      </div>
      <TeamStructuredData data={data} />
      {opened && <PersonStructuredData person={opened} tab={tab} />}
      {opened && <PersonDialog person={opened} closeTo={addressOf(tab)} />}
    </main>
  );
}

/** "FC Argishti. Midfielder, No. 10. The oldest player in the squad …": for links that people share. */
function aboutPerson(
  { what, number, bio }: PersonView,
  clubName: string,
  shirt: (number: number) => string,
): string {
  const place = [what.text, number === null ? "" : shirt(number)].filter(Boolean).join(", ");
  return describe([clubName, place, bio.text].filter(Boolean).join(". "));
}

function Group({ group, tab }: { group: ClubData["groups"][number]; tab: Tab }) {
  const text = useSiteText("squad");
  const cards = (
    <ul className={styles.grid}>
      {group.people.map((person) => (
        <li key={person.id}>
          <PersonCard person={person} tab={tab} />
        </li>
      ))}
    </ul>
  );
  if (!group.name) return cards;
  const heading = text.positions[group.position];
  return (
    <section className={styles.group}>
      <h2 lang={heading ? undefined : group.name.lang}>
        {heading ?? group.name.text} <small>{group.people.length}</small>
      </h2>
      {cards}
    </section>
  );
}

/**
 * The people of the open tab, as search engines want no more told than is to be seen. The tabs are one team by its
 * `@id`.
 */
function TeamStructuredData({ data }: { data: ClubData }) {
  const siteUrl = useSiteUrl();
  const language = useLanguage();
  const addressOf = useClubAddress();
  const people = data.groups.flatMap((group) => group.people).filter(({ out }) => out?.why !== "transfer");
  const person = (one: PersonView) => personData(one, siteUrl, addressOf(data.tab, one.id));
  return (
    <JsonLd
      data={{
        "@type": "SportsTeam",
        "@id": `${siteUrl}/#club`,
        name: club.name[language],
        sport: "Football",
        url: siteUrl + localPath(language, "/"),
        ...(data.tab === "players" ? { athlete: people.map(person) } : {}),
        ...(data.tab === "coaching" ? { coach: people.map(person) } : {}),
        ...(data.tab === "management" || data.tab === "administration"
          ? { employee: people.map(person) }
          : {}),
      }}
    />
  );
}

/** Who is shown in the dialog. Source: schema.org/Person. */
function PersonStructuredData({ person, tab }: { person: PersonView; tab: Tab }) {
  const siteUrl = useSiteUrl();
  const addressOf = useClubAddress();
  const { nationality, heightCm, weightKg, birthDay, bio } = person;
  return (
    <JsonLd
      data={{
        ...personData(person, siteUrl, addressOf(tab, person.id)),
        description: bio.text || undefined,
        birthDate: birthDay || undefined,
        nationality: nationality.text ? { "@type": "Country", name: nationality.text } : undefined,
        height: heightCm ? `${heightCm} cm` : undefined,
        weight: weightKg ? `${weightKg} kg` : undefined,
        [person.isPlayer ? "memberOf" : "worksFor"]: { "@type": "SportsTeam", "@id": `${siteUrl}/#club` },
      }}
    />
  );
}

function personData({ name, what, photo }: PersonView, siteUrl: string, address: string) {
  return {
    "@type": "Person",
    name: name.text,
    jobTitle: what.text,
    url: siteUrl + address,
    image: photo ? new URL(photo, siteUrl).href : undefined,
  };
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LoadFault error={error} title={useSiteText("squad").heading} />;
}
