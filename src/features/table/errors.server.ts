import { errorMessages } from "#src/errors/messages.ts";

/** What a table or a season is refused with. */
export const tableErrors = errorMessages(
  "table",
  {
    empty_table: [
      "The list of teams is empty or invalid!",
      "Թիմերի ցուցակը դատարկ է կամ սխալ",
      "Массив команд пустой или невалиден!",
    ],
    nameless_team: [
      "A team lacks required fields!",
      "Թիմի պարտադիր դաշտերը լրացված չեն",
      "В команде отсутствуют обязательные поля!",
    ],
    figure_bounds: [
      "Please enter a valid number (0 or greater)",
      "Գրեք 0 կամ ավելի մեծ ամբողջ թիվ",
      "Введите целое число не меньше 0",
    ],
    form_format: [
      "The form has the letters W, D and L, ten at the most.",
      "Վերջին խաղերը գրվում են W, D և L տառերով, առավելագույնը տասը։",
      "Форма пишется буквами W, D и L, не более десяти.",
    ],
    no_points: [
      "A decision on points gives some or takes some.",
      "Որոշմամբ միավոր է ավելացվում կամ հանվում։",
      "По решению очки начисляют или снимают.",
    ],
    ill_written_season: ["There is no such season.", "Այդպիսի մրցաշրջան չկա։", "Такого сезона нет."],
    twice: [
      "{team} stands in the table twice.",
      "{team} թիմն աղյուսակում երկու անգամ է։",
      "{team}: команда указана в таблице дважды.",
    ],
    season_format: [
      "Write a season as its two years, e.g. 2024-25.",
      "Գրեք մրցաշրջանը երկու տարով, օրինակ՝ 2024-25։",
      "Укажите сезон двумя годами, например 2024-25.",
    ],
    no_such_season: ["There is no such season.", "Այդպիսի մրցաշրջան չկա։", "Такого сезона нет."],
    no_season: ["There is no season {name}.", "{name} մրցաշրջան չկա։", "Сезона {name} нет."],
    season_exists: ["Season already exists", "Այդ մրցաշրջանն արդեն կա", "Такой сезон уже существует"],
    season_in_trash: [
      "Season already exists in the trash",
      "Այդ մրցաշրջանն աղբարկղում է",
      "Такой сезон есть в корзине",
    ],
    current_season: [
      "This is the current season. Choose another one for the site first.",
      "Սա ընթացիկ մրցաշրջանն է։ Նախ կայքի համար ընտրեք ուրիշը։",
      "Это текущий сезон. Сначала выберите для сайта другой.",
    ],
    place_bounds: [
      "A place is 1 or more, or counted from the end: -1 is the last.",
      "Տեղը 1 է կամ ավելի, կամ հաշվվում է վերջից. -1-ը վերջինն է։",
      "Место — 1 или больше, или с конца: -1 — последнее.",
    ],
    tie_breaker_twice: [
      "Name each tie-breaker once.",
      "Ամեն չափանիշ նշեք մեկ անգամ։",
      "Укажите каждый критерий один раз.",
    ],
    rounds_order: [
      "The last round is not before the first.",
      "Վերջին տուրը չի կարող լինել առաջինից շուտ։",
      "Последний тур не может быть раньше первого.",
    ],
    team_not_in_table: [
      "A stage has only teams of the season's table.",
      "Փուլում կարող են լինել միայն մրցաշրջանի աղյուսակի թիմերը։",
      "В этапе могут быть только команды из таблицы сезона.",
    ],
    team_twice: ["Name each team once.", "Ամեն թիմ նշեք մեկ անգամ։", "Укажите каждую команду один раз."],
    team_in_two: [
      "A team can't be in two groups: look at {stage}.",
      "Թիմը չի կարող լինել երկու խմբում. տե՛ս {stage}։",
      "Команда не может быть в двух группах: смотрите {stage}.",
    ],
    decider_of_two: [
      "A deciding match has two teams.",
      "Լրացուցիչ խաղում երկու թիմ է։",
      "В дополнительном матче две команды.",
    ],
  },
  { empty_table: "ru", nameless_team: "ru" },
);
