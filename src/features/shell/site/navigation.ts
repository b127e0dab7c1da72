/** The seven entries of the main navigation; the footer's quick links leave out home and stadium. */
export const MAIN_ENTRIES = [
  { name: "home", to: "/" },
  { name: "news", to: "/news" },
  { name: "club", to: "/club" },
  { name: "stadium", to: "/stadium" },
  { name: "matches", to: "/matches" },
  { name: "table", to: "/table" },
  { name: "contact", to: "/contact" },
] as const;
