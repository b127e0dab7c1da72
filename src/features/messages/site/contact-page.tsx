import { type LucideIcon, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { data, useActionData, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { page } from "#src/delivery/page.server.ts";
import { publicSettings } from "#src/features/settings/queries.server.ts";
import { contactDetails, telephoneLink } from "#src/features/shell/contact-details.ts";
import { JsonLd } from "#src/features/shell/json-ld.tsx";
import { LoadFault } from "#src/features/shell/load-fault.tsx";
import { PageHead } from "#src/features/shell/page-head.tsx";
import { PageHero } from "#src/features/shell/page-hero.tsx";
import { socialLinks } from "#src/features/shell/social-links.ts";
import { SocialList } from "#src/features/shell/social-list.tsx";
import { useSiteUrl } from "#src/features/shell/use-site-url.ts";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { ContactForm } from "./contact-form.tsx";
import styles from "./contact-page.module.css";
import { receiveForm } from "./receive-form-action.server.ts";

/** Settings that can't be read leave the page whole, with the club's defaults. */
export const loader = page(async (app, { language }) => {
  const settings = await app.cachedQuery("public settings", publicSettings).catch(() => ({}));
  return {
    contact: contactDetails(settings, language),
    social: socialLinks(settings),
    openedAt: app.now().getTime(),
  };
});

/** The form without JavaScript; with it, the API takes the message. */
export const action = page(async (app, { language, request }) => {
  const outcome = await receiveForm(app, request, language);
  return data(outcome, { status: outcome.status });
});

export default function ContactPage() {
  const { openedAt } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const text = useSiteText("messages");
  const language = useLanguage();
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={`${text.heading} | ${club.name[language]}`}
        description={`${club.name[language]}. ${text.lead}`}
        keywords={`${club.name[language]}, ${text.keywords}`}
      />
      <PageHero title={text.heading} eyebrow={club.town[language]} lead={text.lead} path="/contact" />
      <div className="page-width section">
        <div className={styles.columns}>
          <ContactForm openedAt={openedAt} outcome={outcome} />
          <Details />
        </div>
      </div>
    </main>
  );
}

function Details() {
  const { contact, social } = useLoaderData<typeof loader>();
  const text = useSiteText("messages");
  const shell = useSiteText("shell");
  return (
    <aside>
      <ul className={styles.details}>
        <Detail icon={MapPin} name={text.address}>
          <b lang={contact.address.lang}>{contact.address.text}</b>
        </Detail>
        <Detail icon={Phone} name={text.phone}>
          <b>
            <a href={telephoneLink(contact.phone)}>{contact.phone}</a>
          </b>
          <small>
            {shell.hoursWeek}
            <br />
            {shell.hoursWeekend}
          </small>
        </Detail>
        <Detail icon={Mail} name={text.emailLine}>
          <b>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </b>
        </Detail>
      </ul>
      <SocialList links={social} />
      <img
        src="/club/pictures/stadium-aerial.svg"
        alt={text.photo}
        width={1600}
        height={900}
        loading="lazy"
      />
      <ContactStructuredData />
    </aside>
  );
}

function Detail({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <li>
      <span className={styles.icon}>
        <Icon className="icon" aria-hidden />
      </span>
      <div>
        <small>{name}</small>
        {children}
      </div>
    </li>
  );
}

/** Source: schema.org/ContactPage. */
function ContactStructuredData() {
  const { contact } = useLoaderData<typeof loader>();
  const siteUrl = useSiteUrl();
  const language = useLanguage();
  return (
    <JsonLd
      data={{
        "@type": "ContactPage",
        url: siteUrl + localPath(language, "/contact"),
        mainEntity: {
          "@type": "SportsTeam",
          "@id": `${siteUrl}/#club`,
          name: club.name[language],
          address: contact.address.text,
          telephone: contact.phone,
          email: contact.email,
          contactPoint: {
            "@type": "ContactPoint",
            contactType: "customer service",
            telephone: contact.phone,
            email: contact.email,
            availableLanguage: ["en", "hy", "ru"],
          },
        },
      }}
    />
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LoadFault error={error} title={useSiteText("messages").heading} />;
}
