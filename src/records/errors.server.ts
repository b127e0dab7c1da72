import { errorMessages } from "#src/errors/messages.ts";

/** What every kind of record may refuse with. */
export const recordErrors = errorMessages("records", {
  not_found: ["There is no {noun} {id}.", "Այդպիսի գրառում չկա (№ {id})։", "Такой записи нет (№ {id})."],
  not_in_trash: [
    "There is no {noun} {id} in the trash.",
    "Աղբարկղում այս գրառումը չկա (№ {id})։",
    "В корзине нет этой записи (№ {id}).",
  ],
  as_many_as_may_be: [
    "There are {most} records of this kind already, as many as there may be. Delete one that nobody needs first.",
    "Այս տեսակի {most} գրառում արդեն կա, ավելին չի կարող լինել։ Նախ ջնջեք մեկը, որն այլևս պետք չէ։",
    "Записей этого вида уже {most}, больше быть не может. Сначала удалите ту, которая больше не нужна.",
  ],
  as_many_active_as_may_be: [
    "There are {most} active records of this kind already, as many as there may be. Set one that is not needed to inactive first.",
    "Այս տեսակի {most} ակտիվ գրառում արդեն կա, ավելին չի կարող լինել։ Նախ ապաակտիվացրեք մեկը, որն այլևս պետք չէ։",
    "Активных записей этого вида уже {most}, больше быть не может. Сначала сделайте неактивной ту, которая больше не нужна.",
  ],
  trash_full: [
    "The trash is full: there are {n} records of this kind with those in it, and {most} there may be. Restore one from the trash and change it, or wait: each is gone for good 30 days after it was deleted.",
    "Աղբարկղը լի է. դրանում եղածների հետ միասին այս տեսակի {n} գրառում կա, իսկ կարող է լինել առավելագույնը {most}։ Վերականգնեք դրանցից մեկը և փոխեք այն, կամ սպասեք. յուրաքանչյուրը վերջնականապես ջնջվում է աղբարկղ տեղափոխվելուց 30 օր անց։",
    "Корзина заполнена: вместе с удалёнными записей этого вида {n}, а может быть не больше {most}. Восстановите одну из корзины и измените её или подождите: каждая удаляется навсегда через 30 дней после удаления.",
  ],
  as_many_letters_as_may_be: [
    "All records of this kind together would have {n} letters, and there may be {most}. Shorten this text, or shorten or delete another that nobody needs.",
    "Այս տեսակի բոլոր գրառումների տեքստերը միասին կունենային {n} նիշ, իսկ կարող է լինել առավելագույնը {most}։ Կրճատեք այս տեքստը կամ կրճատեք կամ ջնջեք մեկ ուրիշը, որն այլևս պետք չէ։",
    "Тексты всех записей этого вида вместе заняли бы {n} знаков, а может быть не больше {most}. Сократите этот текст либо сократите или удалите другой, который больше не нужен.",
  ],
  no_version: [
    "There is no version {version} of this record.",
    "Այս գրառման {version} տարբերակը չկա։",
    "У этой записи нет версии {version}.",
  ],
  no_such_kind: ["There is no such kind of record.", "Այդպիսի գրառումներ չկան։", "Такого вида записей нет."],
  list_changed: [
    "Something was added to this list or deleted meanwhile. Load it anew and order it again.",
    "Այս ցանկում միաժամանակ ինչ-որ բան է ավելացվել կամ ջնջվել։ Նորից բացեք ցանկը և կրկին դասավորեք այն։",
    "Тем временем в этом списке что-то добавили или удалили. Обновите его и расставьте ещё раз.",
  ],
  order_changed: [
    "Somebody else has put this list in another order meanwhile. This is theirs; order it again if need be.",
    "Այս ցանկը միաժամանակ այլ կերպ է դասավորել մեկ ուրիշը։ Սա նրա դասավորությունն է. անհրաժեշտության դեպքում կրկին դասավորեք։",
    "Тем временем порядок в этом списке изменил кто-то другой. Вот его порядок; при необходимости расставьте заново.",
  ],
  saved_meanwhile: [
    "Somebody else has saved this {noun} since you opened it. Compare the two versions.",
    "Մինչ էջը բաց էր, այս գրառումը պահպանել է մեկ ուրիշը։ Համեմատեք երկու տարբերակները։",
    "Пока страница была открыта, эту запись сохранил кто-то другой. Сравните две версии.",
  ],
});
