/** Source: specification of the back office, sections 2, 5, 8; glossary 3.3 and 3.9. */
export const settings = {
  title: "Settings",
  add: "Add Setting",
  editTitle: "Edit Setting",
  back: "Back to settings",
  saveAll: "Save all",
  savedAll: "All settings saved!",
  saveFailed: "Error while saving settings",
  loadFailed: "Failed to load settings",
  loadOneFailed: "Failed to load setting",
  saveOneFailed: "Failed to save setting",
  contacts: "Contacts",
  social: "Social networks",
  hero: "Home page",
  footer: "Footer",
  analytics: "Analytics",
  others: "Others",
  openLink: "Open link",
  changed: (n: number) => `${n} changed`,
  notSaved: (keys: string) => `Not saved: ${keys}`,
  keyHint: "Key in snake_case, unique",
  isPublicHint: "Pages of the site may show it",
  none: "No data",
  yes: "true",
  no: "false",
  remove: "Delete this setting?",
  /** Why a value does not fit its type. */
  faults: {
    number: "Write a number, e.g. 12 or 0.5.",
    boolean: "Write true or false.",
    url: "Write a whole web address, beginning with https://.",
    email: "Write a valid e-mail address.",
    json: "The value is not valid JSON.",
  },
};

export type SettingsOfficeText = typeof settings;
