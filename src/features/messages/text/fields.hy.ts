import type { MessagesFields } from "./fields.en.ts";

export const fields: MessagesFields = {
  messages: {
    name: "Անուն",
    email: "Էլ. փոստ",
  },
};
