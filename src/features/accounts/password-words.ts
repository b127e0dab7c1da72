import { club } from "#club/club.ts";

/** What strangers try first at this club's door: its names, its town, and the account's own name. */
export function passwordWords(username: string, email = ""): string[] {
  return [
    username,
    email.split("@")[0] ?? "",
    club.keyword,
    ...Object.values(club.shortName),
    ...Object.values(club.town),
  ];
}
