import type { MessagesFields } from "./fields.en.ts";

export const fields: MessagesFields = {
  messages: {
    name: "Имя",
    email: "Эл. почта",
  },
};
