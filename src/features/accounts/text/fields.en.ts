import type { Role } from "../account.ts";

/** What the forms, the history and the audit log call the fields of each kind. */
export const fields = {
  accounts: {
    display_name: "Name",
    email: "E-mail",
    role: "Role",
    sections: "News sections",
    is_active: "Active",
    interface_language: "Interface language",
  },
};

/** The values that are chosen from a list. */
export const choices = {
  accounts: {
    role: {
      admin: "Administrator",
      editor: "Editor",
      writer: "Writer",
    },
  },
} satisfies { accounts: { role: Record<Role, string> } };

export type AccountsFields = typeof fields;
export type AccountsChoices = typeof choices;
