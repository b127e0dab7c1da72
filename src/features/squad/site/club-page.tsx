import { Link, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { type PageHandle, page } from "#src/delivery/page.server.ts";
import { JsonLd } from "#src/features/shell/json-ld.tsx";
import { LoadFault } from "#src/features/shell/load-fault.tsx";
import { PageHead } from "#src/features/shell/page-head.tsx";
import { PageHero } from "#src/features/shell/page-hero.tsx";
import { useSiteUrl } from "#src/features/shell/use-site-url.ts";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
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
        description={`${club.name[language]}. ${text.lead}`}
        keywords={`${club.name[language]}, ${text.keywords}`}
        query={tab === "management" ? "" : `?tab=${tab}`}
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
        {data.count === 0 ? (
          <EmptyState title={text.none} hint={text.noneHint} />
        ) : (
          groups.map((group) => <Group key={group.name?.text ?? tab} group={group} tab={tab} />)
        )}
      </div>
      <TeamStructuredData data={data} />
      {opened && <PersonDialog person={opened} closeTo={addressOf(tab)} />}
    </main>
  );
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
  const people = data.groups.flatMap((group) => group.people);
  const person = ({ id, name, what, photo }: PersonView) => ({
    "@type": "Person",
    name: name.text,
    jobTitle: what.text,
    url: siteUrl + addressOf(data.tab, id),
    image: photo ? new URL(photo, siteUrl).href : undefined,
  });
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

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LoadFault error={error} title={useSiteText("squad").heading} />;
}
