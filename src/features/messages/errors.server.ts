import { errorMessages } from "#src/errors/messages.ts";

/** What a message, or a reply to one, is refused with. */
export const messageErrors = errorMessages(
  "messages",
  {
    too_many: [
      "You have sent several messages in a short time. Wait a few minutes and try again.",
      "Կարճ ժամանակում մի քանի հաղորդագրություն եք ուղարկել։ Սպասեք մի քանի րոպե և նորից փորձեք։",
      "Вы отправили несколько сообщений за короткое время. Подождите несколько минут и попробуйте снова.",
    ],
    name_required: ["Write your name.", "Գրեք ձեր անունը։", "Укажите своё имя."],
    message_required: ["Write a message.", "Գրեք հաղորդագրություն։", "Напишите сообщение."],
    reply_required: ["Write the reply.", "Գրեք պատասխանը։", "Напишите ответ."],
    saved_meanwhile: [
      "Somebody else has worked on this message since you opened it.",
      "Մինչ էջը բաց էր, մեկ ուրիշն աշխատել է այս հաղորդագրության հետ։",
      "Пока страница была открыта, с этим сообщением работал кто-то другой.",
    ],
    reply_under_way: [
      "A reply to this message is being sent at this moment. Look again in a minute.",
      "Այս հաղորդագրության պատասխանը հենց հիմա ուղարկվում է։ Նայեք մեկ րոպեից։",
      "Ответ на это сообщение отправляется прямо сейчас. Загляните через минуту.",
    ],
    no_reply_waits: [
      "There is no reply that waits.",
      "Սպասող պատասխան չկա։",
      "Ответа, который ждёт отправки, нет.",
    ],
    reply_failed: [
      "Error while sending the reply",
      "Պատասխանն ուղարկելիս սխալ առաջացավ",
      "Ошибка при отправке ответа",
    ],
  },
  { reply_failed: "ru" },
);
