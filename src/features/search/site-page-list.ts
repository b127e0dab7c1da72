import type { Localized } from "#src/i18n/languages.ts";

/** A page of the site that is no record: it is found by its name, and by what it says. */
export interface SitePage {
  path: string;
  title: Localized;
  about: Localized;
}

/** The pages that the search finds. Only the server says their names, so they are not among the site's words. */
export const SITE_PAGES: SitePage[] = [
  {
    path: "/club",
    title: { en: "Club", hy: "Ակումբ", ru: "Клуб" },
    about: {
      en: "Management, staff and players, and what the club has won",
      hy: "Ղեկավարությունը, անձնակազմը, ֆուտբոլիստները և տիտղոսները",
      ru: "Руководство, сотрудники, игроки и трофеи",
    },
  },
  {
    path: "/club?tab=players",
    title: { en: "Players", hy: "Ֆուտբոլիստներ", ru: "Игроки" },
    about: {
      en: "The squad with numbers, positions and portraits",
      hy: "Թիմի կազմը՝ համարներով, դիրքերով և լուսանկարներով",
      ru: "Состав команды: номера, амплуа и портреты",
    },
  },
  {
    path: "/club?tab=coaching",
    title: { en: "Coaching staff", hy: "Մարզչական շտաբ", ru: "Тренерский штаб" },
    about: {
      en: "Head coach, assistants and goalkeeping coach",
      hy: "Գլխավոր մարզիչը, օգնականները և դարպասապահների մարզիչը",
      ru: "Главный тренер, помощники и тренер вратарей",
    },
  },
  {
    path: "/club?tab=administration",
    title: { en: "Administration", hy: "Վարչական անձնակազմ", ru: "Администрация" },
    about: {
      en: "The club's office and its medical staff",
      hy: "Ակումբի գրասենյակը և բժշկական անձնակազմը",
      ru: "Офис клуба и медицинский штаб",
    },
  },
  {
    path: "/stadium",
    title: { en: "Stadium", hy: "Մարզադաշտ", ru: "Стадион" },
    about: {
      en: "The ground, its history, pictures and the way there",
      hy: "Մարզադաշտը, պատմությունը, լուսանկարները և ինչպես հասնել",
      ru: "Арена, её история, фотографии и как добраться",
    },
  },
  {
    path: "/matches",
    title: { en: "Matches", hy: "Խաղեր", ru: "Матчи" },
    about: {
      en: "Fixtures, live scores and results",
      hy: "Խաղացանկ, ընթացիկ հաշիվ և արդյունքներ",
      ru: "Календарь, текущий счёт и результаты",
    },
  },
  {
    path: "/table",
    title: { en: "Table", hy: "Աղյուսակ", ru: "Таблица" },
    about: {
      en: "League table with places, points, goals and form",
      hy: "Մրցաշարային աղյուսակ՝ տեղեր, միավորներ, գոլեր և վերջին արդյունքներ",
      ru: "Турнирная таблица: места, очки, мячи и форма",
    },
  },
  {
    path: "/news",
    title: { en: "News", hy: "Նորություններ", ru: "Новости" },
    about: {
      en: "Matches, transfers, academy and life at the club",
      hy: "Խաղեր, տրանսֆերներ, ակադեմիա և ակումբի կյանք",
      ru: "Матчи, трансферы, академия и жизнь клуба",
    },
  },
  {
    path: "/contact",
    title: { en: "Contact", hy: "Կապ", ru: "Контакты" },
    about: {
      en: "Telephone, e-mail, address, working hours and a form",
      hy: "Հեռախոս, էլ. փոստ, հասցե, աշխատանքային ժամեր և հետադարձ կապ",
      ru: "Телефон, почта, адрес, часы работы и форма для письма",
    },
  },
  {
    path: "/?legal=privacy",
    title: { en: "Privacy policy", hy: "Գաղտնիության քաղաքականություն", ru: "Политика конфиденциальности" },
    about: {
      en: "What we know of visitors and how long we keep it",
      hy: "Ինչ գիտենք այցելուների մասին և որքան ենք պահում",
      ru: "Что мы знаем о посетителях и сколько это храним",
    },
  },
  {
    path: "/?legal=terms",
    title: { en: "Terms of service", hy: "Օգտագործման պայմաններ", ru: "Условия использования" },
    about: {
      en: "The rules for using this website",
      hy: "Կայքից օգտվելու կանոնները",
      ru: "Правила пользования сайтом",
    },
  },
  {
    path: "/?legal=cookies",
    title: {
      en: "Cookie policy",
      hy: "Թխուկների քաղաքականություն",
      ru: "Политика использования файлов cookie",
    },
    about: {
      en: "What the site stores in the browser",
      hy: "Ինչ է կայքը պահում դիտարկիչում",
      ru: "Что сайт хранит в браузере",
    },
  },
];
