import { club } from "#club/club.ts";
import type { Config } from "#src/config/env.server.ts";
import { type Language, localPath } from "#src/i18n/languages.ts";
import type { Mail } from "#src/mail/mailer.server.ts";

interface Words {
  confirmSubject: string;
  asked: string;
  open: string;
  ignore: string;
  already: string;
  leave: string;
}

/** Source: the club's glossary, model text 7; a text mail has a link where the model has a button. */
const WORDS: Record<Language, Words> = {
  en: {
    confirmSubject: "Confirm subscription",
    asked: "You asked to receive our club's news at this address.",
    open: "Open the link below to confirm.",
    ignore: "If it wasn't you, ignore this message: without confirmation we will send nothing.",
    already: "You are already subscribed.",
    leave: "Unsubscribe",
  },
  hy: {
    confirmSubject: "Հաստատեք բաժանորդագրությունը",
    asked: "Խնդրել եք այս հասցեով ստանալ մեր ակումբի նորությունները։",
    open: "Հաստատելու համար բացեք ներքևի հղումը։",
    ignore: "Եթե դուք չեք բաժանորդագրվել, պարզապես անտեսեք այս նամակը։ Առանց հաստատման ոչինչ չենք ուղարկի։",
    already: "Դուք արդեն բաժանորդագրված եք։",
    leave: "Ապաբաժանորդագրվել",
  },
  ru: {
    confirmSubject: "Подтвердите подписку",
    asked: "Вы попросили присылать новости нашего клуба на этот адрес.",
    open: "Чтобы подтвердить подписку, откройте ссылку ниже.",
    ignore:
      "Если вы не подписывались, просто не обращайте внимания на это письмо: без подтверждения мы ничего не пришлём.",
    already: "Вы уже подписаны.",
    leave: "Отписаться",
  },
};

interface Addressee {
  email: string;
  language: Language;
  token: string;
}

/** Asks whether the owner of an address wants the newsletter. */
export function confirmMail(config: Config, to: Addressee): Mail {
  const words = WORDS[to.language];
  const link = pageLink(config, to, "/newsletter/confirm");
  return {
    to: to.email,
    subject: `${words.confirmSubject} · ${club.name[to.language]}`,
    text: `${words.asked}\n${words.open}\n\n${link}\n\n${words.ignore}\n\n${club.name[to.language]}\n`,
    headers: listHeaders(config, to),
  };
}

/** For an address that is subscribed: a form that stayed silent about it would tell strangers so. */
export function alreadySubscribedMail(config: Config, to: Addressee): Mail {
  const words = WORDS[to.language];
  const link = unsubscribeUrl(config, to);
  return {
    to: to.email,
    subject: `${words.already} · ${club.name[to.language]}`,
    text: `${words.already}\n\n${words.leave}${to.language === "hy" ? "՝" : ":"} ${link}\n\n${club.name[to.language]}\n`,
    headers: listHeaders(config, to),
  };
}

/** The page where the addressee ends the subscription with one click. */
export function unsubscribeUrl(config: Config, to: Addressee): string {
  return pageLink(config, to, "/newsletter/unsubscribe");
}

/**
 * Mail programs show their own button for it, which posts; those that know the first line alone open the page.
 * Source: RFC 8058, RFC 2369.
 */
function listHeaders(config: Config, to: Addressee): Record<string, string> {
  return {
    "List-Unsubscribe": `<${unsubscribeUrl(config, to)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

function pageLink(config: Config, { language, token }: Addressee, path: string): string {
  return `${siteUrl(config)}${localPath(language, path)}?token=${token}`;
}

function siteUrl(config: Config): string {
  return config.SITE_URL ?? `http://localhost:${config.PORT}`;
}
