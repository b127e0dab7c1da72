/**
 * The eleven clubs of the demo league, and the people and the weather around their matches.
 * The opponents are real clubs by name only: their grounds have neutral names, their strengths are
 * invented, and every person is fictional.
 */
import type { Localized } from "./types.ts";

type Text = Required<Localized>;

export interface DemoClub {
  /** English slug, unique, e.g. "ararat-armenia". */
  key: string;
  names: Text;
  /** Short codes; stored, never computed: «ու» is one letter in Armenian. */
  codes: Text;
  town: Text;
  /** The home ground with its town. */
  venue: Text;
  /** Seats at the home ground; no crowd is larger. */
  capacity: number;
  /** How good the side is, about 50 to 90; ten points are worth three quarters of a goal a match. */
  strength: number;
  /** Set for the club whose website this is. */
  own?: true;
}

const YEREVAN: Text = { en: "Yerevan", hy: "Երևան", ru: "Ереван" };

export const clubs: DemoClub[] = [
  {
    key: "argishti",
    names: { en: "Argishti", hy: "Արգիշտի", ru: "Аргишти" },
    codes: { en: "ARG", hy: "ԱՐԳ", ru: "АРГ" },
    town: { en: "Armavir", hy: "Արմավիր", ru: "Армавир (Армения)" },
    venue: {
      en: "Arevyan Stadium, Armavir",
      hy: "Արևյանի անվան մարզադաշտ, Արմավիր",
      ru: "стадион имени Аревяна, Армавир",
    },
    capacity: 3200,
    strength: 77,
    own: true,
  },
  {
    key: "ararat",
    names: { en: "Ararat", hy: "Արարատ", ru: "Арарат" },
    codes: { en: "ARA", hy: "ԱՐԱ", ru: "АРА" },
    town: YEREVAN,
    venue: {
      en: "Nor Nork Stadium, Yerevan",
      hy: "Նոր Նորքի մարզադաշտ, Երևան",
      ru: "стадион в Нор-Норке, Ереван",
    },
    capacity: 4500,
    strength: 64,
  },
  {
    key: "ararat-armenia",
    names: { en: "Ararat-Armenia", hy: "Արարատ-Արմենիա", ru: "Арарат-Армения" },
    codes: { en: "ARM", hy: "ԱՐՄ", ru: "АРМ" },
    town: YEREVAN,
    venue: { en: "Avan Stadium, Yerevan", hy: "Ավանի մարզադաշտ, Երևան", ru: "стадион в Аване, Ереван" },
    capacity: 3000,
    strength: 81,
  },
  {
    key: "bkma",
    names: { en: "BKMA", hy: "ԲԿՄԱ", ru: "БКМА" },
    codes: { en: "BKM", hy: "ԲԿՄ", ru: "БКМ" },
    town: YEREVAN,
    venue: {
      en: "Kanaker Stadium, Yerevan",
      hy: "Քանաքեռի մարզադաշտ, Երևան",
      ru: "стадион в Канакере, Ереван",
    },
    capacity: 1800,
    strength: 67,
  },
  {
    key: "gandzasar",
    names: { en: "Gandzasar", hy: "Գանձասար", ru: "Гандзасар" },
    codes: { en: "GAN", hy: "ԳԱՆ", ru: "ГАН" },
    town: { en: "Kapan", hy: "Կապան", ru: "Капан" },
    venue: { en: "City Stadium, Kapan", hy: "Քաղաքային մարզադաշտ, Կապան", ru: "городской стадион, Капан" },
    capacity: 3500,
    strength: 63,
  },
  {
    key: "noah",
    names: { en: "Noah", hy: "Նոա", ru: "Ноа" },
    codes: { en: "NOA", hy: "ՆՈԱ", ru: "НОА" },
    town: YEREVAN,
    venue: {
      en: "City Stadium, Abovyan",
      hy: "Քաղաքային մարզադաշտ, Աբովյան",
      ru: "городской стадион, Абовян",
    },
    capacity: 5500,
    strength: 83,
  },
  {
    key: "pyunik",
    names: { en: "Pyunik", hy: "Փյունիկ", ru: "Пюник" },
    codes: { en: "PYU", hy: "ՓՅՈՒ", ru: "ПЮН" },
    town: YEREVAN,
    venue: {
      en: "Republican Stadium, Yerevan",
      hy: "Հանրապետական մարզադաշտ, Երևան",
      ru: "Республиканский стадион, Ереван",
    },
    capacity: 14000,
    strength: 81,
  },
  {
    key: "shirak",
    names: { en: "Shirak", hy: "Շիրակ", ru: "Ширак" },
    codes: { en: "SHI", hy: "ՇԻՐ", ru: "ШИР" },
    town: { en: "Gyumri", hy: "Գյումրի", ru: "Гюмри" },
    venue: { en: "City Stadium, Gyumri", hy: "Քաղաքային մարզադաշտ, Գյումրի", ru: "городской стадион, Гюмри" },
    capacity: 2800,
    strength: 66,
  },
  {
    key: "urartu",
    names: { en: "Urartu", hy: "Ուրարտու", ru: "Урарту" },
    codes: { en: "URA", hy: "ՈՒՐԱ", ru: "УРА" },
    town: YEREVAN,
    venue: {
      en: "Shengavit Stadium, Yerevan",
      hy: "Շենգավիթի մարզադաշտ, Երևան",
      ru: "стадион в Шенгавите, Ереван",
    },
    capacity: 4800,
    strength: 77,
  },
  {
    key: "van",
    names: { en: "Van", hy: "Վան", ru: "Ван" },
    codes: { en: "VAN", hy: "ՎԱՆ", ru: "ВАН" },
    town: { en: "Charentsavan", hy: "Չարենցավան", ru: "Чаренцаван" },
    venue: {
      en: "City Stadium, Charentsavan",
      hy: "Քաղաքային մարզադաշտ, Չարենցավան",
      ru: "городской стадион, Чаренцаван",
    },
    capacity: 5000,
    strength: 71,
  },
  {
    key: "west-armenia",
    names: { en: "West Armenia", hy: "Վեստ Արմենիա", ru: "Вест Армения" },
    codes: { en: "WES", hy: "ՎԵՍ", ru: "ВЕС" },
    town: YEREVAN,
    venue: {
      en: "Malatia Stadium, Yerevan",
      hy: "Մալաթիայի մարզադաշտ, Երևան",
      ru: "стадион в Малатии, Ереван",
    },
    capacity: 1500,
    strength: 52,
  },
];

