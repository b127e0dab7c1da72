import { errorMessages } from "#src/errors/messages.ts";

/** What the checks find, and with what a publication is refused. */
export const checkErrors = errorMessages("checks", {
  no_title: ["There is no title.", "Վերնագիր չկա։", "Нет заголовка."],
  title_short: [
    "The title has {n} characters; {least} to {most} say enough and are shown whole.",
    "Վերնագիրը {n} նիշ է. {least}–{most} նիշը բավական բան է ասում և ամբողջությամբ երևում է։",
    "В заголовке {n} знаков; от {least} до {most} говорят достаточно и видны целиком.",
  ],
  title_long: [
    "The title has {n} characters; searches and networks cut it after about {most}.",
    "Վերնագիրը {n} նիշ է. որոնման մեջ և սոցցանցերում կկտրվի մոտ {most} նիշից հետո։",
    "В заголовке {n} знаков; поиск и соцсети обрежут его примерно после {most}.",
  ],
  no_excerpt: [
    "There is no excerpt: searches and networks show the beginning of the text.",
    "Համառոտ չկա. որոնման մեջ և սոցցանցերում կերևա տեքստի սկիզբը։",
    "Нет краткого описания: поиск и соцсети покажут начало текста.",
  ],
  excerpt_short: [
    "The excerpt has {n} characters; {least} to {most} say enough and are shown whole.",
    "Համառոտը {n} նիշ է. {least}–{most} նիշը բավական բան է ասում և ամբողջությամբ երևում է։",
    "В кратком описании {n} знаков; от {least} до {most} говорят достаточно и видны целиком.",
  ],
  excerpt_long: [
    "The excerpt has {n} characters; searches cut it after about {most}.",
    "Համառոտը {n} նիշ է. որոնման մեջ կկտրվի մոտ {most} նիշից հետո։",
    "В кратком описании {n} знаков; поиск обрежет его примерно после {most}.",
  ],
  excerpt_is_title: [
    "The excerpt only repeats the title.",
    "Համառոտը միայն կրկնում է վերնագիրը։",
    "Краткое описание только повторяет заголовок.",
  ],
  address_taken: [
    "Another article has the address “{slug}”, or had it.",
    "«{slug}» հասցեն ուրիշ հոդվածինն է կամ եղել է։",
    "Адрес «{slug}» занят другой статьёй или был её адресом.",
  ],
  address_form: [
    "The address “{slug}” is not made of small Latin letters, digits and single dashes.",
    "«{slug}» հասցեն կազմված չէ լատինատառ փոքրատառերից, թվանշաններից և մեկական գծիկներից։",
    "Адрес «{slug}» состоит не только из строчных латинских букв, цифр и одиночных дефисов.",
  ],
  address_says_nothing: [
    "The address “{slug}” does not say what the article is about.",
    "«{slug}» հասցեն չի ասում, թե ինչի մասին է հոդվածը։",
    "Адрес «{slug}» не говорит, о чём статья.",
  ],
  address_long: [
    "The address has {n} characters; up to {most} are shown whole.",
    "Հասցեն {n} նիշ է. մինչև {most} նիշն ամբողջությամբ է երևում։",
    "В адресе {n} знаков; до {most} видны целиком.",
  ],
  no_cover: [
    "There is no cover: networks show the club's own picture.",
    "Գլխավոր պատկեր չկա. սոցցանցերում կերևա ակումբի պատկերը։",
    "Нет обложки: соцсети покажут изображение клуба.",
  ],
  cover_narrow: [
    "The cover is {n} pixels wide; networks want {least}.",
    "Գլխավոր պատկերի լայնությունը {n} պիքսել է. սոցցանցերին պետք է {least}։",
    "Ширина обложки {n} пикс., соцсетям нужно {least}.",
  ],
  cover_over: [
    "The rights to the cover are over: readers see the club's picture.",
    "Գլխավոր պատկերի իրավունքների ժամկետը լրացել է. ընթերցողները տեսնում են ակումբի պատկերը։",
    "Права на обложку истекли: читатели видят изображение клуба.",
  ],
  cover_gone: ["The cover is not there any more.", "Գլխավոր պատկերն այլևս չկա։", "Обложки больше нет."],
  cover_elsewhere: [
    "The cover lies on another site: networks show the club's own picture.",
    "Գլխավոր պատկերն ուրիշ կայքում է. սոցցանցերում կերևա ակումբի պատկերը։",
    "Обложка лежит на другом сайте: соцсети покажут изображение клуба.",
  ],
  cover_undescribed: [
    "Nobody has said what the cover shows.",
    "Նշված չէ, թե ինչ է երևում գլխավոր պատկերում։",
    "Не сказано, что видно на обложке.",
  ],
  cover_described_elsewhere: [
    "The description of the cover is not translated.",
    "Գլխավոր պատկերի նկարագրությունը թարգմանված չէ։",
    "Описание обложки не переведено.",
  ],
  pictures_undescribed: [
    "Nobody has said what pictures of the text show: {n}.",
    "Նշված չէ, թե ինչ է երևում տեքստի պատկերներում. քանակը՝ {n}։",
    "Не сказано, что видно на изображениях в тексте: {n}.",
  ],
  pictures_described_elsewhere: [
    "Pictures of the text whose description is not translated: {n}.",
    "Տեքստի պատկերներ, որոնց նկարագրությունը թարգմանված չէ. քանակը՝ {n}։",
    "Изображения в тексте, описание которых не переведено: {n}.",
  ],
  cover_uncredited: [
    "Nobody has said who made the cover.",
    "Գլխավոր պատկերի հեղինակը նշված չէ։",
    "Не сказано, чья обложка.",
  ],
  pictures_uncredited: [
    "Pictures of the text without their maker: {n}.",
    "Տեքստի պատկերներ՝ առանց հեղինակի. քանակը՝ {n}։",
    "Изображения в тексте без автора: {n}.",
  ],
  link_dead: [
    "This link leads nowhere: {address}",
    "Այս հղումը ոչ մի տեղ չի տանում՝ {address}",
    "Эта ссылка никуда не ведёт: {address}",
  ],
  link_silent: [
    "Nothing answers at this address: {address}",
    "Այս հասցեն չի պատասխանում՝ {address}",
    "По этому адресу ничего не отвечает: {address}",
  ],
  link_unreadable: [
    "Readers can't follow this link: “{address}”",
    "Ընթերցողները չեն կարող անցնել այս հղումով՝ «{address}»",
    "По этой ссылке читатели не перейдут: «{address}»",
  ],
  heading_skips: [
    "A heading skips a level: “{text}”.",
    "Ենթավերնագիրը մակարդակ է բաց թողնում՝ «{text}»։",
    "Подзаголовок пропускает уровень: «{text}».",
  ],
  heading_above_first: [
    "A heading stands above the first one: “{text}”.",
    "Ենթավերնագիրն առաջինից բարձր մակարդակի է՝ «{text}»։",
    "Подзаголовок выше первого по уровню: «{text}».",
  ],
  heading_empty: ["A heading has no words.", "Ենթավերնագիր կա՝ առանց բառերի։", "Есть подзаголовок без слов."],
  heading_repeats: [
    "A heading repeats the title: “{text}”.",
    "Ենթավերնագիրը կրկնում է վերնագիրը՝ «{text}»։",
    "Подзаголовок повторяет заголовок: «{text}».",
  ],
  language_stale: [
    "What this translates was changed since.",
    "Բնագիրը թարգմանությունից հետո փոխվել է։",
    "Исходный текст изменился после перевода.",
  ],
  stopped: [
    "The club does not publish this yet. {found}",
    "Ակումբը սա դեռ չի հրապարակում։ {found}",
    "Клуб пока не публикует это. {found}",
  ],
  of_article: ["Article “{title}”: {found}", "«{title}» հոդվածը՝ {found}", "Статья «{title}»: {found}"],
  too_many_links: [
    "Too many addresses to ask.",
    "Չափից շատ հասցե կա հարցնելու։",
    "Слишком много адресов для проверки.",
  ],
});
