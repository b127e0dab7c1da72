import type { StaffChoices, StaffFields } from "./fields.en.ts";

export const fields: StaffFields = {
  staff: {
    first_name: "Имя",
    last_name: "Фамилия",
    photo_url: "Фото",
    department: "Отдел",
    role: "Должность",
    hire_date: "Дата приёма на работу",
    phone: "Телефон",
    email: "Эл. почта",
    bio: "Биография",
    is_active: "Действующий сотрудник",
  },
};

export const choices: StaffChoices = {
  staff: {
    department: {
      coaching: "Тренерский штаб",
      medical: "Медицинский штаб",
      administration: "Администрация",
      management: "Руководство",
    },
  },
};
