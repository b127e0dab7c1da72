import { errorMessages } from "#src/errors/messages.ts";

/** What an article is refused with. */
export const newsErrors = errorMessages("news", {
  title_required: [
    "Write the English title.",
    "Գրեք անգլերեն վերնագիրը։",
    "Напишите заголовок на английском.",
  ],
  content_required: ["Write the English text.", "Գրեք անգլերեն տեքստը։", "Напишите текст на английском."],
  title_hy_required: [
    "Write the Armenian title.",
    "Գրեք հայերեն վերնագիրը։",
    "Напишите заголовок на армянском.",
  ],
  content_hy_required: ["Write the Armenian text.", "Գրեք հայերեն տեքստը։", "Напишите текст на армянском."],
  title_ru_required: [
    "Write the Russian title.",
    "Գրեք ռուսերեն վերնագիրը։",
    "Напишите заголовок на русском.",
  ],
  content_ru_required: ["Write the Russian text.", "Գրեք ռուսերեն տեքստը։", "Напишите текст на русском."],
  text_required: [
    "Write a title or a text in one language at least.",
    "Գրեք վերնագիր կամ տեքստ գոնե մեկ լեզվով։",
    "Напишите заголовок или текст хотя бы на одном языке.",
  ],
  is_source: [
    "The article was begun in this language: there is nothing to translate.",
    "Նորությունը սկսվել է այս լեզվով. թարգմանելու բան չկա։",
    "Статья начата на этом языке: переводить нечего.",
  ],
  over_before_out: [
    "The end lies before the publication. Choose a later end.",
    "Ավարտը հրապարակումից շուտ է։ Ընտրեք ավելի ուշ ավարտ։",
    "Окончание раньше публикации. Выберите более поздний срок.",
  ],
  category_id_required: ["Choose a category.", "Ընտրեք բաժինը։", "Выберите рубрику."],
  no_category: [
    "This category does not exist. Choose another one.",
    "Այդպիսի բաժին չկա։ Ընտրեք ուրիշը։",
    "Такой рубрики нет. Выберите другую.",
  ],
  articles_required: [
    "Choose at least one article.",
    "Ընտրեք գոնե մեկ նորություն։",
    "Выберите хотя бы одну статью.",
  ],
  too_long_together: [
    "Together these texts are too long for one step. Choose fewer articles at once.",
    "Այս տեքստերը միասին մեկ քայլի համար չափազանց երկար են։ Միանգամից ավելի քիչ նորություն ընտրեք։",
    "Вместе эти тексты слишком длинны для одного шага. Выберите за один раз меньше статей.",
  ],
  slug_format: [
    "An address has Latin letters, digits and dashes, and is not a number.",
    "Հասցեն կարող է ունենալ լատիներեն տառեր, թվանշաններ և գծիկներ, բայց չի կարող լինել միայն թիվ։",
    "В адресе допустимы латинские буквы, цифры и дефисы; одно число не подходит.",
  ],
  slug_taken: [
    'The address "{slug}" belongs to another article. Choose a different one.',
    "«{slug}» հասցեն արդեն ունի մեկ այլ նորություն։ Ընտրեք ուրիշը։",
    "Адрес «{slug}» принадлежит другой статье. Выберите другой.",
  ],
  writers_never_publish: [
    "Writers don't publish. Ask for publication; an editor decides.",
    "Հեղինակները չեն հրապարակում։ Խնդրեք հրապարակել. որոշում է խմբագիրը։",
    "Авторы не публикуют. Попросите о публикации: решает редактор.",
  ],
  writers_not_out: [
    "This article is out. Writers work on drafts; ask an editor to bring your changes out.",
    "Այս նորությունը հրապարակված է։ Հեղինակներն աշխատում են սևագրերի վրա. խնդրեք խմբագրին հրապարակել ձեր փոփոխությունները։",
    "Эта статья опубликована. Авторы работают с черновиками; попросите редактора опубликовать ваши изменения.",
  ],
  writers_not_waiting: [
    "This article goes out together with others at an hour that is set. Ask an editor to stop that first.",
    "Այս նորությունը կհրապարակվի այլ նյութերի հետ՝ սահմանված ժամին։ Նախ խնդրեք խմբագրին կանգնեցնել դա։",
    "Эта статья выйдет вместе с другими материалами в назначенный час. Сначала попросите редактора это остановить.",
  ],
  not_found: ["Article not found", "Նորությունը չի գտնվել", "Статья не найдена"],
  no_switch: [
    "Say which switch to change.",
    "Նշեք, թե որ անջատիչն է պետք փոխել։",
    "Укажите, какой переключатель изменить.",
  ],
});

/** What a category is refused with. */
export const categoryErrors = errorMessages("categories", {
  name_required: [
    "Write the category's English name.",
    "Գրեք բաժնի անգլերեն անվանումը։",
    "Напишите название рубрики на английском.",
  ],
  slug_taken: [
    'A category with the address "{slug}" exists already.',
    "«{slug}» հասցեով բաժին արդեն կա։",
    "Рубрика с адресом «{slug}» уже есть.",
  ],
  in_use: [
    "This category has articles ({count}). Give them another category first.",
    "Այս բաժնում նորություններ կան ({count})։ Նախ դրանք տեղափոխեք այլ բաժին։",
    "В этой рубрике есть статьи ({count}). Сначала переведите их в другую.",
  ],
});
