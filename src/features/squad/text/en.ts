import { plural } from "#src/i18n/plural.ts";

export const squad = {
  heading: "Team and staff",
  lead: "The people who play, train and run the club",
  keywords: "squad, players, coaches, staff, management",
  tabs: {
    management: "Management",
    coaching: "Coaching staff",
    administration: "Administration",
    players: "Players",
  },
  tabsLabel: "Groups",
  positions: {
    Goalkeeper: "Goalkeepers",
    Defender: "Defenders",
    Midfielder: "Midfielders",
    Forward: "Forwards",
  } as Record<string, string>,
  captain: "Captain",
  details: "Details",
  close: "Close",
  number: "Number",
  shirt: (number: number) => `No.\u00a0${number}`,
  position: "Position",
  role: "Role",
  age: "Age",
  years: (n: number) => `${n} ${plural("en", n, { one: "year", other: "years" })}`,
  noAge: "n/a",
  born: "Date of birth",
  nationality: "Nationality",
  height: "Height",
  weight: "Weight",
  centimetres: "cm",
  kilograms: "kg",
  hired: "With the club since",
  phone: "Phone",
  email: "E-mail",
  bio: "Biography",
  none: "No team members found",
  noneHint: "This part of the page will be filled soon.",
};

export type SquadText = typeof squad;
