import type { PeopleChoices, PeopleFields } from "./fields.en.ts";

export const fields: PeopleFields = {
  people: {
    first_name: "Имя",
    last_name: "Фамилия",
    gender: "Пол",
    nation: "Страна (код ФИФА)",
    birth_date: "Дата рождения",
    merged_with: "Объединён с",
  },
  squad_members: {
    season: "Сезон",
    team_id: "Команда",
    person_id: "Человек",
    number: "Номер",
    position: "Позиция",
    starts_on: "Первый день в составе",
    ends_on: "Последний день в составе",
    kind: "Статус в составе",
    other_team_id: "Другой клуб аренды",
  },
  spells: {
    person_id: "Человек",
    kind: "Вид",
    starts_on: "Первый день",
    ends_on: "Последний день",
    from_team_id: "Из клуба",
    to_team_id: "В клуб",
    reason: "Причина",
    is_public: "Видно на сайте",
    is_confirmed: "Подтверждено",
  },
};

export const choices: PeopleChoices = {
  people: { gender: { m: "Мужчина", f: "Женщина" } },
  squad_members: {
    position: { GK: "Вратарь", DF: "Защитник", MF: "Полузащитник", FW: "Нападающий" },
    kind: {
      own: "Игрок команды",
      loan_in: "В аренде здесь",
      loan_out: "Отдан в аренду",
      trial: "На просмотре",
    },
  },
  spells: {
    kind: {
      transfer: "Трансфер",
      loan: "Аренда",
      injury: "Травма",
      suspension: "Дисквалификация",
      absence: "Отсутствие",
    },
  },
};
