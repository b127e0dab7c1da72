import { club } from "#club/club.ts";
import type { Language } from "#src/i18n/languages.ts";
import { plural } from "#src/i18n/plural.ts";
import type { Mail } from "#src/mail/mailer.server.ts";
import { LINK_HOURS, type LinkKind } from "./account.ts";

interface Words {
  subject: Record<LinkKind, string>;
  what: Record<LinkKind, (username: string) => string>;
  once: (hours: number) => string;
  ignore: string;
  moved: { subject: string; what: (username: string) => string };
}

const WORDS: Record<Language, Words> = {
  en: {
    subject: { invitation: "Your access to the back office", reset: "A new password for the back office" },
    what: {
      invitation: (name) =>
        `You have been given access to the club's back office. Your username: ${name}\nOpen the link below and choose a password.`,
      reset: (name) => `Open the link below and choose a new password. Your username: ${name}`,
    },
    once: (hours) => `The link works once, within ${hours} hours.`,
    ignore: "If you did not expect this message, tell an admin of the club.",
    moved: {
      subject: "Your address for the back office has changed",
      what: (name) =>
        `Links for a new password of ${name} go to another e-mail address from now on. If it was not you who changed it, tell an admin of the club at once.`,
    },
  },
  hy: {
    subject: {
      invitation: "Ձեր մուտքը կառավարման վահանակ",
      reset: "Կառավարման վահանակի նոր գաղտնաբառ",
    },
    what: {
      invitation: (name) =>
        `Ձեզ տրվել է ակումբի կառավարման վահանակի մուտք։ Ձեր օգտանունը՝ ${name}\nԲացեք ներքևի հղումը և ընտրեք գաղտնաբառ։`,
      reset: (name) => `Բացեք ներքևի հղումը և ընտրեք նոր գաղտնաբառ։ Ձեր օգտանունը՝ ${name}`,
    },
    once: (hours) => `Հղումը գործում է մեկ անգամ՝ ${hours} ժամվա ընթացքում։`,
    ignore: "Եթե այս նամակին չէիք սպասում, հայտնեք ակումբի ադմինիստրատորին։",
    moved: {
      subject: "Կառավարման վահանակի Ձեր էլ. հասցեն փոխվել է",
      what: (name) =>
        `Այսուհետ ${name} օգտանվան նոր գաղտնաբառի հղումները կուղարկվեն այլ էլ. հասցեով։ Եթե դա Դուք չեք փոխել, անմիջապես հայտնեք ակումբի ադմինիստրատորին։`,
    },
  },
  ru: {
    subject: {
      invitation: "Ваш доступ к панели управления",
      reset: "Новый пароль для панели управления",
    },
    what: {
      invitation: (name) =>
        `Вам открыт доступ к панели управления клуба. Ваш логин: ${name}\nОткройте ссылку ниже и придумайте пароль.`,
      reset: (name) => `Откройте ссылку ниже и придумайте новый пароль. Ваш логин: ${name}`,
    },
    once: (hours) =>
      `Ссылка действует один раз, в течение ${hours} ${plural("ru", hours, { one: "часа", few: "часов", many: "часов", other: "часов" })}.`,
    ignore: "Если вы не ждали этого письма, сообщите администратору клуба.",
    moved: {
      subject: "Адрес почты для панели управления изменён",
      what: (name) =>
        `Ссылки для нового пароля ${name} теперь приходят на другой адрес эл. почты. Если его изменили не вы, сразу сообщите администратору клуба.`,
    },
  },
};

interface LinkMail {
  email: string;
  username: string;
  language: Language | null;
  kind: LinkKind;
  url: string;
}

/** Carries a one-time link to the person it is for, in the language of the account. */
export function linkMail({ email, username, language: chosen, kind, url }: LinkMail): Mail {
  const language = chosen ?? "en";
  const words = WORDS[language];
  const name = club.name[language];
  return {
    to: email,
    subject: `${words.subject[kind]} · ${name}`,
    text: `${words.what[kind](username)}\n\n${url}\n\n${words.once(LINK_HOURS[kind])}\n${words.ignore}\n\n${name}\n`,
  };
}

/** Tells whoever has the former address of an account that its links go elsewhere now; the new address stands not there. */
export function addressMovedMail(former: {
  email: string;
  username: string;
  language: Language | null;
}): Mail {
  const language = former.language ?? "en";
  const { moved } = WORDS[language];
  const name = club.name[language];
  return {
    to: former.email,
    subject: `${moved.subject} · ${name}`,
    text: `${moved.what(former.username)}\n\n${name}\n`,
  };
}
