import { club } from "#club/club.ts";
import type { Language, Localized } from "#src/i18n/languages.ts";
import type { Mail } from "#src/mail/mailer.server.ts";
import type { AnswerKind } from "./preview-link.ts";

interface Words {
  subject: Record<AnswerKind, (name: string) => string>;
  nothingPublished: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    subject: {
      approved: (name) => `${name} approved the article`,
      changes: (name) => `${name} asks for a change`,
    },
    nothingPublished: "Nothing was published by this. Open the article:",
  },
  hy: {
    subject: {
      approved: (name) => `${name}՝ նորությունը հաստատված է`,
      changes: (name) => `${name}՝ խնդրանք փոփոխության`,
    },
    nothingPublished: "Սրանով ոչինչ չի հրապարակվել։ Բացեք նորությունը՝",
  },
  ru: {
    subject: {
      approved: (name) => `${name}: статья одобрена`,
      changes: (name) => `${name}: просьба об изменении`,
    },
    nothingPublished: "Этим ничего не опубликовано. Откройте статью:",
  },
};

interface AnswerMail {
  to: string;
  language: Language;
  kind: AnswerKind;
  name: string;
  text: string;
  titles: Localized;
  url: string;
}

/** Tells whoever made a preview link what its reader answered. */
export function answerMail({ to, language, kind, name, text, titles, url }: AnswerMail): Mail {
  const words = WORDS[language];
  const title = titles[language] || titles.en || titles.hy || titles.ru;
  const said = text ? `${text}\n\n` : "";
  return {
    to,
    // One line, whatever the name holds: it ends in a header.
    subject: words.subject[kind](name).replace(/\s+/g, " "),
    text: `${title}\n\n${said}${words.nothingPublished}\n${url}\n\n${club.name[language]}\n`,
  };
}
