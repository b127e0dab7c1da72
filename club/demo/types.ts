/**
 * The shapes of the demo content. Plain data: the features read it once, on the first start of the
 * demo, and write it through their own commands. Texts are in English, Armenian and (where given) Russian.
 */

/** A text in the three languages; Russian may be missing, as in real life. */
export interface Localized {
  en: string;
  hy: string;
  ru?: string;
}

export type DemoCategorySlug = "matches" | "transfers" | "academy" | "club" | "interviews" | "tickets";

export interface DemoCategory {
  slug: DemoCategorySlug;
  name: Required<Localized>;
}

export interface DemoArticle {
  /** English slug, unique, e.g. "east-terrace-reopens". */
  key: string;
  category: DemoCategorySlug;
  /** Whole days before the first start on which it was published; the hour comes from the key. */
  daysAgo: number;
  /** A picture under /club/pictures/, or null for none. */
  picture: string | null;
  featured?: boolean;
  draft?: boolean;
  title: Localized;
  excerpt: Localized;
  /** Markdown: headings from ##, lists, quotes, links. */
  content: Localized;
}

export interface DemoPlayer {
  jersey_number: number;
  first_name: Required<Localized>;
  last_name: Required<Localized>;
  position: "Goalkeeper" | "Defender" | "Midfielder" | "Forward";
  /** ISO date, e.g. "2001-04-17". */
  birth_date: string;
  nationality: Required<Localized>;
  height: number;
  weight: number;
  /** A picture under /club/players/, or null. */
  picture: string | null;
  bio: Localized | null;
  captain?: boolean;
  inactive?: boolean;
  /** ISO date of the first match in which he may play; he came before the first season unless told. */
  from?: string;
  /** ISO date from which on he doesn't play: an injury, a farewell. */
  until?: string;
  /** What befell him; what is still to come when the demo starts is left out. */
  spells?: DemoSpell[];
}

export interface DemoSpell {
  kind: "transfer" | "loan" | "injury";
  /** ISO date; absent for the day on which the demo starts. */
  from?: string;
  until?: string;
  /** The key of the club from which he came; absent for one of no list. */
  fromClub?: string;
  reason?: Required<Localized>;
}

export interface DemoStaff {
  first_name: Required<Localized>;
  last_name: Required<Localized>;
  department: "coaching" | "medical" | "administration" | "management";
  role: Required<Localized>;
  hire_date: string | null;
  phone: string | null;
  email: string | null;
  picture: string | null;
  bio: Localized | null;
  inactive?: boolean;
}

export interface DemoPartner {
  name: string;
  url: string;
  /** A picture under /club/partners/. */
  logo: string;
  banner: string | null;
  category: "title" | "partner";
  header_text: Localized | null;
  partners_text: Localized | null;
  table_text: Localized | null;
  matches_text: Localized | null;
  is_active: boolean;
  display_in_header: boolean;
  display_in_footer: boolean;
  display_in_matches: boolean;
  display_in_table: boolean;
  display_in_partners: boolean;
}

export interface DemoMessage {
  name: string;
  email: string;
  subject: string | null;
  message: string;
  daysAgo: number;
  read: boolean;
  /** The club's answer, if it was given. */
  reply?: string;
}
