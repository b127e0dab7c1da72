export const news = {
  draft: "Draft",
  invalidDate: "Invalid date",
};

export type NewsText = typeof news;