/** Fictional referees. At least six: one for each match of a round. */
export const refereePool: Localized[] = [
  { en: "Aramayis Surmelyan", hy: "Արամայիս Սուրմելյան", ru: "Арамаис Сурмелян" },
  { en: "Boris Altunyan", hy: "Բորիս Ալթունյան", ru: "Борис Алтунян" },
  { en: "Davit Khachmeryan", hy: "Դավիթ Խաչմերյան", ru: "Давит Хачмерян" },
  { en: "Garnik Topchyan", hy: "Գառնիկ Թոփչյան", ru: "Гарник Топчян" },
  { en: "Hovsep Kharazyan", hy: "Հովսեփ Խառազյան", ru: "Овсеп Харазян" },
  { en: "Karlen Nazlumyan", hy: "Կառլեն Նազլումյան", ru: "Карлен Назлумян" },
  { en: "Levon Zurnachyan", hy: "Լևոն Զուռնաչյան", ru: "Левон Зурначян" },
  { en: "Mher Lalayants", hy: "Մհեր Լալայանց", ru: "Мгер Лалаянц" },
  { en: "Narek Dilanyan", hy: "Նարեկ Դիլանյան", ru: "Нарек Диланян" },
  { en: "Rafik Gharagyozyan", hy: "Ռաֆիկ Ղարագյոզյան", ru: "Рафик Карагёзян" },
  { en: "Sasun Saatsazyan", hy: "Սասուն Սաացազյան", ru: "Сасун Саацазян" },
  { en: "Vahram Mkhchyan", hy: "Վահրամ Մխչյան", ru: "Ваграм Мхчян" },
];

