import { errorMessages } from "#src/errors/messages.ts";

/** What a preview, or an answer to it, is refused with. */
export const previewErrors = errorMessages("previews", {
  not_found: [
    "There is no such preview. Copy the whole address, to its end.",
    "Այդպիսի նախադիտում չկա։ Պատճենեք ամբողջ հասցեն՝ մինչև վերջ։",
    "Такого предпросмотра нет. Скопируйте адрес целиком, до конца.",
  ],
  ended: [
    "This preview has ended. Ask the club's press office for a new link.",
    "Այս նախադիտման ժամկետն անցել է։ Նոր հղում խնդրեք ակումբի մամուլի բաժնից։",
    "Срок этого предпросмотра истёк. Попросите новую ссылку в пресс-службе клуба.",
  ],
  no_link: ["There is no such link any more.", "Այդպիսի հղում այլևս չկա։", "Такой ссылки больше нет."],
  read_only: [
    "This preview is for reading; no answer is asked for.",
    "Այս նախադիտումը միայն կարդալու համար է. պատասխան չի պահանջվում։",
    "Этот предпросмотр только для чтения; ответ не требуется.",
  ],
  name_required: ["Write your name.", "Գրեք ձեր անունը։", "Напишите своё имя."],
  words_required: [
    "Say what should change: choose a part or write some words.",
    "Նշեք, թե ինչ պետք է փոխել. ընտրեք մասը կամ գրեք մի քանի բառ։",
    "Укажите, что изменить: выберите часть или напишите несколько слов.",
  ],
  too_long: ["At most {n} characters.", "Առավելագույնը {n} նիշ։", "Не более {n} символов."],
  answered: [
    "An answer was given already. Take it back to give another one.",
    "Պատասխանն արդեն տրված է։ Մեկ ուրիշը տալու համար նախ չեղարկեք այն։",
    "Ответ уже дан. Чтобы дать другой, сначала отмените его.",
  ],
  changed: [
    "The text has changed since you opened this page. Read it again, then approve it.",
    "Տեքստը փոխվել է այն պահից, երբ բացել եք այս էջը։ Կրկին կարդացեք այն, ապա հաստատեք։",
    "Текст изменился с тех пор, как вы открыли эту страницу. Прочитайте его снова и затем одобрите.",
  ],
  acted: [
    "The club has acted on your answer already; it can't be taken back.",
    "Ակումբն արդեն արձագանքել է ձեր պատասխանին. այն չեղարկել հնարավոր չէ։",
    "Клуб уже отреагировал на ваш ответ; отменить его нельзя.",
  ],
  too_many: [
    "Too many answers from here. Try again in an hour, or call the club.",
    "Այստեղից չափազանց շատ պատասխաններ են եկել։ Նորից փորձեք մեկ ժամից կամ զանգահարեք ակումբ։",
    "Отсюда слишком много ответов. Попробуйте через час или позвоните в клуб.",
  ],
});
