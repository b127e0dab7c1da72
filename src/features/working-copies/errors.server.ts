import { errorMessages } from "#src/errors/messages.ts";

/** What a working copy is refused with. */
export const copyErrors = errorMessages("working_copies", {
  too_long: [
    "This is more text than an article takes. Shorten it; until then it stays in this browser.",
    "Սա ավելի շատ տեքստ է, քան նորությունը կարող է պարունակել։ Կրճատեք այն. մինչ այդ այն մնում է այս դիտարկիչում։",
    "Это больше текста, чем вмещает статья. Сократите его; до тех пор он остаётся в этом браузере.",
  ],
  typed_elsewhere: [
    "You have typed on another device meanwhile. Choose which text goes on.",
    "Այդ ընթացքում դուք գրել եք մեկ այլ սարքում։ Ընտրեք, թե որ տեքստով շարունակել։",
    "Тем временем вы писали на другом устройстве. Выберите, с каким текстом продолжить.",
  ],
  saved_elsewhere: [
    "This article was saved already, on another device. Save once more to compare the two.",
    "Այս նորությունն արդեն պահպանվել է մեկ այլ սարքում։ Պահպանեք ևս մեկ անգամ՝ երկուսը համեմատելու համար։",
    "Эта статья уже сохранена на другом устройстве. Сохраните ещё раз, чтобы сравнить обе.",
  ],
  in_trash: [
    "This article lies in the trash. What you type stays in this browser; an editor can bring the article back.",
    "Այս նորությունն աղբարկղում է։ Ձեր գրածը մնում է այս դիտարկիչում. խմբագիրը կարող է վերականգնել նորությունը։",
    "Эта статья в корзине. То, что вы пишете, остаётся в этом браузере; редактор может её вернуть.",
  ],
});
