import type { Goal, Outcome, Story, Voice } from "./match-story.ts";

/**
 * Scores are told with our goals first. Opponents are never the subject of a past tense («Арарат-Армения»
 * and «Пюник» differ in gender) and never in the accusative: «выиграл у», «взял верх над», «уступил».
 */
export const russian: Voice = { title, excerpt, lead, goals, coach, facts };

function title(story: Story): string {
  const { own, other, outcome, pick } = story;
  const score = scoreOf(story);
  const variants: Record<Outcome, string[]> = {
    "clear-win": [
      `${own.ru.nominative} выиграл у ${other.ru.genitive} — ${score}`,
      `Уверенная победа над ${other.ru.instrumental} — ${score}`,
      `${own.ru.nominative} взял верх над ${other.ru.instrumental} — ${score}`,
    ],
    "narrow-win": [
      `${own.ru.nominative} выиграл у ${other.ru.genitive} с разницей в один мяч — ${score}`,
      `Борьба до конца: ${own.ru.nominative} взял верх над ${other.ru.instrumental} — ${score}`,
      `Трудная победа над ${other.ru.instrumental} — ${score}`,
    ],
    draw: [
      `${own.ru.nominative} сыграл вничью с ${other.ru.instrumental} — ${score}`,
      `Ничья с ${other.ru.instrumental} — ${score}`,
      `В матче с ${other.ru.instrumental} победителя не выявили — ${score}`,
    ],
    goalless: [
      `${own.ru.nominative} и ${other.ru.nominative} обошлись без голов`,
      `Нулевая ничья с ${other.ru.instrumental}`,
      `Ворота на замке, но без голов: 0:0 с ${other.ru.instrumental}`,
    ],
    "narrow-loss": [
      `${own.ru.nominative} уступил ${other.ru.dative} — ${score}`,
      `Поражение от ${other.ru.genitive} с разницей в один мяч — ${score}`,
      `Одного гола не хватило: ${score} в матче с ${other.ru.instrumental}`,
    ],
    "clear-loss": [
      `${own.ru.nominative} проиграл ${other.ru.dative} — ${score}`,
      `Соперник оказался сильнее: ${score} в матче с ${other.ru.instrumental}`,
      `Поражение от ${other.ru.genitive} — ${score}`,
    ],
  };
  return pick("title", variants[outcome]);
}

function excerpt({ match, ourScorers }: Story): string {
  const { competition, round } = match;
  const occasion = round === null ? competition.ru : `${competition.ru}, ${round}-й тур`;
  const scorers = ourScorers.map(({ name, goals }) => {
    const minutes = goals.map(({ minute, penalty }) => minute + (penalty ? ", с пенальти" : ""));
    return `${name.ru} (${minutes.join(", ")})`;
  });
  const goals = ourScorers.reduce((sum, { goals }) => sum + goals.length, 0);
  const known = `${occasion}. ${goals === 1 ? "Наш гол" : "Наши голы"}: ${scorers.join(", ")}.`;
  return scorers.length > 0 && known.length <= 200
    ? known
    : `${occasion}. Ход матча и слова главного тренера.`;
}

function lead(story: Story): string {
  const { own, other, match, outcome, pick } = story;
  const score = scoreOf(story);
  const start = [match.date.ru, occasion(story), own.ru.nominative, where(story)].filter(Boolean).join(" ");
  const variants: Record<Outcome, string[]> = {
    "clear-win": [
      `${start} выиграл у ${other.ru.genitive} — ${score}.`,
      `${start} одержал уверенную победу над ${other.ru.instrumental} — ${score}.`,
    ],
    "narrow-win": [
      `${start} взял верх над ${other.ru.instrumental} — ${score}.`,
      `${start} с разницей в один мяч выиграл у ${other.ru.genitive} — ${score}.`,
    ],
    draw: [
      `${start} сыграл вничью с ${other.ru.instrumental} — ${score}.`,
      `${start} разошёлся миром с ${other.ru.instrumental} — ${score}.`,
    ],
    goalless: [
      `${start} сыграл с ${other.ru.instrumental} вничью: голов не было.`,
      `${start} не пропустил в матче с ${other.ru.instrumental}, но и не забил — 0:0.`,
    ],
    "narrow-loss": [
      `${start} уступил ${other.ru.dative} — ${score}.`,
      `${start} с разницей в один мяч проиграл ${other.ru.dative} — ${score}.`,
    ],
    "clear-loss": [
      `${start} проиграл ${other.ru.dative} — ${score}.`,
      `${start} уступил ${other.ru.dative} — ${score}. Соперник был сильнее.`,
    ],
  };
  return pick("lead", variants[outcome]);
}

