import { Link } from "react-router";
import { club } from "#club/club.ts";
import { PartnerRow } from "#src/features/partners/partner-row.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { telephoneLink } from "../contact-details.ts";
import { SocialList } from "../social-list.tsx";
import { useLegalAddress } from "./legal-address.ts";
import { MAIN_ENTRIES } from "./navigation.ts";
import { NewsletterForm } from "./newsletter-form.tsx";
import type { SiteData } from "./site-data.server.ts";
import styles from "./site-footer.module.css";

const QUICK_LINKS = MAIN_ENTRIES.filter(({ name }) => name !== "home" && name !== "stadium");

export function SiteFooter({ site }: { site: SiteData }) {
  const { footer, footerPartners } = site;
  const text = useSiteText("shell");
  const language = useLanguage();
  const legalAddress = useLegalAddress();
  const copyright = (footer.copyright.text || text.copyright)
    .replace("{year}", String(site.year))
    .replace("{club}", club.name[language]);
  return (
    <footer className={`${styles.footer} merlons-above`}>
      <div className="page-width">
        <div className={styles.columns}>
          <Columns footer={footer} />
        </div>
        {footerPartners.length > 0 && (
          <PartnerRow className={styles.partners} label={text.ourPartners} partners={footerPartners} />
        )}
        <div className={`${styles.legal} small`}>
          <span>{copyright}</span>
          <nav aria-label={text.legal}>
            {(["privacy", "terms", "cookies"] as const).map((name) => (
              <Link key={name} to={legalAddress(name)} preventScrollReset>
                {text.legalNames[name]}
              </Link>
            ))}
            <a href="/sitemap.xml" target="_blank" rel="noopener">
              {text.siteMap}
              <span className="visually-hidden"> ({text.newTab})</span>
            </a>
          </nav>
        </div>
      </div>
    </footer>
  );
}

function Columns({ footer }: { footer: SiteData["footer"] }) {
  const text = useSiteText("shell");
  const language = useLanguage();
  return (
    <>
      <div>
        <img src="/club/crest.svg" alt="" width={84} height={105} loading="lazy" />
        <p className={`small ${styles.about}`} lang={footer.description.lang}>
          {footer.description.text}
        </p>
        <SocialList links={footer.social} />
      </div>
      <nav aria-label={text.quickLinks}>
        <h2>{text.quickLinks}</h2>
        <ul className="small">
          {QUICK_LINKS.map(({ name, to }) => (
            <li key={name}>
              <Link to={localPath(language, to)}>{text.nav[name]}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <h2>{text.contact}</h2>
        <ul className="small">
          <li lang={footer.address.lang}>{footer.address.text}</li>
          <li>
            <a href={telephoneLink(footer.phone)}>{footer.phone}</a>
          </li>
          <li>
            <a href={`mailto:${footer.email}`}>{footer.email}</a>
          </li>
        </ul>
      </div>
      <div>
        <h2>{text.hours}</h2>
        <ul className="small">
          <li>{text.hoursWeek}</li>
          <li>{text.hoursWeekend}</li>
        </ul>
        <NewsletterForm />
      </div>
    </>
  );
}