/**
 * A fictional opponent. Armenian first and last names are recombined from club to club;
 * a foreign player's two names stay together.
 */
export interface OpponentName {
  first_name: Text;
  last_name: Text;
  foreign?: true;
}

type Six = [en: string, hy: string, ru: string, lastEn: string, lastHy: string, lastRu: string];

const ARMENIAN: Six[] = [
  ["Abgar", "Աբգար", "Абгар", "Arevshatyan", "Արևշատյան", "Аревшатян"],
  ["Artashes", "Արտաշես", "Арташес", "Berberyan", "Բերբերյան", "Берберян"],
  ["Bagrat", "Բագրատ", "Баграт", "Ginosyan", "Գինոսյան", "Гиносян"],
  ["Benik", "Բենիկ", "Беник", "Dallakyan", "Դալլաքյան", "Даллакян"],
  ["Vahe", "Վահե", "Ваге", "Yeghikyan", "Եղիկյան", "Егикян"],
  ["Vigen", "Վիգեն", "Виген", "Zalinyan", "Զալինյան", "Залинян"],
  ["Garegin", "Գարեգին", "Гарегин", "Tashchyan", "Թաշչյան", "Ташчян"],
  ["Gor", "Գոռ", "Гор", "Loretsyan", "Լոռեցյան", "Лорецян"],
  ["Zaven", "Զավեն", "Завен", "Khachunts", "Խաչունց", "Хачунц"],
  ["Edgar", "Էդգար", "Эдгар", "Karchikyan", "Կարճիկյան", "Карчикян"],
  ["Tigran", "Տիգրան", "Тигран", "Hakhumyan", "Հախումյան", "Ахумян"],
  ["Hayk", "Հայկ", "Айк", "Ghandilyan", "Ղանդիլյան", "Гандилян"],
  ["Hrant", "Հրանտ", "Грант", "Chagharyan", "Ճաղարյան", "Чагарян"],
  ["Karen", "Կարեն", "Карен", "Malumyan", "Մալումյան", "Малумян"],
  ["Levon", "Լևոն", "Левон", "Nalchajyan", "Նալչաջյան", "Налчаджян"],
  ["Manvel", "Մանվել", "Манвел", "Shamiryan", "Շամիրյան", "Шамирян"],
  ["Mihran", "Միհրան", "Мигран", "Voskerchyan", "Ոսկերչյան", "Воскерчян"],
  ["Narek", "Նարեկ", "Нарек", "Chtchyan", "Չթչյան", "Чтчян"],
  ["Ruben", "Ռուբեն", "Рубен", "Papikyan", "Պապիկյան", "Папикян"],
  ["Sasun", "Սասուն", "Сасун", "Jrbashyan", "Ջրբաշյան", "Джрбашян"],
  ["Samvel", "Սամվել", "Самвел", "Semerjyan", "Սեմերջյան", "Семерджян"],
  ["Sevak", "Սևակ", "Севак", "Varpetyan", "Վարպետյան", "Варпетян"],
  ["Suren", "Սուրեն", "Сурен", "Terteryan", "Տերտերյան", "Тертерян"],
  ["Tatul", "Թաթուլ", "Татул", "Rashmajyan", "Րաշմաջյան", "Рашмаджян"],
  ["Taron", "Տարոն", "Тарон", "Tsaturyan", "Ցատուրյան", "Цатурян"],
  ["Hovsep", "Հովսեփ", "Овсеп", "Pirumyan", "Փիրումյան", "Пирумян"],
  ["Paruyr", "Պարույր", "Паруйр", "Keshishyan", "Քեշիշյան", "Кешишян"],
  ["Felix", "Ֆելիքս", "Феликс", "Ohanjanyan", "Օհանջանյան", "Оганджанян"],
  ["Ashot", "Աշոտ", "Ашот", "Fanarjyan", "Ֆանարջյան", "Фанарджян"],
  ["Armen", "Արմեն", "Армен", "Atoyan", "Աթոյան", "Атоян"],
  ["Davit", "Դավիթ", "Давид", "Bznuni", "Բզնունի", "Бзнуни"],
  ["Erik", "Էրիկ", "Эрик", "Gzhdyan", "Գժդյան", "Гждян"],
];

