import { errorMessages } from "#src/errors/messages.ts";

/** What a line-up is refused with, or warned of. */
export const lineupErrors = errorMessages("lineups", {
  too_many: [
    "A side begins with eleven players at most.",
    "Թիմը խաղն սկսում է առավելագույնը տասնմեկ ֆուտբոլիստով։",
    "Команда начинает матч не более чем с одиннадцатью игроками.",
  ],
  twice: [
    "{name} stands in the line-up twice.",
    "{name} կազմում նշված է երկու անգամ։",
    "{name}: в составе указано дважды.",
  ],
  number_twice: [
    "Number {number} is worn by two players.",
    "{number} համարը երկու ֆուտբոլիստի է տրված։",
    "Номер {number} указан у двух игроков.",
  ],
  slot_twice: [
    "Two players stand in one place.",
    "Նույն տեղում երկու ֆուտբոլիստ է։",
    "На одном месте стоят два игрока.",
  ],
  slot_without_start: [
    "Only the eleven have places on the pitch.",
    "Դաշտում տեղ ունեն միայն մեկնարկային կազմի ֆուտբոլիստները։",
    "Место на поле есть только у игроков стартового состава.",
  ],
  nameless: [
    "Write a number or a name for each player.",
    "Յուրաքանչյուր ֆուտբոլիստի համար նշեք համար կամ անուն։",
    "Укажите у каждого игрока номер или имя.",
  ],
  one_captain: [
    "A side has one captain, among those who begin.",
    "Թիմն ունի մեկ ավագ, և նա մեկնարկային կազմում է։",
    "Капитан у команды один, и он в стартовом составе.",
  ],
  one_keeper: [
    "One of those who begin is the goalkeeper.",
    "Մեկնարկային կազմում դարպասապահը մեկն է։",
    "В стартовом составе один вратарь.",
  ],
  not_of_side: [
    "{name} doesn't play for this team.",
    "{name} այս թիմում չի խաղում։",
    "{name}: игрок не из этой команды.",
  ],
  bench_limit: [
    "{count} on the bench; usually there are {most} at most.",
    "Պահեստայինների թիվն է {count}. սովորաբար լինում է առավելագույնը {most}։",
    "В запасе {count}; обычно не более {most}.",
  ],
  few: [
    "{count} begin instead of eleven: visitors see this line-up once that is confirmed.",
    "Մեկնարկային կազմում տասնմեկի փոխարեն {count} ֆուտբոլիստ է. այցելուները կազմը կտեսնեն, երբ սա հաստատվի։",
    "В стартовом составе вместо одиннадцати игроков — {count}; посетители увидят состав после подтверждения.",
  ],
  exists: [
    "This side has another line-up by now.",
    "Այս թիմն արդեն ուրիշ կազմ ունի։",
    "У этой команды уже есть другой состав.",
  ],
  none: ["There is no line-up of this side.", "Այս թիմի կազմը դեռ չկա։", "Состава этой команды нет."],
  deleted: [
    "Somebody else has deleted this line-up meanwhile. Restore it from the trash, or save again to make a new one.",
    "Մեկ ուրիշն այս ընթացքում ջնջել է այս կազմը։ Վերականգնեք այն աղբարկղից կամ նորից պահպանեք, և կստեղծվի նորը։",
    "Кто-то тем временем удалил этот состав. Восстановите его из корзины или сохраните ещё раз — будет создан новый.",
  ],
});
