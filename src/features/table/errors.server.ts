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
  },
  { empty_table: "ru", nameless_team: "ru" },
);
