/** What the forms, the history and the audit log call the fields of each kind. */
export const fields = {
  messages: {
    name: "Name",
    email: "E-mail",
  },
};

export type MessagesFields = typeof fields;
