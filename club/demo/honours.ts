interface DemoHonour {
  kind: "championship" | "cup" | "super_cup" | "station";
  year: string;
  name: { en: string; hy: string; ru: string };
  story?: { en: string; hy: string; ru: string };
}

const champions = { en: "Champions of Armenia", hy: "Հայաստանի չեմպիոն", ru: "Чемпион Армении" };
const cup = { en: "Armenian Cup", hy: "Հայաստանի գավաթ", ru: "Кубок Армении" };
const superCup = { en: "Armenian Super Cup", hy: "Հայաստանի սուպերգավաթ", ru: "Суперкубок Армении" };

/** What the fictional club has won, and how it came to be, oldest first. */
export const honours: DemoHonour[] = [
  {
    kind: "station",
    year: "1980",
    name: {
      en: "A stadium at the edge of the vineyards",
      hy: "Մարզադաշտ խաղողի այգիների ծայրին",
      ru: "Стадион у виноградников",
    },
    story: {
      en: "The pitch and the running track lay between concrete stands for some ten thousand people.",
      hy: "Խաղադաշտն ու վազքուղին շրջապատված էին բետոնե տրիբունաներով, որոնք ընդունում էին մոտ 10 000 հանդիսական։",
      ru: "Поле и беговую дорожку окружали бетонные трибуны примерно на десять тысяч зрителей.",
    },
  },
  {
    kind: "station",
    year: "1995",
    name: { en: "The club is founded", hy: "Հիմնադրվում է ակումբը", ru: "Основан клуб" },
    story: {
      en: "In its first season it played by daylight only, and the score was chalked on a school blackboard.",
      hy: "Առաջին մրցաշրջանում խաղում էին միայն ցերեկը, իսկ հաշիվը կավճով գրում էին դպրոցական գրատախտակին։",
      ru: "В первом сезоне играли только днём, а счёт писали мелом на школьной доске.",
    },
  },
  {
    kind: "championship",
    year: "2006",
    name: champions,
    story: {
      en: "That evening there were more people on the grass than in the stands.",
      hy: "Այդ երեկո խոտածածկի վրա ավելի շատ մարդ կար, քան տրիբունաներում։",
      ru: "В тот вечер на газоне было больше людей, чем на трибунах.",
    },
  },
  { kind: "super_cup", year: "2007", name: superCup },
  { kind: "championship", year: "2008", name: champions },
  { kind: "super_cup", year: "2008", name: superCup },
  { kind: "cup", year: "2010", name: cup },
  { kind: "championship", year: "2012", name: champions },
  { kind: "championship", year: "2015", name: champions },
  { kind: "super_cup", year: "2016", name: superCup },
  {
    kind: "station",
    year: "2021",
    name: { en: "Home again", hy: "Վերադարձ տուն", ru: "Возвращение домой" },
    story: {
      en: "The stand, faced with pink tuff from Artik, opened again on 30 November.",
      hy: "Արթիկի վարդագույն տուֆով երեսպատված տրիբունան վերաբացվեց նոյեմբերի 30-ին։",
      ru: "Трибуну, облицованную розовым туфом из Артика, открыли вновь 30 ноября.",
    },
  },
];
