/** What the forms, the history and the audit log call the fields of each kind. */
export const fields = {
  teams: {
    name: "Name",
    slug: "Address on the site",
    venue: "Venue",
  },
};

export type TeamsFields = typeof fields;
