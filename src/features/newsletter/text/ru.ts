import type { NewsletterText } from "./en.ts";

export const newsletter: NewsletterText = {
  heading: "Рассылка",
  confirm: "Подтвердить подписку",
  confirmHint: "Одно нажатие — и новости клуба будут приходить на вашу почту.",
  unsubscribe: "Отписаться",
  unsubscribeHint: "Вы больше не будете получать нашу рассылку.",
  expired: "Ссылка больше не действует.",
  toHome: "На главную",
  about: "Новости клуба в вашей почте",
  email: "Ваш адрес электронной почты",
  subscribe: "Подписаться",
};
