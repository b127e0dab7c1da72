import type { Refusal } from "./refusal.ts";

/** What any call may answer: access, requests, fields, conflicts, a server in trouble. */
export const GENERAL: Refusal[] = [
  [
    "There is no such address in the API. See /api/docs.",
    "API-ում այսպիսի հասցե չկա։ Տե՛ս /api/docs։",
    "Такого адреса в API нет. Смотрите /api/docs.",
  ],
  [
    "{method} is not possible here; {allowed} is.",
    "{method} այստեղ հնարավոր չէ. հնարավոր է {allowed}։",
    "{method} здесь невозможен; возможен {allowed}.",
  ],
  [
    "Only an admin can do this. Ask an admin of the club.",
    "Սա կարող է անել միայն ադմինիստրատորը։ Դիմեք ակումբի ադմինիստրատորին։",
    "Это может сделать только администратор. Обратитесь к администратору клуба.",
  ],
  [
    "Sign in first: your session has ended or you have none.",
    "Նախ մուտք գործեք. ձեր սեսիան ավարտվել է կամ դեռ չի սկսվել։",
    "Сначала войдите: ваш сеанс завершён или ещё не начат.",
  ],

  [
    "There is no {kind} {id} in the trash.",
    "Աղբարկղում այս գրառումը չկա (№ {id})։",
    "В корзине нет этой записи (№ {id}).",
  ],
  ["There is no {kind} {id}.", "Այդպիսի գրառում չկա (№ {id})։", "Такой записи нет (№ {id})."],
  [
    "There is no version {version} of this record.",
    "Այս գրառման {version} տարբերակը չկա։",
    "У этой записи нет версии {version}.",
  ],
  ["There is no such kind of record.", "Այդպիսի գրառումներ չկան։", "Такого вида записей нет."],
  [
    "Somebody else has saved this {kind} since you opened it. Compare the two versions.",
    "Մինչ էջը բաց էր, այս գրառումը պահպանել է մեկ ուրիշը։ Համեմատեք երկու տարբերակները։",
    "Пока страница была открыта, эту запись сохранил кто-то другой. Сравните две версии.",
  ],
  [
    "This Idempotency-Key was already used for another request.",
    "Այս Idempotency-Key-ն արդեն օգտագործվել է մեկ այլ հարցման համար։",
    "Этот Idempotency-Key уже использован для другого запроса.",
  ],
  [
    "An Idempotency-Key has 8 to 200 letters, digits or signs.",
    "Idempotency-Key-ն ունի 8–200 տառ, թվանշան կամ նշան։",
    "В Idempotency-Key от 8 до 200 букв, цифр или знаков.",
  ],

  [
    "The server's disk is full. Nothing was saved; try again later.",
    "Սերվերի սկավառակը լցված է։ Ոչինչ չի պահպանվել. փորձեք ավելի ուշ։",
    "Диск сервера заполнен. Ничего не сохранено; попробуйте позже.",
  ],
  [
    "The database does not answer right now. Try again in a moment.",
    "Տվյալների բազան այս պահին չի պատասխանում։ Քիչ անց նորից փորձեք։",
    "База данных сейчас не отвечает. Попробуйте ещё раз через минуту.",
  ],
  [
    "The server can't write to its storage. Nothing was saved.",
    "Սերվերը չի կարողանում գրել իր պահոցում։ Ոչինչ չի պահպանվել։",
    "Сервер не может писать в своё хранилище. Ничего не сохранено.",
  ],
  [
    "Something went wrong on our side. It has been noted; try again.",
    "Սխալը մեր կողմում է։ Այն գրանցված է. փորձեք նորից։",
    "Произошла ошибка на нашей стороне. Она записана; попробуйте ещё раз.",
  ],
  [
    "Another backup is being made at the moment. Try again in a minute.",
    "Այս պահին արդեն ստեղծվում է պահուստային պատճեն։ Մեկ րոպեից նորից փորձեք։",
    "Сейчас уже создаётся резервная копия. Попробуйте через минуту.",
  ],

  [
    "Send this as JSON, with the header Content-Type: application/json.",
    "Ուղարկեք JSON-ով՝ Content-Type: application/json վերնագրով։",
    "Отправьте это как JSON, с заголовком Content-Type: application/json.",
  ],
  [
    "The request has no content; JSON was expected.",
    "Հարցումը դատարկ է. սպասվում էր JSON։",
    "Запрос пуст; ожидался JSON.",
  ],
  [
    "The JSON is nested more than {levels} levels deep.",
    "JSON-ի խորությունը {levels} մակարդակից ավելի է։",
    "Вложенность JSON больше {levels} уровней.",
  ],
  ["The request is not valid JSON.", "Հարցումը ճիշտ JSON չէ։", "Запрос не является правильным JSON."],
  [
    "The request is not valid UTF-8 text.",
    "Հարցումը ճիշտ UTF-8 տեքստ չէ։",
    "Запрос не является правильным текстом UTF-8.",
  ],
  [
    "This is too large: at most {size} can be sent here.",
    "Չափազանց մեծ է. այստեղ կարելի է ուղարկել առավելագույնը {size}։",
    "Слишком большой объём: можно отправить не более {size}.",
  ],
  ["The request is not valid.", "Հարցումը սխալ է կազմված։", "Запрос составлен неверно."],

  ['There is no field "{field}" here.', "Այստեղ «{field}» դաշտ չկա։", "Поля «{field}» здесь нет."],
  ["{field} is required.", "Պարտադիր դաշտ՝ {field}։", "Обязательное поле: {field}."],
  ["The request", "Հարցում", "Запрос"],
  ["Article not found", "Նորությունը չի գտնվել", "Статья не найдена"],
  ["{field} must be {what}.", "{field}. պետք է լինի {what}։", "{field}: требуется {what}."],
  ["text", "տեքստ", "текст"],
  ["a number", "թիվ", "число"],
  ["a whole number", "ամբողջ թիվ", "целое число"],
  ["true or false", "true կամ false", "true или false"],
  ["a list", "ցուցակ", "список"],
  ["an object with fields", "դաշտերով օբյեկտ", "объект с полями"],
  ["empty", "դատարկ", "пустое значение"],
  [
    "{field} must be at least {n} characters long.",
    "{field}. առնվազն {n} նիշ։",
    "{field}: символов не менее {n}.",
  ],
  [
    "{field} must be at most {n} characters long.",
    "{field}. առավելագույնը {n} նիշ։",
    "{field}: символов не более {n}.",
  ],
  ["{field} must be at most {n} entries.", "{field}. առավելագույնը {n} տող։", "{field}: не более {n} строк."],
  ["{field} must be {n} or more.", "{field}. {n} կամ ավելի։", "{field}: {n} или больше."],
  ["{field} must be {n} or less.", "{field}. {n} կամ պակաս։", "{field}: {n} или меньше."],
  [
    "{field} must be one of: {values}.",
    "{field}. հնարավոր արժեքներն են՝ {values}։",
    "{field} — возможные значения: {values}.",
  ],
  [
    "{field} is not a valid {what}.",
    "{field}. սխալ է գրված ({what})։",
    "{field}: написано неверно ({what}).",
  ],
  ["e-mail address", "էլ. հասցե", "адрес эл. почты"],
  ["address (URL)", "հասցե (URL)", "адрес (URL)"],
  ["date", "ամսաթիվ", "дата"],
  ["{field} is not valid.", "{field}. սխալ արժեք։", "{field}: неверное значение."],
  [
    "The text has control characters; type it again.",
    "Տեքստում կան կառավարող նշաններ. նորից մուտքագրեք։",
    "В тексте есть управляющие символы; наберите его заново.",
  ],
  [
    "Write a whole number from {least} to {most}.",
    "Գրեք ամբողջ թիվ՝ {least}-ից մինչև {most}։",
    "Укажите целое число от {least} до {most}.",
  ],
  ["Write a date as year-month-day.", "Գրեք ամսաթիվը՝ տարի-ամիս-օր։", "Укажите дату в виде год-месяц-день."],
  ["Write a day as year-month-day.", "Գրեք օրը՝ տարի-ամիս-օր։", "Укажите день в виде год-месяц-день."],
  [
    "Write a whole web address, beginning with https://.",
    "Գրեք ամբողջ հասցեն՝ սկսած https://-ից։",
    "Укажите полный адрес, начиная с https://.",
  ],
  ["Write a valid e-mail address.", "Գրեք ճիշտ էլ. հասցե։", "Укажите правильный адрес эл. почты."],
];
