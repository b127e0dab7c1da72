import { errorMessages } from "#src/errors/messages.ts";

/** What bundles are refused with. */
export const bundleErrors = errorMessages("bundles", {
  not_found: ["This bundle does not exist.", "Այդպիսի փաթեթ չկա։", "Такого пакета нет."],
  saved_meanwhile: [
    "Somebody changed this bundle meanwhile. Load it anew.",
    "Այս փաթեթն այդ ընթացքում փոխվել է։ Բեռնեք նորից։",
    "Этот пакет тем временем изменили. Загрузите его заново.",
  ],
  no_parts: [
    "Choose at least one thing that goes out.",
    "Ընտրեք գոնե մեկ բան, որ պետք է դուրս գա։",
    "Выберите хотя бы одно, что должно выйти.",
  ],
  past: [
    "This hour is over: {at}. Choose a later one, or let it go out now.",
    "Այս ժամն արդեն անցել է՝ {at}։ Ընտրեք ավելի ուշ ժամ կամ հրապարակեք հիմա։",
    "Этот час уже прошёл: {at}. Выберите более поздний или выпустите сейчас.",
  ],
  refused: [
    "It can't go out like this: {parts}.",
    "Այսպես չի կարող դուրս գալ՝ {parts}։",
    "Так выпустить нельзя: {parts}.",
  ],
  gone: ["“{title}” is in the trash", "«{title}» աղբարկղում է", "«{title}» в корзине"],
  no_text: [
    "“{title}” has no language with a title and a text",
    "«{title}» ոչ մի լեզվով չունի վերնագիր և տեքստ",
    "у «{title}» ни на одном языке нет заголовка и текста",
  ],
  embargo: [
    "“{title}” is under an embargo for longer",
    "«{title}» դեռ էմբարգոյի տակ է",
    "«{title}» ещё под эмбарго",
  ],
  not_its_days: [
    "“{title}” has other days in its contract",
    "«{title}» այդ օրը պայմանագրով չի ցուցադրվում",
    "«{title}» в этот день не показывается по договору",
  ],
  out_already: ["“{title}” is out already", "«{title}» արդեն դուրս է եկել", "«{title}» уже вышло"],
  stopped: ["a check stops “{title}”", "«{title}» կանգնեցված է ստուգմամբ", "«{title}» остановлена проверкой"],
  went: [
    "It went out at {at}; it can't be changed any more.",
    "Այն դուրս է եկել {at}-ին և այլևս չի փոխվում։",
    "Он вышел {at}, изменить его уже нельзя.",
  ],
  running: [
    "It waits for its hour. Stop it first.",
    "Այն սպասում է իր ժամին։ Նախ կանգնեցրեք։",
    "Он ждёт своего часа. Сначала остановите его.",
  ],
});
