import { fieldErrors } from "#src/api/errors.server.ts";
import { errorMessages, type Message } from "#src/errors/messages.ts";
import type { ValueFault } from "./setting.ts";

/** What a setting is refused with. */
export const settingErrors = errorMessages("settings", {
  admins_only: [
    "Only an admin can see and change analytics and custom code.",
    "Վերլուծության կոդերն ու սեփական կոդը կարող է տեսնել և փոխել միայն ադմինիստրատորը։",
    "Аналитику и собственный код видит и меняет только администратор.",
  ],
  key_taken: [
    "There is already a setting with the key {key}.",
    "{key} բանալիով կարգավորում արդեն կա։",
    "Настройка с ключом {key} уже есть.",
  ],
  key_kept: [
    "The key of a setting can't be changed; it stays {key}.",
    "Կարգավորման բանալին փոխել հնարավոր չէ. այն մնում է {key}։",
    "Ключ настройки изменить нельзя; он остаётся {key}.",
  ],
  key_format: [
    "Write the key in snake_case: small letters, digits and underscores, beginning with a letter, at most 80 characters.",
    "Գրեք բանալին snake_case ձևով՝ փոքրատառեր, թվանշաններ և ընդգծումներ՝ սկսած տառից, առավելագույնը 80 նիշ։",
    "Напишите ключ в snake_case: строчные буквы, цифры и подчёркивания, сначала буква, не более 80 символов.",
  ],
  value_required: ["Write the English value.", "Գրեք անգլերեն արժեքը։", "Укажите значение на английском."],
  value_number: [
    "Write a number, e.g. 12 or 0.5.",
    "Գրեք թիվ, օրինակ՝ 12 կամ 0.5։",
    "Укажите число, например 12 или 0.5.",
  ],
  value_boolean: ["Write true or false.", "Գրեք true կամ false։", "Укажите true или false."],
  value_json: [
    "The value is not valid JSON.",
    "Արժեքը ճիշտ JSON չէ։",
    "Значение не является правильным JSON.",
  ],
});

/** Why a value does not fit its type, in words. */
export const valueErrors: Record<ValueFault, () => Message> = {
  number: settingErrors.value_number,
  boolean: settingErrors.value_boolean,
  url: fieldErrors.web_address,
  email: fieldErrors.email,
  json: settingErrors.value_json,
};
