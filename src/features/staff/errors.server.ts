import { errorMessages } from "#src/errors/messages.ts";

/** What a member of staff is refused with. */
export const staffErrors = errorMessages("staff", {
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
  department_required: ["Choose a department.", "Ընտրեք բաժինը։", "Выберите отдел."],
  role_required: ["Choose or write a role.", "Ընտրեք կամ գրեք պաշտոնը։", "Выберите или напишите должность."],
  role_hy_required: [
    "Write the role in Armenian.",
    "Գրեք պաշտոնը հայերեն։",
    "Напишите должность на армянском.",
  ],
  not_found: ["Staff member not found", "Աշխատակիցը չի գտնվել", "Сотрудник не найден"],
});
