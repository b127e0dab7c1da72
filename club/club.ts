/**
 * Who the club is. Everything that makes the product one club's lives in this folder: this file, the
 * colours in theme.css, the fonts, the pictures in public/, the texts, the demo content.
 */
export const club = {
  name: { en: "FC Argishti", hy: "«Արգիշտի» ՖԱ", ru: "ФК «Аргишти»" },
  /** As on shirts and in the header. */
  shortName: { en: "Argishti", hy: "Արգիշտի", ru: "Аргишти" },
  code: { en: "ARG", hy: "ԱՐԳ", ru: "АРГ" },
  town: { en: "Armavir", hy: "Արմավիր", ru: "Армавир" },
  league: { en: "Armenian Premier League", hy: "Հայաստանի Պրեմիեր լիգա", ru: "Премьер-лига Армении" },
  /** The league's logo as a file of this folder's public/, or empty for its initials as a word mark. */
  leagueMark: { logo: "/club/league.svg", initials: { en: "APL", hy: "ՀՊԼ", ru: "ПЛА" } },
  description: {
    en: "The official website of FC Argishti, the football club of Armavir: news, matches, the squad, the table.",
    hy: "Արմավիրի «Արգիշտի» ֆուտբոլային ակումբի պաշտոնական կայքը՝ նորություններ, խաղեր, թիմ, աղյուսակ։",
    ru: "Официальный сайт футбольного клуба «Аргишти» из Армавира (Армения): новости, матчи, состав, таблица.",
  },
  keywords: {
    en: "Argishti, Armavir, football, Armenian Premier League, Armenia",
    hy: "Արգիշտի, Արմավիր, ֆուտբոլ, Հայաստանի Պրեմիեր լիգա",
    ru: "Аргишти, Армавир, футбол, Премьер-лига Армении",
  },
  foundedYear: 1995,
  /** IANA name: match times are entered and shown in it. */
  timeZone: "Asia/Yerevan",
  /** Knows the own row of a table that has no team; rows with a team go by its own-club flag. */
  keyword: "Argishti",
  honours: { championships: 4, cups: 1, superCups: 3 },
  /** Shown in the hero while the table is empty. */
  heroFallback: { wins: 6, points: 26, position: 9 },
  stadium: {
    name: { en: "Arevyan Stadium", hy: "Արևյանի անվան մարզադաշտ", ru: "Стадион имени Аревяна" },
    builtYear: 1980,
    reopened: "2021-11-30",
    namedYear: 2022,
    namedAfter: { en: "Hrachya Arevyan", hy: "Հրաչյա Արևյանի", ru: "Грачьи Аревяна" },
    capacity: 3200,
    westStand: 3100,
    formerCapacity: 10_000,
    /** Before kick-off. */
    gatesOpenMinutes: 90,
    owner: {
      en: "Football Federation of Armenia",
      hy: "Հայաստանի ֆուտբոլի ֆեդերացիա",
      ru: "Федерация футбола Армении",
    },
    /** WGS 84, degrees. */
    latitude: 40.1546,
    longitude: 44.0403,
  },
  /** Used when the settings can't be read or are empty. */
  defaults: {
    contact_email: "office@argishti.example",
    contact_phone: "+374 237 00 195",
    contact_address: { en: "Yerevan 0010, Armenia", hy: "Հայաստան, Երևան 0010", ru: "Армения, Ереван 0010" },
    social: {
      facebook: "https://facebook.com/fcargishti",
      twitter: "https://twitter.com/fcargishti",
      instagram: "https://instagram.com/fcargishti",
      youtube: "https://youtube.com/@fcargishti",
    },
    videoChannel: "https://youtube.com/@fcargishti",
  },
  /** The fonts of the first view, by the beginning of their files' names. */
  preloadFonts: {
    en: [
      "sofia-sans-extra-condensed-latin-wght",
      "sofia-sans-latin-wght",
      "sofia-sans-extra-condensed-figures-wght",
      "sofia-sans-figures-wght",
    ],
    // The text's Latin letters too: the e-mail address has them.
    hy: [
      "noto-sans-armenian-headline",
      "noto-sans-armenian-label",
      "noto-sans-armenian-text",
      "sofia-sans-extra-condensed-figures-wght",
      "sofia-sans-figures-wght",
      "sofia-sans-latin-wght",
    ],
    ru: [
      "sofia-sans-extra-condensed-cyrillic-wght",
      "sofia-sans-cyrillic-wght",
      "sofia-sans-extra-condensed-figures-wght",
      "sofia-sans-figures-wght",
      "sofia-sans-latin-wght",
    ],
  },
  /** The colour of the browser's frame, dark and light. */
  themeColor: { dark: "#0F0B0A", light: "#F4EBE1" },
};
