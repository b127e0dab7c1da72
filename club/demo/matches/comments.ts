/** Words about a match that hold of any: no names, no score, nothing that the log could say otherwise. */
import type { L3 } from "./types.ts";

export const COMMENTS: L3[] = [
  {
    en: "A long ball from the back, and the goalkeeper is there first.",
    hy: "Երկար փոխանցում պաշտպանությունից, բայց դարպասապահն առաջինն է։",
    ru: "Длинная передача из обороны, вратарь на мяче первым.",
  },
  {
    en: "A cross from the right, too high for everybody.",
    hy: "Ներս փոխանցում աջ եզրից, գնդակը բոլորի գլխավերևով անցավ։",
    ru: "Навес справа, мяч пролетает выше всех.",
  },
  {
    en: "The drums in the stands have not stopped since kick-off.",
    hy: "Տրիբունայի թմբուկները խաղի սկզբից չեն լռում։",
    ru: "Барабаны на трибуне не смолкают с первой минуты.",
  },
  {
    en: "The tempo drops for a while, the ball goes from side to side.",
    hy: "Խաղի տեմպը մի պահ ընկնում է, գնդակը շրջում է եզրից եզր։",
    ru: "Темп ненадолго падает, мяч ходит от фланга к флангу.",
  },
  {
    en: "The referee has a calm word with both captains.",
    hy: "Մրցավարը հանգիստ խոսում է երկու ավագների հետ։",
    ru: "Судья спокойно беседует с обоими капитанами.",
  },
  {
    en: "A free kick from the left, headed clear at the near post.",
    hy: "Տուգանային հարված ձախ եզրից, պաշտպանները գլխի հարվածով հեռացնում են վտանգը։",
    ru: "Штрафной слева, защита выбивает мяч головой с ближней штанги.",
  },
  {
    en: "A quick counter-attack ends with a throw-in.",
    hy: "Արագ հակագրոհն ավարտվում է եզրագծից նետումով։",
    ru: "Быстрая контратака заканчивается аутом.",
  },
  {
    en: "Both sides press high, there is little room in midfield.",
    hy: "Երկու թիմն էլ բարձր պրեսինգ է անում, դաշտի կենտրոնում տեղ քիչ կա։",
    ru: "Обе команды прессингуют высоко, в центре тесно.",
  },
  {
    en: "A good spell of possession, though without a shot.",
    hy: "Գնդակի երկար տիրապետում, բայց առանց հարվածի։",
    ru: "Долгое владение мячом, правда, без удара.",
  },
];