const FOREIGN: Six[] = [
  ["Thiago", "Թիագո", "Тиаго", "Barreiro", "Բարեյրո", "Баррейро"],
  ["Wellington", "Վելինգտոն", "Веллингтон", "Sarmento", "Սարմենտո", "Сарменту"],
  ["Emeka", "Էմեկա", "Эмека", "Okonjo", "Օկոնջո", "Оконджо"],
  ["Moussa", "Մուսա", "Мусса", "Kandé", "Կանդե", "Канде"],
  ["Milan", "Միլան", "Милан", "Radonjac", "Ռադոնյաց", "Радоняц"],
  ["Luka", "Լուկա", "Лука", "Vidmarić", "Վիդմարիչ", "Видмарич"],
  ["Andrei", "Անդրեյ", "Андрей", "Zavarin", "Զավարին", "Заварин"],
  ["Santiago", "Սանտյագո", "Сантьяго", "Quirós", "Կիրոս", "Кирос"],
];

/** Forty names from which the opponents' squads are made up. */
export const opponentSurnames: OpponentName[] = [
  ...ARMENIAN.map(opponent),
  ...FOREIGN.map((names) => ({ ...opponent(names), foreign: true as const })),
];

function opponent([en, hy, ru, lastEn, lastHy, lastRu]: Six): OpponentName {
  return { first_name: { en, hy, ru }, last_name: { en: lastEn, hy: lastHy, ru: lastRu } };
}

export interface MonthWeather {
  /** Coldest and warmest at kick-off, degrees Celsius. */
  from: number;
  to: number;
  /** English values of the weather field; a value listed twice is twice as likely. */
  values: string[];
}

/** The Ararat plain, January first: cold foggy winters, a wet spring, dry and very hot summers. */
export const weatherByMonth: MonthWeather[] = [
  { from: -6, to: 4, values: ["Fog", "Cloudy", "Cold", "Snow", "Clear"] },
  { from: -3, to: 8, values: ["Fog", "Cloudy", "Cold", "Snow", "Sleet", "Partly cloudy", "Sunny"] },
  { from: 5, to: 15, values: ["Cloudy", "Windy", "Light rain", "Partly cloudy", "Sunny"] },
  { from: 11, to: 21, values: ["Partly cloudy", "Sunny", "Light rain", "Rain", "Thunderstorm"] },
  { from: 16, to: 26, values: ["Sunny", "Partly cloudy", "Light rain", "Heavy rain", "Thunderstorm"] },
  { from: 23, to: 32, values: ["Sunny", "Clear", "Partly cloudy", "Windy"] },
  { from: 28, to: 37, values: ["Clear", "Hot", "Sunny", "Windy"] },
  { from: 27, to: 36, values: ["Clear", "Hot", "Sunny", "Clear"] },
  { from: 21, to: 31, values: ["Clear", "Sunny", "Partly cloudy"] },
  { from: 13, to: 22, values: ["Sunny", "Partly cloudy", "Cloudy", "Light rain"] },
  { from: 4, to: 13, values: ["Cloudy", "Fog", "Light rain", "Partly cloudy", "Rain"] },
  { from: -3, to: 7, values: ["Fog", "Cloudy", "Cold", "Sleet", "Snow", "Clear"] },
];
