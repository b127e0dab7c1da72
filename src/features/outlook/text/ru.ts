import { plural } from "#src/i18n/plural.ts";
import type { OutlookText } from "./en.ts";

const pointsIn = (n: number) =>
  `${n} ${plural("ru", n, { one: "очко", few: "очка", many: "очков", other: "очка" })}`;
/** After «хватит», «меньше». */
const ofPoints = (n: number) => `${n} ${plural("ru", n, { one: "очка", other: "очков" })}`;
const resultsIn = (n: number) =>
  `${n} ${plural("ru", n, { one: "результат", few: "результата", many: "результатов", other: "результата" })}`;

const AIMS: OutlookText["aims"] = {
  title: "Чемпионство",
  europe: "Еврокубки",
  safety: "Сохранение места в лиге",
};
const MARKS: OutlookText["marks"] = { certain: "точно", possible: "возможно", impossible: "невозможно" };

const REACHED = { title: "", europe: ", последнего в зоне еврокубков,", safety: ", последнего безопасного," };
const HELD = { title: "Мы лидируем", europe: "Мы в зоне еврокубков", safety: "Мы выше зоны вылета" };

export const outlook: OutlookText = {
  views: "Виды таблицы",
  race: "Гонка",
  whatIf: "А если?",
  rules: "Правила",
  rulesAbout: (season) =>
    `По каким правилам распределяются места в сезоне ${season}, где они записаны и что не подтверждено`,
  rulesEmpty: "Правил пока нет",
  rulesEmptyHint: "Они появятся здесь вместе с сезоном.",
  otherRules: "Другие правила сезона",
  pointsRule: "Победа — три очка, ничья — одно, поражение — ноль.",
  matchesRule: (n) =>
    `Каждый клуб проводит ${n} ${plural("ru", n, { one: "матч", few: "матча", many: "матчей", other: "матча" })}.`,
  yellowsRule: (n) =>
    `За ${n} ${plural("ru", n, { one: "жёлтую карточку", few: "жёлтые карточки", many: "жёлтых карточек", other: "жёлтых карточек" })} в одном турнире игрок пропускает следующий матч.`,
  redRule: (n) =>
    `За красную карточку игрок пропускает ${n} ${plural("ru", n, { one: "матч", few: "матча", many: "матчей", other: "матча" })}.`,
  zonesUnconfirmed: "Что дают места, тоже не подтверждено: никто не указал, где это записано.",
  isConfirmed: "Подтверждено.",
  isUnconfirmed: "Не подтверждено.",
  allSeasons: "Все сезоны",
  asItStands: "По ходу матчей",
  finalResults: "Итоговые результаты",
  asItStandsNote: "Если матчи закончатся так",
  playing: "Сейчас на поле",
  movement: "Изменение",
  moved: (from, to) => (from === to ? `остаётся ${to}-м` : `было ${from}-е место, теперь ${to}-е`),
  stillToPlayFor: "За что борются",
  ownNeeds: "Что нам нужно?",
  allNeeds: "Чемпионство, еврокубки, место в лиге: что нужно",
  marks: MARKS,
  mark: (aim, mark, levelBy) => `${AIMS[aim]}: ${MARKS[mark]}${levelBy ? ", при равенстве очков" : ""}`,
  aims: AIMS,
  question: {
    title: "Что нужно для чемпионства?",
    europe: "Что нужно для еврокубков?",
    safety: "Что нужно, чтобы остаться в лиге?",
  },
  gap: (aim, gap, place) => {
    if (gap === 0) return `Очков столько же, сколько у ${place}-го места.`;
    if (gap > 0) return `До ${place}-го места${REACHED[aim]} — ${pointsIn(gap)}.`;
    return `${HELD[aim]}: отрыв от ${place}-го места — ${pointsIn(-gap)}.`;
  },
  enough: (points, matches) =>
    `В ${matches} ${plural("ru", matches, { one: "оставшемся матче", other: "оставшихся матчах" })} хватит ${ofPoints(points)} при любых результатах соперников.`,
  winAll: (matches) =>
    matches === 1
      ? "Победы в последнем матче хватит при любых результатах соперников."
      : `Побед во всех ${matches} оставшихся матчах хватит при любых результатах соперников.`,
  notInOurHands: (points) =>
    `Даже всех ${points} оставшихся очков может не хватить: нужны осечки соперников.`,
  noMatchLeft: "Свои матчи мы сыграли: теперь всё зависит от соперников.",
  tooFew: (points) => `Меньше ${ofPoints(points)} точно не хватит.`,
  levelBy: (criterion) => `При равенстве очков решает ${criterion}.`,
  criteria: { goal_difference: "разница мячей", goals_for: "число забитых мячей" },
  decided: {
    title: { certain: "Чемпионство наше.", impossible: "Чемпионство уже недосягаемо." },
    europe: {
      certain: "Место в еврокубках обеспечено.",
      impossible: "До еврокубков через чемпионат уже не дотянуться.",
    },
    safety: { certain: "Мы остаёмся в лиге.", impossible: "Остаться в лиге уже не удастся." },
  },
  stones: (open, missing) => ({
    open: `${pointsIn(open)} ещё можно отыграть`,
    missing: missing > 0 ? `${missing} не хватает` : "",
  }),
  contradicted:
    "Эта таблица введена вручную и расходится с результатами на сайте. Поэтому по ней здесь ничего не рассчитывается.",
  contradictedTitle: "Здесь ничего не рассчитано",
  incomplete:
    "Что уже точно, а что ещё возможно, мы скажем, когда известен весь календарь сезона: у каждого клуба все его матчи.",
  unsplit:
    "Что уже точно, а что ещё возможно, мы скажем, когда сезон разделится: известны все группы и сыграны все матчи до разделения.",
  raceAbout: (season) => `Места всех клубов по ходу сезона ${season}: по турам и по датам`,
  raceHeading: { round: "Места по турам", date: "Места по датам" },
  raceBy: { round: "По турам", date: "По датам" },
  raceDescription: (team, from, best, now) =>
    `${team}: начало с ${from}-го места, лучшее место — ${best}-е, сейчас — ${now}-е`,
  bestPlace: (when) => `лучшее место, ${when}`,
  worstPlace: (when) => `худшее место, ${when}`,
  inRound: (round) => `${round}-й тур`,
  onDay: (day) => day,
  amongFirst: (n, first) =>
    `${plural("ru", n, { one: "раз", few: "раза", many: "раз", other: "раза" })} в первой ${first === 4 ? "четвёрке" : `части таблицы, 1–${first}`}`,
  now: (points) => `сейчас, ${pointsIn(points)}`,
  sameAsTable: "То же таблицей",
  club: "Клуб",
  round: "Тур",
  raceEmpty: "Гонка ещё не началась",
  raceEmptyHint: "Она начнётся с первого результата сезона.",
  europeZone: (last) => `Еврокубки, 1–${last}`,
  relegationZone: "Зона вылета",
  whatIfAbout: (league) => `${league}: введите результаты будущих матчей и посмотрите на таблицу`,
  yourResults: "Ваши результаты",
  chosen: (n, all) => `${n} из ${all}`,
  rounds: "Туры",
  otherMatches: "Другие",
  goalsOf: (team) => `Голы: ${team}`,
  draw: "Ничья",
  noResult: "Не учитывать",
  work: "Показать таблицу",
  startOver: "Сбросить",
  whatIfTable: "Таблица с вашими результатами",
  fromTo: (from, to) => (from === to ? `остаётся ${to}-м` : `с ${from}-го на ${to}-е место`),
  inAddress: "Ваш выбор хранится в адресе страницы: скопируйте его, чтобы поделиться.",
  leftOut: ({ finished, unknown, unreadable, tooMany }) => {
    const parts = [
      finished > 0 && `${resultsIn(finished)} уже сыгранных матчей`,
      unknown > 0 && `${resultsIn(unknown)} матчей не этой лиги`,
      unreadable > 0 && `${resultsIn(unreadable)}, которых не бывает`,
      tooMany > 0 && `${resultsIn(tooMany)} сверх числа матчей сезона`,
    ].filter(Boolean);
    return parts.length > 0 ? `Не учтено: ${parts.join("; ")}.` : "";
  },
  whatIfEmpty: "Загадывать уже нечего",
  whatIfEmptyHint: "В этом сезоне не осталось матчей, или они ещё не введены.",
  toTable: "К таблице",
  stake: (team, win, loss) => {
    const won = win === null ? "" : `При победе ${team} поднимется на ${win}-е место`;
    const lost = loss === null ? "" : `при поражении может опуститься на ${loss}-е`;
    if (!won) return `При поражении ${team} может опуститься на ${loss}-е место`;
    return lost ? `${won}, ${lost}` : won;
  },
  stakeNote: "по таблице на сегодня",
  tryResults: "Примерить результаты",
};
