import { ExternalLink } from "lucide-react";
import { Link, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { type PageHandle, page } from "#src/delivery/page.server.ts";
import { BreadcrumbData } from "#src/features/shell/breadcrumbs.tsx";
import { JsonLd } from "#src/features/shell/json-ld.tsx";
import { LoadFault } from "#src/features/shell/load-fault.tsx";
import { PageHead } from "#src/features/shell/page-head.tsx";
import { useSiteUrl } from "#src/features/shell/use-site-url.ts";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { Lightbox } from "./lightbox.tsx";
import { loadStadium, type StadiumData } from "./stadium-data.server.ts";
import styles from "./stadium-page.module.css";

export const handle = { query: ["picture"], isCached: true } satisfies PageHandle;

export const loader = page(async (_, { language, query }) => loadStadium(language, query.get("picture")));

export default function StadiumPage() {
  const data = useLoaderData<typeof loader>();
  const text = useSiteText("stadium");
  const language = useLanguage();
  const name = club.stadium.name[language];
  const path = localPath(language, "/stadium");
  const addressOf = (number: number) => (number === 0 ? path : `${path}?picture=${number}`);
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={`${name} | ${club.name[language]}`}
        description={data.intro}
        keywords={`${name}, ${text.keywords}`}
      />
      <BreadcrumbData crumbs={[{ name: text.heading, path: "/stadium" }]} />
      <StadiumStructuredData data={data} />
      <section className={styles.hero}>
        <img src="/club/pictures/stadium-night.svg" alt="" width={1600} height={900} fetchPriority="high" />
        <div className="page-width">
          <p className="eyebrow label">
            <span className="wedge" />
            <span className="wedge" /> {club.town[language]}
          </p>
          <h1>{name}</h1>
        </div>
      </section>
      <div className="page-width">
        <Facts data={data} />
        <p className={styles.intro}>{data.intro}</p>
        <section className="section" aria-labelledby="gallery">
          <div className="section-head">
            <h2 id="gallery">{text.gallery}</h2>
          </div>
          <div className={styles.gallery}>
            {data.gallery.map(({ picture, caption }, index) => (
              <Link key={picture} to={addressOf(index + 1)} preventScrollReset>
                <img src={picture} alt={caption} width={1600} height={900} loading="lazy" />
                <span className="label">
                  {index + 1} / {data.gallery.length}
                </span>
              </Link>
            ))}
          </div>
        </section>
        <div className={styles.columns}>
          <Texts title={text.history} paragraphs={data.history} />
          <Texts title={text.reconstruction} paragraphs={data.reconstruction} />
        </div>
        <Visit data={data} />
      </div>
      {data.opened > 0 && <Lightbox pictures={data.gallery} current={data.opened} addressOf={addressOf} />}
    </main>
  );
}

function Facts({ data }: { data: StadiumData }) {
  const text = useSiteText("stadium");
  const language = useLanguage();
  const { stadium, town } = club;
  const facts = [
    [text.capacity, data.capacity],
    [text.westStand, data.westStand],
    [text.formerly, text.about(data.formerCapacity)],
    [text.built, stadium.builtYear],
    [text.reopened, data.reopened],
    [text.named, text.since(stadium.namedAfter[language], stadium.namedYear)],
    [text.location, `${town[language]}, ${text.country}`],
    [text.owner, stadium.owner[language]],
  ] as const;
  return (
    <section className={`slab ${styles.facts} merlons-above`} aria-label={text.facts}>
      <div className="pores" />
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Texts({ title, paragraphs }: { title: string; paragraphs: string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

function Visit({ data: { visit } }: { data: StadiumData }) {
  const text = useSiteText("stadium");
  const { latitude, longitude } = club.stadium;
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
  return (
    <section className={styles.visit} aria-labelledby="visit">
      <div className="section-head">
        <h2 id="visit">{text.visit}</h2>
        <a className="more-link label" href={map} target="_blank" rel="noopener">
          {text.map} <ExternalLink className="icon" aria-label={text.newTab} />
        </a>
      </div>
      <ul>
        {visit.map(({ id, title, text: words }) => (
          <li key={title} id={id}>
            <h3>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Source: schema.org/StadiumOrArena. */
function StadiumStructuredData({ data }: { data: StadiumData }) {
  const siteUrl = useSiteUrl();
  const language = useLanguage();
  const { stadium, town } = club;
  return (
    <JsonLd
      data={{
        "@type": "StadiumOrArena",
        name: stadium.name[language],
        description: data.intro,
        url: siteUrl + localPath(language, "/stadium"),
        address: { "@type": "PostalAddress", addressLocality: town[language], addressCountry: "AM" },
        geo: { "@type": "GeoCoordinates", latitude: stadium.latitude, longitude: stadium.longitude },
        maximumAttendeeCapacity: stadium.capacity,
        photo: data.gallery.map(({ picture }) => siteUrl + picture),
        publicAccess: true,
      }}
    />
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LoadFault error={error} title={useSiteText("stadium").heading} />;
}
