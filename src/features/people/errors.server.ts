import { errorMessages } from "#src/errors/messages.ts";

/** What people and their places in squads are refused with. */
export const peopleErrors = errorMessages("people", {
  name_required: [
    "Write a name, in any one of the three languages.",
    "Գրեք անունը՝ երեք լեզուներից գոնե մեկով։",
    "Напишите имя хотя бы на одном из трёх языков.",
  ],
  nation_format: [
    "A country is FIFA's code of three Latin capitals, e.g. ARM.",
    "Երկիրը ՖԻՖԱ-ի կոդն է՝ երեք լատիներեն մեծատառ, օրինակ՝ ARM։",
    "Страна — код ФИФА из трёх латинских заглавных букв, например ARM.",
  ],
  birth_date_bounds: [
    "Nobody in football was born before 1900.",
    "Մինչև 1900 թվականը ծնված մարդ ֆուտբոլում չկա։",
    "Людей, родившихся до 1900 года, в футболе нет.",
  ],
  name_elsewhere: [
    "{name} stands in the lists of the club: change the name there.",
    "{name} կա ակումբի ցուցակներում. անունը փոխեք այնտեղ։",
    "{name} есть в списках клуба: измените имя там.",
  ],
  shirt_elsewhere: [
    "{name} is in the list of players: change number and position there.",
    "{name} ֆուտբոլիստների ցուցակում է. համարն ու դիրքը փոխեք այնտեղ։",
    "{name} есть в списке игроков: номер и позицию измените там.",
  ],
  in_use: [
    "{name} stands in squads or in the club's lists: take them out there first.",
    "{name} կա թիմերի կազմերում կամ ակումբի ցուցակներում. նախ հանեք այնտեղից։",
    "{name} есть в составах команд или в списках клуба: сначала уберите оттуда.",
  ],
  season_format: [
    "A season is written like 2026-27.",
    "Մրցաշրջանը գրվում է այսպես՝ 2026-27։",
    "Сезон пишется так: 2026-27.",
  ],
  number_bounds: [
    "A shirt's number is a whole number from 1 to 99.",
    "Խաղահամարը 1-ից մինչև 99 ամբողջ թիվ է։",
    "Игровой номер — целое число от 1 до 99.",
  ],
  dates_order: [
    "The last day is before the first.",
    "Վերջին օրը առաջինից շուտ է։",
    "Последний день раньше первого.",
  ],
  twice: [
    "{name} is in this squad already.",
    "{name} արդեն այս կազմում է։",
    "{name} уже есть в этом составе.",
  ],
  squad_full: [
    "A squad has at most {most} places, and this one would have more.",
    "Կազմում կարող է լինել առավելագույնը {most} տեղ, իսկ այստեղ դրանք ավելի շատ կլինեին։",
    "В составе может быть не больше {most} мест, а здесь их стало бы больше.",
  ],
  own_loan: [
    "Nobody is on loan from a team to itself.",
    "Թիմը ինքն իրեն վարձով չի տալիս։",
    "Команда не отдаёт игрока в аренду самой себе.",
  ],
  number_taken: [
    "{name} wears number {number} too.",
    "{number} համարն արդեն ունի {name}։",
    "Номер {number} уже занят: {name}.",
  ],
  start_required: ["Write the first day.", "Գրեք առաջին օրը։", "Напишите первый день."],
  clubs_required: [
    "Choose the club that is left, the new one, or both.",
    "Ընտրեք նախկին ակումբը, նորը կամ երկուսն էլ։",
    "Выберите прежний клуб, новый или оба.",
  ],
  loan_clubs_required: [
    "A loan has two clubs: choose both.",
    "Վարձակալությունն ունի երկու ակումբ. ընտրեք երկուսն էլ։",
    "У аренды два клуба: выберите оба.",
  ],
  same_clubs: [
    "The two clubs are the same one.",
    "Երկու ակումբը նույնն է։",
    "Выбран дважды один и тот же клуб.",
  ],
  still_in_players: [
    "{name} is still in the list of players: make the player inactive there.",
    "{name} դեռ ֆուտբոլիստների ցուցակում է. այնտեղ նշեք, որ ակտիվ չէ։",
    "{name} ещё в списке игроков: отметьте там, что игрок не действующий.",
  ],
  also_later: [
    "{name} also stands in the squad of {season}: look whether that is right.",
    "{name} կա նաև {season} մրցաշրջանի կազմում. ստուգեք՝ ճի՞շտ է։",
    "{name} есть и в составе сезона {season}: проверьте, верно ли это.",
  ],
  merge_circle: [
    "{name} and {other} are one person already: nobody is merged in a circle.",
    "{name} և {other}՝ արդեն նույն մարդն են. շրջանով միավորել հնարավոր չէ։",
    "{name} и {other} — уже один человек: объединить по кругу нельзя.",
  ],
  merged_already: [
    "{name} is merged already: undo that first.",
    "{name} արդեն միավորված է. նախ չեղարկեք այդ միավորումը։",
    "{name} уже объединён с другой записью: сначала отмените то объединение.",
  ],
  merge_turned: [
    "{name} stands in the lists of the club: merge {other} into this record instead.",
    "{name} կա ակումբի ցուցակներում. հակառակն արեք՝ {other} միավորեք այս գրառման հետ։",
    "{name} есть в списках клуба: присоедините к этой записи другую — {other}.",
  ],
  not_merged: [
    "{name} is not merged with anybody.",
    "{name} ոչ մեկի հետ միավորված չէ։",
    "{name} ни с кем не объединён.",
  ],
  merge_numbers: [
    "In the squad of {season}, {name} wears {number} and {other} {other_number} at the same time.",
    "{season} մրցաշրջանի կազմում նույն ժամանակ երկու համար կա. {name}՝ {number}, {other}՝ {other_number}։",
    "В составе сезона {season} у них одновременно разные номера: {name} — {number}, {other} — {other_number}.",
  ],
  merge_births: [
    "{name} and {other} have different birth dates.",
    "{name} և {other}՝ ծննդյան ամսաթվերը տարբեր են։",
    "У них разные даты рождения: {name} и {other}.",
  ],
  merge_players: [
    "{name} and {other} both stand in the list of players.",
    "{name} և {other}՝ երկուսն էլ ֆուտբոլիստների ցուցակում են։",
    "Оба есть в списке игроков: {name} и {other}.",
  ],
  no_lines: [
    "No line names a player: write a number and a name, e.g. 9 Sahradyan.",
    "Ոչ մի տողում ֆուտբոլիստ չկա. գրեք համարն ու անունը, օրինակ՝ 9 Սահրադյան։",
    "Ни в одной строке нет игрока: напишите номер и имя, например 9 Саградян.",
  ],
});
