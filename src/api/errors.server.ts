import { errorMessages } from "#src/errors/messages.ts";

/** What any call may refuse with: access, requests, fields. */
export const requestErrors = errorMessages("request", {
  no_such_address: [
    "There is no such address in the API. See /api/docs.",
    "API-ում այսպիսի հասցե չկա։ Տե՛ս /api/docs։",
    "Такого адреса в API нет. Смотрите /api/docs.",
  ],
  /** The way on from a page that says what is wrong. */
  to_home: ["To the home page", "Դեպի գլխավոր էջ", "На главную"],
  address_too_long: [
    "This address is too long for a page of ours.",
    "Այս հասցեն չափազանց երկար է մեր կայքի էջի համար։",
    "Этот адрес слишком длинный для страницы нашего сайта.",
  ],
  no_such_file: ["There is no such file.", "Այդպիսի ֆայլ չկա։", "Такого файла нет."],
  ill_written_address: [
    "This address is not written in a valid way.",
    "Այս հասցեն ճիշտ գրված չէ։",
    "Этот адрес написан неправильно.",
  ],
  wrong_method: [
    "{method} is not possible here; {allowed} is.",
    "{method} այստեղ հնարավոր չէ. հնարավոր է {allowed}։",
    "{method} здесь невозможен; возможен {allowed}.",
  ],
  idempotency_key_form: [
    "An Idempotency-Key has 8 to 200 letters, digits or signs.",
    "Idempotency-Key-ն ունի 8–200 տառ, թվանշան կամ նշան։",
    "В Idempotency-Key от 8 до 200 букв, цифр или знаков.",
  ],
  not_json: [
    "Send this as JSON, with the header Content-Type: application/json.",
    "Ուղարկեք JSON-ով՝ Content-Type: application/json վերնագրով։",
    "Отправьте это как JSON, с заголовком Content-Type: application/json.",
  ],
  empty: [
    "The request has no content; JSON was expected.",
    "Հարցումը դատարկ է. սպասվում էր JSON։",
    "Запрос пуст; ожидался JSON.",
  ],
  too_deep: [
    "The JSON is nested more than {levels} levels deep.",
    "JSON-ի խորությունը {levels} մակարդակից ավելի է։",
    "Вложенность JSON больше {levels} уровней.",
  ],
  too_many: [
    "The JSON has more than {n} values.",
    "JSON-ում {n}-ից ավելի արժեք կա։",
    "В JSON больше {n} значений.",
  ],
  broken_json: [
    "The request is not valid JSON.",
    "Հարցումը ճիշտ JSON չէ։",
    "Запрос не является правильным JSON.",
  ],
  broken_text: [
    "The request is not valid UTF-8 text.",
    "Հարցումը ճիշտ UTF-8 տեքստ չէ։",
    "Запрос не является правильным текстом UTF-8.",
  ],
  too_large: [
    "This is too large: at most {size} can be sent here.",
    "Չափազանց մեծ է. այստեղ կարելի է ուղարկել առավելագույնը {size}։",
    "Слишком большой объём: можно отправить не более {size}.",
  ],
  cut_off: [
    "This broke off on its way. Send it again.",
    "Փոխանցումն ընդհատվեց։ Նորից ուղարկեք։",
    "Передача прервалась. Отправьте ещё раз.",
  ],
  foreign_form: [
    "This form came from another site.",
    "Այս ձևն ուղարկվել է մեկ այլ կայքից։",
    "Эта форма отправлена с другого сайта.",
  ],
  not_form: ["Send this as a form.", "Սա ուղարկեք որպես ձև։", "Отправьте это как форму."],
  not_multipart: [
    'Send the file as multipart/form-data, in the field "{field}".',
    "Ֆայլն ուղարկեք որպես multipart/form-data՝ «{field}» դաշտում։",
    "Отправьте файл как multipart/form-data, в поле «{field}».",
  ],
  broken_form: [
    "The form that carries the file is damaged. Try again.",
    "Ֆայլը վնասվել է փոխանցման ժամանակ։ Փորձեք նորից։",
    "Файл повреждён при передаче. Попробуйте ещё раз.",
  ],
  no_file: [
    'The form has no file in the field "{field}".',
    "«{field}» դաշտում ֆայլ չկա։",
    "В поле «{field}» нет файла.",
  ],
  empty_file: ["The file is empty.", "Ֆայլը դատարկ է։", "Файл пуст."],
  invalid: ["The request is not valid.", "Հարցումը սխալ է կազմված։", "Запрос составлен неверно."],
  the_request: ["The request", "Հարցում", "Запрос"],
});

