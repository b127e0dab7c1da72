import type { Refusal } from "./refusal.ts";

/** News, partners, settings, messages, pictures. */
export const CONTENT: Refusal[] = [
  ["Write the English title.", "Գրեք անգլերեն վերնագիրը։", "Напишите заголовок на английском."],
  ["Write the English text.", "Գրեք անգլերեն տեքստը։", "Напишите текст на английском."],
  ["Choose a category.", "Ընտրեք բաժինը։", "Выберите рубрику."],
  ["Choose at least one article.", "Ընտրեք գոնե մեկ նորություն։", "Выберите хотя бы одну статью."],
  [
    "Write the category's English name.",
    "Գրեք բաժնի անգլերեն անվանումը։",
    "Напишите название рубрики на английском.",
  ],
  [
    "Write the date as an ISO moment, e.g. 2026-03-08T15:00:00Z.",
    "Գրեք ամսաթիվը ISO ձևով, օրինակ՝ 2026-03-08T15:00:00Z։",
    "Укажите дату в виде ISO, например 2026-03-08T15:00:00Z.",
  ],
  [
    "An address has Latin letters, digits and dashes, and is not a number.",
    "Հասցեն կարող է ունենալ լատիներեն տառեր, թվանշաններ և գծիկներ, բայց չի կարող լինել միայն թիվ։",
    "В адресе допустимы латинские буквы, цифры и дефисы; одно число не подходит.",
  ],
  [
    'The address "{slug}" belongs to another article. Choose a different one.',
    "«{slug}» հասցեն արդեն ունի մեկ այլ նորություն։ Ընտրեք ուրիշը։",
    "Адрес «{slug}» принадлежит другой статье. Выберите другой.",
  ],
  [
    "This category does not exist. Choose another one.",
    "Այդպիսի բաժին չկա։ Ընտրեք ուրիշը։",
    "Такой рубрики нет. Выберите другую.",
  ],
  [
    "This category has articles. Give them another category first.",
    "Այս բաժնում նորություններ կան։ Նախ դրանք տեղափոխեք այլ բաժին։",
    "В этой рубрике есть статьи. Сначала переведите их в другую.",
  ],
  [
    'A category with the address "{slug}" exists already.',
    "«{slug}» հասցեով բաժին արդեն կա։",
    "Рубрика с адресом «{slug}» уже есть.",
  ],

  [
    "Only an admin can see and change analytics and custom code.",
    "Վերլուծության կոդերն ու սեփական կոդը կարող է տեսնել և փոխել միայն ադմինիստրատորը։",
    "Аналитику и собственный код видит и меняет только администратор.",
  ],
  [
    "There is already a setting with the key {key}.",
    "{key} բանալիով կարգավորում արդեն կա։",
    "Настройка с ключом {key} уже есть.",
  ],
  [
    "The key of a setting can't be changed; it stays {key}.",
    "Կարգավորման բանալին փոխել հնարավոր չէ. այն մնում է {key}։",
    "Ключ настройки изменить нельзя; он остаётся {key}.",
  ],
  [
    "Write the key in snake_case: small letters, digits and underscores, beginning with a letter, at most 80 characters.",
    "Գրեք բանալին snake_case ձևով՝ փոքրատառեր, թվանշաններ և ընդգծումներ՝ սկսած տառից, առավելագույնը 80 նիշ։",
    "Напишите ключ в snake_case: строчные буквы, цифры и подчёркивания, сначала буква, не более 80 символов.",
  ],
  ["Write the English value.", "Գրեք անգլերեն արժեքը։", "Укажите значение на английском."],
  ["Write a number, e.g. 12 or 0.5.", "Գրեք թիվ, օրինակ՝ 12 կամ 0.5։", "Укажите число, например 12 или 0.5."],
  ["Write true or false.", "Գրեք true կամ false։", "Укажите true или false."],
  ["The value is not valid JSON.", "Արժեքը ճիշտ JSON չէ։", "Значение не является правильным JSON."],

  [
    "Somebody else has worked on this message since you opened it.",
    "Մինչ էջը բաց էր, մեկ ուրիշն աշխատել է այս հաղորդագրության հետ։",
    "Пока страница была открыта, с этим сообщением работал кто-то другой.",
  ],
  ["Write your name.", "Գրեք ձեր անունը։", "Укажите своё имя."],
  ["Write a message.", "Գրեք հաղորդագրություն։", "Напишите сообщение."],
  [
    "A reply to this message is being sent at this moment. Look again in a minute.",
    "Այս հաղորդագրության պատասխանը հենց հիմա ուղարկվում է։ Նայեք մեկ րոպեից։",
    "Ответ на это сообщение отправляется прямо сейчас. Загляните через минуту.",
  ],
  ["Write the reply.", "Գրեք պատասխանը։", "Напишите ответ."],
  ["Error while sending the reply", "Պատասխանն ուղարկելիս սխալ առաջացավ", "Ошибка при отправке ответа"],

  ["Please select an image file", "Ընտրեք պատկերի ֆայլ", "Пожалуйста, выберите файл изображения"],
  [
    "Image size should be less than {n}MB",
    "Պատկերը պետք է լինի {n} ՄԲ-ից փոքր",
    "Размер изображения должен быть меньше {n}MB",
  ],
  [
    "Banner size should be less than {n}MB",
    "Պաստառը պետք է լինի {n} ՄԲ-ից փոքր",
    "Размер баннера должен быть меньше {n}MB",
  ],
  [
    'Send the file as multipart/form-data, in the field "{field}".',
    "Ֆայլն ուղարկեք որպես multipart/form-data՝ «{field}» դաշտում։",
    "Отправьте файл как multipart/form-data, в поле «{field}».",
  ],
  [
    "The form that carries the file is damaged. Try again.",
    "Ֆայլը վնասվել է փոխանցման ժամանակ։ Փորձեք նորից։",
    "Файл повреждён при передаче. Попробуйте ещё раз.",
  ],
  [
    'The form has no file in the field "{field}".',
    "«{field}» դաշտում ֆայլ չկա։",
    "В поле «{field}» нет файла.",
  ],
  ["The file is empty.", "Ֆայլը դատարկ է։", "Файл пуст."],
  [
    "The server's disk is full: the picture was not stored.",
    "Սերվերի սկավառակը լցված է. պատկերը չի պահպանվել։",
    "Диск сервера заполнен: изображение не сохранено.",
  ],
  [
    "The store for pictures does not answer right now. Try again in a moment.",
    "Պատկերների պահոցն այս պահին չի պատասխանում։ Քիչ անց նորից փորձեք։",
    "Хранилище изображений сейчас не отвечает. Попробуйте ещё раз через минуту.",
  ],
  [
    "An image is an uploaded file's address, a web address or image data.",
    "Պատկերը վերբեռնված ֆայլի հասցե է, վեբ հասցե կամ պատկերի տվյալներ։",
    "Изображение — это адрес загруженного файла, веб-адрес или данные изображения.",
  ],
  [
    "An animation has at most {most} pictures; this one has {n}.",
    "Անիմացիան ունի առավելագույնը {most} կադր. այստեղ {n} է։",
    "В анимации не более {most} кадров; здесь их {n}.",
  ],
  [
    "The picture has too many pixels: at most 40 million, 12,000 on a side.",
    "Պատկերը չափազանց մեծ է. առավելագույնը 40 միլիոն պիքսել, ամեն կողմը՝ 12 000։",
    "Изображение слишком большое: не более 40 млн пикселей, 12 000 по стороне.",
  ],
  [
    "Too many pictures at once. Try again in a moment.",
    "Միաժամանակ չափազանց շատ պատկերներ։ Քիչ անց նորից փորձեք։",
    "Слишком много изображений сразу. Попробуйте ещё раз через минуту.",
  ],
];
