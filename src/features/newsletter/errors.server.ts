import { errorMessages } from "#src/errors/messages.ts";

/** What a subscription is refused with. */
export const newsletterErrors = errorMessages("newsletter", {
  too_many: [
    "You have tried several times. Wait a few minutes and try again.",
    "Մի քանի անգամ եք փորձել։ Սպասեք մի քանի րոպե և նորից փորձեք։",
    "Вы пробовали несколько раз. Подождите несколько минут и попробуйте снова.",
  ],
  failed: [
    "Could not subscribe. Please try again.",
    "Չհաջողվեց բաժանորդագրվել։ Փորձեք նորից։",
    "Не удалось подписаться. Попробуйте ещё раз.",
  ],
  link_expired: ["The link is no longer valid.", "Հղումն այլևս վավեր չէ։", "Ссылка больше не действует."],
});