/** What a field may be refused with where its record has no sentence of its own. */
export const fieldErrors = errorMessages("field", {
  unknown: ['There is no field "{field}" here.', "Այստեղ «{field}» դաշտ չկա։", "Поля «{field}» здесь нет."],
  required: ["{field} is required.", "Պարտադիր դաշտ՝ {field}։", "Обязательное поле: {field}."],
  wrong_type: ["{field} must be {what}.", "{field}. պետք է լինի {what}։", "{field}: требуется {what}."],
  too_short: [
    "{field} must be at least {n} characters long.",
    "{field}. առնվազն {n} նիշ։",
    "{field}: символов не менее {n}.",
  ],
  too_long: [
    "{field} must be at most {n} characters long.",
    "{field}. առավելագույնը {n} նիշ։",
    "{field}: символов не более {n}.",
  ],
  too_many: [
    "{field} must be at most {n} entries.",
    "{field}. առավելագույնը {n} տող։",
    "{field}: не более {n} строк.",
  ],
  too_small: ["{field} must be {n} or more.", "{field}. {n} կամ ավելի։", "{field}: {n} или больше."],
  too_big: ["{field} must be {n} or less.", "{field}. {n} կամ պակաս։", "{field}: {n} или меньше."],
  one_of: [
    "{field} must be one of: {values}.",
    "{field}. հնարավոր արժեքներն են՝ {values}։",
    "{field} — возможные значения: {values}.",
  ],
  ill_written: [
    "{field} is not a valid {what}.",
    "{field}. սխալ է գրված ({what})։",
    "{field}: написано неверно ({what}).",
  ],
  invalid: ["{field} is not valid.", "{field}. սխալ արժեք։", "{field}: неверное значение."],
  control_characters: [
    "The text has control characters; type it again.",
    "Տեքստում կան կառավարող նշաններ. նորից մուտքագրեք։",
    "В тексте есть управляющие символы; наберите его заново.",
  ],
  whole_number: [
    "Write a whole number from {least} to {most}.",
    "Գրեք ամբողջ թիվ՝ {least}-ից մինչև {most}։",
    "Укажите целое число от {least} до {most}.",
  ],
  date: [
    "Write a date as year-month-day.",
    "Գրեք ամսաթիվը՝ տարի-ամիս-օր։",
    "Укажите дату в виде год-месяц-день.",
  ],
  moment: [
    "Write the date as an ISO moment, e.g. 2026-03-08T15:00:00Z.",
    "Գրեք ամսաթիվը ISO ձևով, օրինակ՝ 2026-03-08T15:00:00Z։",
    "Укажите дату в виде ISO, например 2026-03-08T15:00:00Z.",
  ],
  day: ["Write a day as year-month-day.", "Գրեք օրը՝ տարի-ամիս-օր։", "Укажите день в виде год-месяц-день."],
  web_address: [
    "Write a whole web address, beginning with https://.",
    "Գրեք https://-ով սկսվող ամբողջական հասցեն։",
    "Введите полный адрес, начиная с https://.",
  ],
  image: [
    "An image is an uploaded file's address, a web address or image data.",
    "Պատկերը վերբեռնված ֆայլի հասցե է, վեբ հասցե կամ պատկերի տվյալներ։",
    "Изображение — это адрес загруженного файла, веб-адрес или данные изображения.",
  ],
  email: ["Write a valid e-mail address.", "Գրեք ճիշտ էլ. հասցե։", "Укажите правильный адрес эл. почты."],
});

/** What kind of value a field takes, within the sentences above. */
export const valueNames = errorMessages("value", {
  string: ["text", "տեքստ", "текст"],
  number: ["a number", "թիվ", "число"],
  int: ["a whole number", "ամբողջ թիվ", "целое число"],
  boolean: ["true or false", "true կամ false", "true или false"],
  array: ["a list", "ցուցակ", "список"],
  object: ["an object with fields", "դաշտերով օբյեկտ", "объект с полями"],
  null: ["empty", "դատարկ", "пустое значение"],
  email: ["e-mail address", "էլ. հասցե", "адрес эл. почты"],
  url: ["address (URL)", "հասցե (URL)", "адрес (URL)"],
  date: ["date", "ամսաթիվ", "дата"],
});
