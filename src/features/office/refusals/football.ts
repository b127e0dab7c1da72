import type { Refusal } from "./refusal.ts";

/** Players, staff, teams, competitions, matches with their events, the league table. */
export const FOOTBALL: Refusal[] = [
  ["Write the first name in English.", "Գրեք անունն անգլերեն։", "Напишите имя на английском."],
  ["Write the first name in Armenian.", "Գրեք անունը հայերեն։", "Напишите имя на армянском."],
  ["Write the last name in English.", "Գրեք ազգանունն անգլերեն։", "Напишите фамилию на английском."],
  ["Write the last name in Armenian.", "Գրեք ազգանունը հայերեն։", "Напишите фамилию на армянском."],
  ["Choose a position.", "Ընտրեք դիրքը։", "Выберите позицию."],
  [
    "A jersey number is a whole number from 1 to 99.",
    "Խաղահամարը 1-ից մինչև 99 ամբողջ թիվ է։",
    "Игровой номер — целое число от 1 до 99.",
  ],
  [
    "Height is a whole number from 150 to 220 cm.",
    "Հասակը 150-ից մինչև 220 սմ է՝ ամբողջ թվով։",
    "Рост — целое число от 150 до 220 см.",
  ],
  [
    "Weight is a whole number from 50 to 120 kg.",
    "Քաշը 50-ից մինչև 120 կգ է՝ ամբողջ թվով։",
    "Вес — целое число от 50 до 120 кг.",
  ],
  [
    "No player was born before 1900.",
    "Մինչև 1900 թվականը ծնված ֆուտբոլիստ չկա։",
    "Игроков, родившихся до 1900 года, нет.",
  ],
  [
    "A birth date lies in the past.",
    "Ծննդյան ամսաթիվը պետք է անցած լինի։",
    "Дата рождения должна быть в прошлом.",
  ],
  [
    "{name} is the captain. A team has one: should the band pass on?",
    "Թիմի ավագն է {name}։ Ավագը մեկն է. փոխանցե՞լ թևկապը։",
    "Капитан — {name}. В команде он один: передать повязку?",
  ],
  [
    "{name} wears number {number} too.",
    "{number} համարն արդեն ունի {name}։",
    "Номер {number} уже занят: {name}.",
  ],

  ["Write the competition's name.", "Գրեք մրցաշարի անվանումը։", "Напишите название турнира."],
  [
    "There is already a competition called {name}.",
    "{name} անվանումով մրցաշար արդեն կա։",
    "Турнир с названием {name} уже есть.",
  ],
  [
    "{name} can't be deleted: matches are played in it.",
    "{name}. հնարավոր չէ ջնջել. մրցաշարում խաղեր կան։",
    "{name}: удалить нельзя, в турнире есть матчи.",
  ],
  [
    "Write the order as a whole number.",
    "Գրեք հերթականությունն ամբողջ թվով։",
    "Укажите порядок целым числом.",
  ],

  [
    "Home team, away team, and match date are required",
    "Նշեք տանտեր թիմը, հյուր թիմը և խաղի ամսաթիվը",
    "Укажите хозяев, гостей и дату матча",
  ],
  [
    "Write the date and time of the match as year-month-dayThours:minutes.",
    "Գրեք խաղի օրն ու ժամը՝ տարի-ամիս-օրTժամ:րոպե։",
    "Укажите дату и время матча в виде год-месяц-деньTчасы:минуты.",
  ],
  [
    "Write a season as two years that follow, e.g. 2024-25.",
    "Գրեք մրցաշրջանը երկու հաջորդական տարով, օրինակ՝ 2024-25։",
    "Укажите сезон двумя годами подряд, например 2024-25.",
  ],
  [
    "Write a season as its two years, e.g. 2024-25.",
    "Գրեք մրցաշրջանը երկու տարով, օրինակ՝ 2024-25։",
    "Укажите сезон двумя годами, например 2024-25.",
  ],
  [
    "A score is a whole number from 0 to 99.",
    "Հաշիվը 0-ից մինչև 99 ամբողջ թիվ է։",
    "Счёт — целое число от 0 до 99.",
  ],
  [
    "A team can't play against itself.",
    "Թիմը չի կարող խաղալ ինքն իր դեմ։",
    "Команда не может играть сама с собой.",
  ],
  [
    "Only a live or finished match has a score; this one is {status}.",
    "Հաշիվ ունի միայն ընթացող կամ ավարտված խաղը. այս խաղը {status} է։",
    "Счёт есть только у идущего или завершённого матча; этот — {status}.",
  ],
  ["scheduled", "կայանալիք", "запланирован"],
  ["postponed", "հետաձգված", "перенесён"],
  ["cancelled", "չեղարկված", "отменён"],
  [
    "Please fill in all required fields, including the team type",
    "Լրացրեք բոլոր պարտադիր դաշտերը՝ ներառյալ թիմի տեսակը",
    "Пожалуйста, заполните все обязательные поля, включая тип команды",
  ],
  ["Minute must be from 1 to 120.", "Րոպեն պետք է լինի 1-ից մինչև 120։", "Минута должна быть от 1 до 120."],
  [
    "Added time must be from 0 to 15.",
    "Ավելացված ժամանակը պետք է լինի 0-ից մինչև 15 րոպե։",
    "Добавленное время: от 0 до 15 минут.",
  ],
  [
    "Only a substitution has two players.",
    "Երկու ֆուտբոլիստ նշվում է միայն փոխարինման դեպքում։",
    "Два игрока указываются только при замене.",
  ],
  [
    "Name the player who came on and the one who went off.",
    "Նշեք, թե ով է մտնում խաղադաշտ և ով է փոխարինվում։",
    "Укажите, кто вышел на поле и кто ушёл.",
  ],
  [
    "A substitution names its players in player_in and player_out.",
    "Փոխարինման ֆուտբոլիստները նշվում են player_in և player_out դաշտերում։",
    "Игроки замены указываются в полях player_in и player_out.",
  ],
  [
    "A player can't come on for himself.",
    "Ֆուտբոլիստը չի կարող փոխարինել ինքն իրեն։",
    "Игрок не может заменить сам себя.",
  ],
  [
    "A substitution can't become another event: delete it and add a new one.",
    "Փոխարինումը չի կարող դառնալ այլ դրվագ. ջնջեք այն և ավելացրեք նորը։",
    "Замену нельзя превратить в другое событие: удалите её и добавьте новое.",
  ],
  [
    "Team {id} does not play in this match.",
    "{id} թիմն այս խաղին չի մասնակցում։",
    "Команда {id} не играет в этом матче.",
  ],
  [
    "Team {id} plays {where} in this match.",
    "{id} թիմն այս հանդիպումն անցկացնում է {where}։",
    "Команда {id} в этом матче играет {where}.",
  ],
  ["at home", "տանը", "дома"],
  ["away", "հյուրընկալվելիս", "в гостях"],

  [
    "The list of teams is empty or invalid!",
    "Թիմերի ցուցակը դատարկ է կամ սխալ",
    "Массив команд пустой или невалиден!",
  ],
  [
    "A team lacks required fields!",
    "Թիմի պարտադիր դաշտերը լրացված չեն",
    "В команде отсутствуют обязательные поля!",
  ],
  ["Season already exists", "Այդ մրցաշրջանն արդեն կա", "Такой сезон уже существует"],
  ["Season already exists in the trash", "Այդ մրցաշրջանն աղբարկղում է", "Такой сезон есть в корзине"],
  [
    "Please enter a valid number (0 or greater)",
    "Գրեք 0 կամ ավելի մեծ ամբողջ թիվ",
    "Введите целое число не меньше 0",
  ],
  ["There is no season {name}.", "{name} մրցաշրջան չկա։", "Сезона {name} нет."],
  [
    "This is the current season. Choose another one for the site first.",
    "Սա ընթացիկ մրցաշրջանն է։ Նախ կայքի համար ընտրեք ուրիշը։",
    "Это текущий сезон. Сначала выберите для сайта другой.",
  ],
  [
    "{team} stands in the table twice.",
    "{team} թիմն աղյուսակում երկու անգամ է։",
    "{team}: команда указана в таблице дважды.",
  ],
  [
    "The form has the letters W, D and L, ten at the most.",
    "Վերջին խաղերը գրվում են W, D և L տառերով, առավելագույնը տասը։",
    "Форма пишется буквами W, D и L, не более десяти.",
  ],
  [
    "A place is 1 or more, or counted from the end: -1 is the last.",
    "Տեղը 1 է կամ ավելի, կամ հաշվվում է վերջից. -1-ը վերջինն է։",
    "Место — 1 или больше, или с конца: -1 — последнее.",
  ],
  ["Name each tie-breaker once.", "Ամեն չափանիշ նշեք մեկ անգամ։", "Укажите каждый критерий один раз."],
];