function scoreOf({ match: { ownScore, otherScore } }: Story): string {
  return `${ownScore}:${otherScore}`;
}

/** Competitions in the genitive; one we don't know is named in the facts instead. */
const knownCompetitions: [pattern: RegExp, genitive: string][] = [
  [/premier league/i, "Премьер-лиги Армении"],
  [/super cup/i, "Суперкубка Армении"],
  [/armenian cup|cup of armenia/i, "Кубка Армении"],
];

function genitiveOf({ match: { competition } }: Story): string | undefined {
  return knownCompetitions.find(([pattern]) => pattern.test(competition.en))?.[1];
}

function isFriendly({ match: { competition } }: Story): boolean {
  return /friendly|test match/i.test(competition.en);
}

function occasion(story: Story): string {
  if (isFriendly(story)) return "в товарищеском матче";
  const genitive = genitiveOf(story) ?? "турнира";
  const { round } = story.match;
  if (round === null) return `в матче ${genitive}`;
  return `${round === 2 ? "во" : "в"} ${round}-м туре ${genitive}`;
}

function where(story: Story): string {
  if (isFriendly(story)) return "";
  return story.match.isHome ? "на своём поле" : "в гостях";
}

function goals(story: Story): string[] {
  const { goals, match, pick } = story;
  if (match.ownScore + match.otherScore > 0 && goals.length === 0) return [];
  if (goals.length === 0) {
    return [
      pick("goalless", [
        "За девяносто минут не пропустил ни один из вратарей. Обе линии обороны сыграли надёжно, и ничья стала справедливым итогом равного матча.",
        "Это был день для тех, кто любит смотреть на работу защитников: мало свободного места, ещё меньше моментов и ни одного гола.",
      ]),
    ];
  }
  const first = goals.filter((goal) => goal.firstHalf);
  const second = goals.filter((goal) => !goal.firstHalf);
  return [half(story, first, "first"), half(story, second, "second")];
}

function half(story: Story, goals: Goal[], which: "first" | "second"): string {
  if (goals.length > 0) return goals.map((goal, at) => sentence(story, goal, at)).join(" ");
  return which === "first"
    ? "До перерыва голов не было."
    : story.pick("quiet-second-half", [
        "После перерыва голов не было.",
        "Во втором тайме счёт не изменился.",
      ]);
}

function sentence(story: Story, goal: Goal, at: number): string {
  const told = goal.forUs ? ourGoal(goal, at) : theirGoal(story, goal);
  return told + tally(goal);
}

function ourGoal(goal: Goal, at: number): string {
  const { name, ownGoal, penalty, effect, own, other } = goal;
  const when = `на ${goal.minute}-й минуте`;
  if (!name || ownGoal) {
    const results = {
      open: "наша команда вышла вперёд",
      level: "счёт стал равным",
      lead: "наша команда вышла вперёд",
      extend: `счёт стал ${own}:${other}`,
      reduce: `счёт стал ${own}:${other}`,
    };
    const cause = name ? `${name.ru} отправил мяч в свои ворота, и ` : "";
    return `${capital(when)} ${cause}${results[effect]}.`;
  }
  const spot = penalty ? " с пенальти" : "";
  const deeds = {
    open: "открыл счёт",
    level: "сравнял счёт",
    lead: "вывел нашу команду вперёд",
    extend: `довёл счёт до ${own}:${other}`,
    reduce: `сократил отставание — ${own}:${other}`,
  };
  return at % 2 === 0
    ? `${capital(when)} ${name.ru}${spot} ${deeds[effect]}.`
    : `${name.ru} ${when}${spot} ${deeds[effect]}.`;
}

