import { useLocation, useRouteLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { LANGUAGES, LOCALES, localPath, splitPath } from "#src/i18n/languages.ts";

interface PageHeadProps {
  title: string;
  description?: string;
  keywords?: string;
  /** A picture for shared links; the club's own by default. */
  image?: string;
  isIndexed?: boolean;
}

/** Title, description and the links between the languages; React puts them into the document's head. */
export function PageHead({ title, description, keywords, image, isIndexed = true }: PageHeadProps) {
  const [language, path] = splitPath(useLocation().pathname);
  const { siteUrl } = (useRouteLoaderData("root") as { siteUrl: string } | undefined) ?? { siteUrl: "" };
  const about = description ?? club.description[language];
  const url = siteUrl + localPath(language, path);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={about} />
      <meta name="keywords" content={keywords ?? club.keywords[language]} />
      {isIndexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      {isIndexed &&
        LANGUAGES.map((other) => (
          <link key={other} rel="alternate" hrefLang={other} href={siteUrl + localPath(other, path)} />
        ))}
      {isIndexed && <link rel="alternate" hrefLang="x-default" href={siteUrl + localPath("en", path)} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={club.name[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={about} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={siteUrl + (image ?? "/og-image.jpg")} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={LOCALES[language].replace("-", "_")} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
