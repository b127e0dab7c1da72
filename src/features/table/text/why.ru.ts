import { quoted } from "#src/features/teams/club-forms.ts";
import { plural } from "#src/i18n/plural.ts";
import { criteria } from "./criteria.ru.ts";
import type { WhyText } from "./why.en.ts";

const plain = (names: readonly string[]) => new Intl.ListFormat("ru").format(names.map(quoted));
const points = (count: number) =>
  `${count} ${plural("ru", Math.abs(count), { one: "очко", few: "очка", many: "очков", other: "очка" })}`;

export const why: WhyText = {
  criteria,
  question: (place) => `Почему ${place}-е место?`,
  questionOf: (place, name) => `Почему ${place}-е место: ${name}`,
  alone: (name, criterion, value, place) =>
    `${criterion}: ${value}. Ровно столько нет больше ни у кого, поэтому ${quoted(name)} занимает ${place}-е место.`,
  level: (names, value, from, to) => `У команд ${plain(names)} по ${value}: места с ${from}-го по ${to}-е.`,
  values: (groups) => `${groups.map(({ names, value }) => `${plain(names)} — ${value}`).join("; ")}.`,
  same: (value) => `У всех по ${value}.`,
  noLots: "Жребий между ними не бросали.",
  decided: (name, place) => `${quoted(name)} занимает ${place}-е место.`,
  still: (names) => `${plain(names)} всё ещё равны.`,
  shared: (names, place) => `Больше ничто не решает: ${plain(names)} делят ${place}-е место.`,
  byHand: (names) => `Правила больше не разделяют команды ${plain(names)}: их порядок задали сотрудники.`,
  sharedPlace: "место разделено",
  unused: "Не понадобилось",
  mini: (clubs) =>
    clubs === 2
      ? "Матчи между двумя командами"
      : `Мини-турнир: ${clubs} ${plural("ru", clubs, { one: "команда", few: "команды", many: "команд", other: "команды" })}`,
  toCome: "Между ними ещё предстоит",
  round: (round) => `${round}-й тур`,
  waits: "Матчи между ними ещё не доиграны и пока не учитываются.",
  differs: "Эти показатели введены вручную; из сохранённых результатов получаются другие.",
  contradicted:
    "Таблица заполнена вручную и не следует из сохранённых результатов и правил, поэтому это место ими не объяснить.",
  fixed: "Это место назначено решением.",
  begun: "Ещё никто не играл, и ничего не решено.",
  order: "Порядок мест в этом сезоне",
  orderOf: (stage) => `Порядок мест на этапе: ${stage}`,
  unconfirmed: "Не подтверждено: порядок ещё не сверен с регламентом.",
  noSource: "Источник неизвестен.",
  reapplied: "Для команд, оставшихся равными в мини-турнире, составляется новый мини-турнир.",
  allPlayed: "Мини-турнир учитывается, когда сыграны все его матчи.",
  deciderFor: (places) =>
    `Дополнительный матч играют только за ${new Intl.ListFormat("ru").format(places.map((place) => `${place}-е`))} место.`,
  sharing: "Команды, равные и после последнего правила, делят место.",
  fromResults: "Эта таблица сама следует за результатами.",
  carries: {
    all: "На этот этап перенесено всё.",
    half: "На этот этап перенесена половина очков с округлением вверх.",
    none: "На этот этап ничего не перенесено.",
  },
  without: (count, place) =>
    place === null ? `Без этого: ${points(count)}.` : `Без этого: ${points(count)} и ${place}-е место.`,
  free: (round, names) => `В ${round}-м туре нет матча: ${plain(names)}`,
};
