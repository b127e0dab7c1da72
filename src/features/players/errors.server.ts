import { errorMessages } from "#src/errors/messages.ts";

/** What a player is refused with, or warned of. */
export const playerErrors = errorMessages("players", {
  first_name_required: [
    "Write the first name in English.",
    "Գրեք անունն անգլերեն։",
    "Напишите имя на английском.",
  ],
  first_name_hy_required: [
    "Write the first name in Armenian.",
    "Գրեք անունը հայերեն։",
    "Напишите имя на армянском.",
  ],
  last_name_required: [
    "Write the last name in English.",
    "Գրեք ազգանունն անգլերեն։",
    "Напишите фамилию на английском.",
  ],
  last_name_hy_required: [
    "Write the last name in Armenian.",
    "Գրեք ազգանունը հայերեն։",
    "Напишите фамилию на армянском.",
  ],
  position_required: ["Choose a position.", "Ընտրեք դիրքը։", "Выберите позицию."],
  jersey_number_bounds: [
    "A jersey number is a whole number from 1 to 99.",
    "Խաղահամարը 1-ից մինչև 99 ամբողջ թիվ է։",
    "Игровой номер — целое число от 1 до 99.",
  ],
  height_bounds: [
    "Height is a whole number from 150 to 220 cm.",
    "Հասակը 150-ից մինչև 220\u00a0սմ է՝ ամբողջ թվով։",
    "Рост — целое число от 150 до 220\u00a0см.",
  ],
  weight_bounds: [
    "Weight is a whole number from 50 to 120 kg.",
    "Քաշը 50-ից մինչև 120 կգ է՝ ամբողջ թվով։",
    "Вес — целое число от 50 до 120 кг.",
  ],
  birth_date_bounds: [
    "No player was born before 1900.",
    "Մինչև 1900 թվականը ծնված ֆուտբոլիստ չկա։",
    "Игроков, родившихся до 1900 года, нет.",
  ],
  birth_date_future: [
    "A birth date lies in the past.",
    "Ծննդյան ամսաթիվը պետք է անցած լինի։",
    "Дата рождения должна быть в прошлом.",
  ],
  captain_taken: [
    "{name} is the captain. A team has one: should the band pass on?",
    "Թիմի ավագն է {name}։ Ավագը մեկն է. փոխանցե՞լ թևկապը։",
    "Капитан — {name}. В команде он один: передать повязку?",
  ],
  number_taken: [
    "{name} wears number {number} too.",
    "{number} համարն արդեն ունի {name}։",
    "Номер {number} уже занят: {name}.",
  ],
});