function theirGoal({ match }: Story, { minute, name, ownGoal, penalty, effect, own, other }: Goal): string {
  const side = match.isHome ? "гости" : "хозяева";
  const results = {
    open: `${side} вышли вперёд`,
    level: `${side} сравняли счёт`,
    lead: `${side} вышли вперёд`,
    extend: `счёт стал ${own}:${other}`,
    reduce: `${side} сократили отставание`,
  };
  const told = `На ${minute}-й минуте ${results[effect]}`;
  if (!name) return `${told}.`;
  if (ownGoal) return `${told}: мяч в свои ворота отправил ${name.ru}.`;
  return `${told}: ${penalty ? "пенальти реализовал" : "забил"} ${name.ru}.`;
}

function tally({ nth, forUs, ownGoal }: Goal): string {
  if (!forUs || ownGoal) return "";
  if (nth === 2) return " Для него этот гол стал вторым в матче.";
  return nth === 3 ? " Так он оформил хет-трик." : "";
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function coach({ outcome, pick }: Story): string {
  const won = [
    "«Результату рад, но ещё больше рад тому, как ребята работали друг на друга, — сказал главный тренер Ваган Зоранян. — Завтра отдыхаем, послезавтра пересмотрим матч и поищем ошибки: они есть всегда».",
    "«Футболисты сделали то, что мы готовили всю неделю, — сказал главный тренер Ваган Зоранян. — Спасибо им и всем, кто пришёл: трибуну на поле было слышно».",
    "«Сегодня нам удались простые вещи, — сказал после игры главный тренер Ваган Зоранян. — Это труднее, чем кажется. Теперь надо это повторить».",
  ];
  const drawn = [
    "«Ничья есть ничья. Мы хотели большего, соперник тоже, — сказал главный тренер Ваган Зоранян. — Старание было, а вот последний пас получался не всегда».",
    "«К отношению ребят у меня претензий нет, — сказал главный тренер Ваган Зоранян. — Принимаем результат и работаем над тем, что помешало победить».",
  ];
  const lost = [
    "«Надо сказать прямо: сегодня мы проиграли слишком много единоборств, — сказал главный тренер Ваган Зоранян. — Ответственность на мне. На ближайшей тренировке начинаем заново».",
    "«Обидно за тех, кто пришёл нас поддержать, — сказал главный тренер Ваган Зоранян. — Спокойно разберём ошибки, не будем искать виноватых и исправим всё на тренировках».",
    "«Такие матчи решают мелочи, и в мелочах соперник был лучше, — сказал главный тренер Ваган Зоранян. — Сезон длинный, отвечать надо на поле».",
  ];
  const words: Record<Outcome, string[]> = {
    "clear-win": won,
    "narrow-win": won,
    draw: drawn,
    goalless: drawn,
    "narrow-loss": lost,
    "clear-loss": lost.slice(0, 2),
  };
  return pick("coach", words[outcome]);
}

function facts(story: Story): string {
  const { venue, attendance, competition } = story.match;
  const told = [`Стадион: ${venue.ru}.`];
  if (attendance !== null) told.push(`На трибунах — ${spectators(attendance)}.`);
  if (!genitiveOf(story) && !isFriendly(story)) told.push(`Турнир: ${competition.ru}.`);
  return told.join(" ");
}

function spectators(n: number): string {
  const words: Record<string, string> = { one: "зритель", few: "зрителя", many: "зрителей" };
  const word = words[new Intl.PluralRules("ru").select(n)] ?? "зрителя";
  return `${grouped(n)} ${word}`;
}

/** In running text digits are grouped from five up: «2850», «12 345» (with a no-break space). */
function grouped(n: number): string {
  return n < 10_000 ? String(n) : n.toLocaleString("ru");
}
