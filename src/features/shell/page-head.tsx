import { useLocation } from "react-router";
import { club } from "#club/club.ts";
import { useSiteText } from "#src/i18n/i18n.tsx";
import { LANGUAGES, type Language, localPath, splitPath } from "#src/i18n/languages.ts";
import { breakWord, matchTitle, useCurrentMatch } from "./current-match.ts";
import { CLUB_SHARE_PICTURE, type SharedPage, shareTags } from "./share-tags.ts";
import { useMinute } from "./use-minute.ts";
import { useSiteUrl } from "./use-site-url.ts";

interface PageHeadProps {
  title: string;
  description?: string;
  keywords?: string;
  /** A picture of 1200 x 630 for shared links, as a path or a whole address; the club's own by default. */
  image?: string;
  /** What the picture shows, for those who hear it; needed with `image`. */
  imageAlt?: string;
  /** For an article: when it came out and was last changed. */
  article?: { published: string | null; modified: string };
  isIndexed?: boolean;
  /** In which the page's content is out; it has no address of its own in the others. */
  languages?: readonly Language[];
  /** The page that its content has for itself, where it is shown on this one: "/matches/421-argishti-pyunik". */
  path?: string | undefined;
  /** What of the address is content of its own, e.g. "?season=2024-25"; filters are not. */
  query?: string;
  /** The same for links that people share, where a dialog of the page is meant, e.g. "?tab=players&person=7". */
  sharedQuery?: string;
}

/** Title, description and the links between the languages; React puts them into the document's head. */
export function PageHead({
  title,
  description,
  keywords,
  image,
  imageAlt,
  article,
  isIndexed = true,
  languages = LANGUAGES,
  path: ownPath,
  query = "",
  sharedQuery = query,
}: PageHeadProps) {
  const [language, given] = splitPath(useLocation().pathname);
  // The router also takes a slash at the end and capitals; a page has one address all the same.
  const path = given.replace(/(?<=.)\/$/, "").toLowerCase();
  const siteUrl = useSiteUrl();
  const shownTitle = usePlaying(title);
  const about = description ?? club.description[language];
  const addressIn = (one: Language) =>
    siteUrl + (ownPath ? localPath(one, ownPath) : localPath(one, path) + query);
  const [main = language] = languages;
  const url = addressIn(languages.includes(language) ? language : main);
  return (
    <>
      {/* The tab tells the score; what is shared and found keeps the page's own name. */}
      <title>{shownTitle}</title>
      <meta name="description" content={about} />
      <meta name="keywords" content={keywords ?? club.keywords[language]} />
      {isIndexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      {isIndexed &&
        languages.map((other) => (
          <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
        ))}
      {isIndexed && <link rel="alternate" hrefLang="x-default" href={addressIn(main)} />}
      <Feeds language={language} />
      <link rel="manifest" href={localPath(language, "/manifest.webmanifest")} />
      <SharedLink
        language={language}
        title={title}
        description={about}
        // Networks read the address that stands here, and show what it says.
        url={siteUrl + localPath(language, path) + sharedQuery}
        image={image?.startsWith("http") ? image : siteUrl + (image ?? CLUB_SHARE_PICTURE)}
        // The club's own picture shows its crest and name.
        imageAlt={imageAlt ?? club.name[language]}
        article={article}
      />
    </>
  );
}

/** "67′ Argishti 2:1 Pyunik | News": a page's title with the match that is played. */
function usePlaying(title: string): string {
  const text = useSiteText("shell");
  const current = useCurrentMatch();
  const minute = useMinute(current);
  if (!current || current.state === "finished") return title;
  const match = matchTitle(current);
  const whole = title.startsWith(match) ? title : `${match} | ${title}`;
  const state = minute ? `${minute}′` : current.state === "live" ? breakWord(current, text) : undefined;
  return state ? `${state} ${whole}` : whole;
}

/** What other sites show of a page to which somebody links. */
function SharedLink(page: SharedPage) {
  return shareTags(page).map(([name, content]) => (
    <meta
      key={`${name} ${content}`}
      {...(name.startsWith("twitter:") ? { name } : { property: name })}
      content={content}
    />
  ));
}

/** The news, for readers of feeds. */
function Feeds({ language }: { language: Language }) {
  return Object.entries({ "rss+xml": "/feed.xml", "feed+json": "/feed.json" }).map(([type, path]) => (
    <link
      key={type}
      rel="alternate"
      type={`application/${type}`}
      title={club.name[language]}
      href={localPath(language, path)}
    />
  ));
}
