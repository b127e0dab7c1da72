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
import { ownEntry } from "#src/i18n/own-entry.ts";
import { seasonName } from "#src/i18n/season-name.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { ORDERS, type Order, TABS, type Tab } from "../tab.ts";
import { type ClubData, loadClub } from "./club-data.server.ts";
import styles from "./club-page.module.css";
import { Leaders } from "./leaders.tsx";
import { PersonCard } from "./person-card.tsx";
import { PersonDialog } from "./person-dialog.tsx";
import type { PersonCardView, PersonView } from "./person-view.ts";
import { useClubAddress } from "./use-club-address.ts";

export const handle = { query: ["tab", "person", "order"], isCached: true } satisfies PageHandle;

export const loader = page(async (app, { language, query }) => loadClub(app, language, query));

export default function ClubPage() {
  const data = useLoaderData<typeof loader>();
  const text = useSiteText("squad");
  const language = useLanguage();
  const addressOf = useClubAddress();
  const { tab, groups, opened, leaders, season } = data;
  const hasLeaders = (leaders?.leaders.length ?? 0) > 0;
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
        isOverlapped={hasLeaders}
      />
      <div className={`page-width ${styles.people}`}>
        {leaders && season && <Leaders view={leaders} season={season} />}
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
        {season && <Note season={season} order={data.order} />}
        {data.count === 0 ? (
          <EmptyState title={text.none} hint={text.noneHint} />
        ) : (
          groups.map((group) => (
            <Group key={group.position || tab} group={group} tab={tab} order={data.order} />
          ))
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

/** What the figures on the cards are, and the order of the cards. */
function Note({ season, order }: { season: string; order: Order }) {
  const text = useSiteText("squad");
  const language = useLanguage();
  return (
    <div className={styles.note}>
      <span>{text.stonesNote(seasonName(season, language))}</span>
      <Orders order={order} />
    </div>
  );
}

/** By position, or by what they did. */
function Orders({ order }: { order: Order }) {
  const text = useSiteText("squad");
  const addressOf = useClubAddress();
  return (
    <nav className={styles.orders} aria-label={text.order}>
      {ORDERS.map((one) => (
        <Link
          key={one}
          to={addressOf("players", undefined, one)}
          aria-current={one === order ? "true" : undefined}
          preventScrollReset
        >
          {text.orders[one]}
        </Link>
      ))}
    </nav>
  );
}

interface GroupProps {
  group: ClubData["groups"][number];
  tab: Tab;
  order: Order;
}

function Group({ group, tab, order }: GroupProps) {
  const text = useSiteText("squad");
  const cards = (
    <ul className={styles.grid}>
      {group.people.map((person) => (
        <li key={person.id}>
          <PersonCard person={person} tab={tab} order={order} />
        </li>
      ))}
    </ul>
  );
  if (!group.name) return cards;
  const heading = order === "position" ? ownEntry(text.positions, group.position) : text.orders[order];
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
  const person = (one: PersonCardView) => personData(one, siteUrl, addressOf(data.tab, one.id));
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

function personData({ name, what, photo }: PersonCardView, siteUrl: string, address: string) {
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
