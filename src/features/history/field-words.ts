import type { Language } from "#src/i18n/languages.ts";

type Words = Record<Language, string>;

const words = (en: string, hy: string, ru: string): Words => ({ en, hy, ru });

/** The fields of all records as their forms name them, without the ending of their language. */
const FIELDS: Record<string, Words> = {
  title: words("Title", "Վերնագիր", "Заголовок"),
  excerpt: words("Excerpt", "Համառոտ", "Краткое описание"),
  content: words("Content", "Տեքստ", "Текст"),
  image_url: words("Cover image", "Գլխավոր պատկեր", "Обложка"),
  category_id: words("Category", "Բաժին", "Рубрика"),
  category: words("Category", "Տեսակ", "Категория"),
  is_featured: words("Featured", "Առանձնացված", "В главном блоке"),
  is_published: words("Published", "Հրապարակված", "Опубликована"),
  display_date: words("Publication date", "Հրապարակման ամսաթիվ", "Дата публикации"),
  slug: words("Address on the site", "Հասցեն կայքում", "Адрес на сайте"),
  first_name: words("First name", "Անուն", "Имя"),
  last_name: words("Last name", "Ազգանուն", "Фамилия"),
  jersey_number: words("Jersey number", "Մարզաշապիկի համար", "Игровой номер"),
  position: words("Position", "Դիրք", "Позиция"),
  birth_date: words("Birth date", "Ծննդյան օր", "Дата рождения"),
  nationality: words("Nationality", "Քաղաքացիություն", "Гражданство"),
  height: words("Height (cm)", "Հասակ (սմ)", "Рост (см)"),
  weight: words("Weight (kg)", "Քաշ (կգ)", "Вес (кг)"),
  photo_url: words("Photo", "Լուսանկար", "Фото"),
  bio: words("Biography", "Կենսագրություն", "Биография"),
  is_active: words("Active", "Ակտիվ", "Активен"),
  is_captain: words("Captain", "Թիմի ավագ", "Капитан команды"),
  department: words("Department", "Բաժին", "Отдел"),
  role: words("Role", "Պաշտոն", "Должность"),
  hire_date: words("Hire date", "Ընդունման ամսաթիվ", "Дата приёма"),
  phone: words("Phone", "Հեռախոս", "Телефон"),
  email: words("E-mail", "Էլ. փոստ", "Эл. почта"),
  home_team_id: words("Home team", "Տանտեր թիմ", "Хозяева"),
  home_team_name: words("Home team", "Տանտեր թիմ", "Хозяева"),
  home_team_logo: words("Logo, home team", "Տարբերանշան, տանտեր թիմ", "Логотип, хозяева"),
  away_team_id: words("Away team", "Հյուր թիմ", "Гости"),
  away_team_name: words("Away team", "Հյուր թիմ", "Гости"),
  away_team_logo: words("Logo, away team", "Տարբերանշան, հյուր թիմ", "Логотип, гости"),
  competition_id: words("Competition", "Մրցաշար", "Турнир"),
  competition_name: words("Competition", "Մրցաշար", "Турнир"),
  season: words("Season", "Մրցաշրջան", "Сезон"),
  round: words("Round", "Տուր", "Тур"),
  stage: words("Stage", "Փուլ", "Этап"),
  match_date: words("Date and time", "Ամսաթիվ և ժամ", "Дата и время"),
  status: words("Status", "Կարգավիճակ", "Статус"),
  home_score: words("Home score", "Տանտերերի գոլերը", "Голы хозяев"),
  away_score: words("Away score", "Հյուրերի գոլերը", "Голы гостей"),
  venue: words("Venue", "Մարզադաշտ", "Стадион"),
  referee: words("Referee", "Մրցավար", "Главный судья"),
  attendance: words("Attendance", "Հանդիսատես", "Зрители"),
  weather: words("Weather", "Եղանակ", "Погода"),
  temperature: words("Temperature, °C", "Ջերմաստիճան, °C", "Температура, °C"),
  video_url: words("Video URL", "Տեսանյութի հղում", "Ссылка на видео"),
  match_report: words("Match report", "Խաղի ամփոփում", "Отчёт о матче"),
  event_type: words("Event type", "Դրվագի տեսակ", "Тип события"),
  team_type: words("Team type", "Թիմ", "Команда"),
  team_id: words("Team", "Թիմ", "Команда"),
  minute: words("Minute", "Րոպե", "Минута"),
  extra_time: words("Extra time", "Ավելացված ժամանակ", "Добавленное время"),
  player_id: words("Player", "Ֆուտբոլիստ", "Игрок"),
  player_name: words("Player", "Ֆուտբոլիստ", "Игрок"),
  player_last_name: words("Player", "Ֆուտբոլիստ", "Игрок"),
  description: words("Description", "Նկարագրություն", "Описание"),
  name: words("Name", "Անվանում", "Название"),
  url: words("Website (URL)", "Կայք (URL)", "Сайт (URL)"),
  order_num: words("Display order", "Ցուցադրման հերթականություն", "Порядок показа"),
  logo: words("Logo", "Տարբերանշան", "Логотип"),
  banner_image: words("Banner", "Պաստառ", "Баннер"),
  display_in_header: words("Header", "Էջագլուխ", "Шапка"),
  display_in_footer: words("Footer", "Էջատակ", "Подвал"),
  display_in_matches: words("Matches", "Խաղեր", "Матчи"),
  display_in_table: words("Table", "Աղյուսակ", "Таблица"),
  display_in_partners: words("Partners block", "Գործընկերների բլոկ", "Блок партнёров"),
  header_text: words("Text in the header", "Տեքստ էջագլխում", "Текст в шапке"),
  matches_text: words("Text on the matches page", "Տեքստ խաղերի էջում", "Текст на странице матчей"),
  table_text: words("Text on the table page", "Տեքստ աղյուսակի էջում", "Текст на странице таблицы"),
  partners_text: words(
    "Text in the partners block",
    "Տեքստ գործընկերների բլոկում",
    "Текст в блоке партнёров",
  ),
  key: words("Key", "Բանալի", "Ключ"),
  value: words("Value", "Արժեք", "Значение"),
  type: words("Type", "Տեսակ", "Тип"),
  is_public: words("Public setting", "Հանրային կարգավորում", "Публичная настройка"),
  username: words("Username", "Օգտանուն", "Логин"),
  display_name: words("Name", "Անուն", "Имя"),
  team_name: words("Team", "Թիմ", "Команда"),
  played: words("P", "Խ", "И"),
  won: words("W", "Հ", "В"),
  drawn: words("D", "Ո", "Н"),
  lost: words("L", "Պ", "П"),
  goals_for: words("GF", "ԽԳ", "ЗМ"),
  goals_against: words("GA", "ԲԳ", "ПМ"),
  goal_difference: words("GD", "ԳՏ", "РМ"),
  points: words("Pts", "Մ", "О"),
  form: words("Form", "Վերջին խաղեր", "Форма"),
  interface_language: words("Interface language", "Միջերեսի լեզուն", "Язык интерфейса"),
};

/** Where a kind calls a field by another word. */
const OF_KIND: Record<string, Words> = {
  "standings.position": words("Place", "Տեղ", "Место"),
  "accounts.role": words("Role", "Դեր", "Роль"),
};

const MARKS: Record<string, string> = { en: "EN", hy: "ՀԱՅ", ru: "РУ" };

/** A field of a record in words; one that this version does not know is named as it is stored. */
export function fieldInWords(kind: string, field: string, language: Language): string {
  const known = OF_KIND[`${kind}.${field}`] ?? FIELDS[field];
  if (known) return known[language];
  const [, name = "", ending = ""] = /^(.+)_(hy|ru)$/.exec(field) ?? [];
  const plain = FIELDS[name]?.[language];
  return plain ? `${plain}, ${MARKS[ending]}` : field;
}
