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

  ["Write the team's name.", "Գրեք թիմի անվանումը։", "Напишите название команды."],
  [
    "There is already a team called {name}.",
    "{name} անվանումով թիմ արդեն կա։",
    "Команда с названием {name} уже есть.",
  ],
  [
    "{name} can't be deleted: matches or tables name this team.",
    "{name}. հնարավոր չէ ջնջել. թիմը նշված է խաղերում կամ աղյուսակներում։",
    "{name}: удалить нельзя, команда указана в матчах или таблицах.",
  ],
  [
    "One team has to be the own club. Mark the other team instead.",
    "Թիմերից մեկը պետք է լինի մեր ակումբը։ Փոխարենը նշեք մյուս թիմը։",
    "Одна из команд должна быть нашим клубом. Отметьте вместо этого другую команду.",
  ],
  [
    "The own club can't be deleted. Mark another team as own first.",
    "Մեր ակումբը ջնջել հնարավոր չէ։ Նախ մեկ այլ թիմ նշեք որպես մեր ակումբ։",
    "Наш клуб удалить нельзя. Сначала отметьте другую команду как нашу.",
  ],
  [
    "Only an admin can make another team the own club.",
    "Մեր ակումբը կարող է փոխել միայն ադմինիստրատորը։",
    "Сменить наш клуб может только администратор.",
  ],
  [
    "Write the order as a whole number.",
    "Գրեք հերթականությունն ամբողջ թվով։",
    "Укажите порядок целым числом.",
  ],
];
