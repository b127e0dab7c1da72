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
    path: "/table/race",
    title: { en: "The race", hy: "Մրցավազք", ru: "Гонка" },
    about: {
      en: "The places of every club through the season, round by round",
      hy: "Բոլոր ակումբների տեղերը մրցաշրջանի ընթացքում՝ տուր առ տուր",
      ru: "Места всех клубов по ходу сезона, тур за туром",
    },
  },
  {
    path: "/table/what-if",
    title: { en: "What if?", hy: "Իսկ եթե՞", ru: "А если?" },
    about: {
      en: "Enter results of the matches to come and see the table",
      hy: "Մուտքագրեք առաջիկա խաղերի արդյունքները և տեսեք աղյուսակը",
      ru: "Введите результаты будущих матчей и посмотрите на таблицу",
    },
  },
  {
    path: "/table/rules",
    title: { en: "Rules of the table", hy: "Աղյուսակի կանոնները", ru: "Правила таблицы" },
    about: {
      en: "By which rules the places of each season are decided, and what is unconfirmed",
      hy: "Ինչ կանոններով են որոշվում ամեն մրցաշրջանի տեղերը և ինչը հաստատված չէ",
      ru: "По каким правилам распределяются места каждого сезона и что не подтверждено",
    },
  },
  {
    path: "/season",
    title: { en: "The season in figures", hy: "Մրցաշրջանը թվերով", ru: "Сезон в цифрах" },
    about: {
      en: "Scorers, assists, cards, minutes, clean sheets and attendance",
      hy: "Ռմբարկուներ, գոլային փոխանցումներ, քարտեր, րոպեներ, անառիկ խաղեր և հաճախելիություն",
      ru: "Бомбардиры, голевые передачи, карточки, минуты, сухие матчи и посещаемость",
    },
  },
  {
    path: "/records",
    title: { en: "Records", hy: "Ռեկորդներ", ru: "Рекорды" },
    about: {
      en: "Biggest win, longest unbeaten run, most goals and matches for the club",
      hy: "Ամենախոշոր հաղթանակը, ամենաերկար անպարտելի շարքը, ամենաշատ գոլերն ու խաղերը",
      ru: "Крупнейшая победа, самая длинная серия без поражений, лучшие бомбардиры",
    },
  },
  {
    path: "/honours",
    title: { en: "Honours and history", hy: "Տիտղոսներ և պատմություն", ru: "Трофеи и история" },
    about: {
      en: "Championships, cups, super cups, and the club’s history year by year",
      hy: "Առաջնություններ, գավաթներ, սուպերգավաթներ և ակումբի պատմությունը",
      ru: "Чемпионства, кубки, суперкубки и история клуба",
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
