import type { Language, Localized } from "#src/i18n/languages.ts";

export interface Subscriber {
  id: number;
  email: string;
  language: Language;
  confirmed_at: string;
}

/** How long the link in a confirmation mail may be used. */
export const CONFIRM_WITHIN_DAYS = 7;

/** What the calls answer, in the subscriber's language. */
export const NEWSLETTER_ANSWERS = {
  checkInbox: {
    en: "Check your inbox and confirm the subscription.",
    hy: "Ստուգեք ձեր էլ. փոստը և հաստատեք բաժանորդագրությունը։",
    ru: "Проверьте почту и подтвердите подписку.",
  },
  subscribed: { en: "You are subscribed.", hy: "Դուք բաժանորդագրվեցիք։", ru: "Вы подписались." },
  unsubscribed: {
    en: "You have unsubscribed.",
    hy: "Դուք այլևս չեք ստանա մեր տեղեկագիրը։",
    ru: "Вы отписались от рассылки.",
  },
} satisfies Record<string, Localized>;
