export const ROLES = ["admin", "editor"] as const;
export type Role = (typeof ROLES)[number];

export const PASSWORD_LENGTH = { least: 12, most: 256 };

/** Passwords that guessers try first, in lower case; length alone keeps out the shorter ones. */
const COMMON = [
  "password",
  "passw0rd",
  "qwerty",
  "qwertyuiop",
  "1q2w3e4r",
  "letmein",
  "welcome",
  "iloveyou",
  "football",
  "administrator",
  "changeme",
  "trustno1",
  "123456",
  "654321",
  "111111",
  "000000",
  "abc123",
  "йцукен",
  "пароль",
];

/**
 * Why a password is refused, or undefined when it is good. Length decides; no rules about signs or digits,
 * which only make people write `Password1!`.
 * @param words the club's own words and the username, which strangers try too
 */
export function passwordFault(password: string, words: string[]): string | undefined {
  const plain = password.normalize("NFKC");
  if ([...plain].length < PASSWORD_LENGTH.least) {
    return `A password has at least ${PASSWORD_LENGTH.least} characters.`;
  }
  if ([...plain].length > PASSWORD_LENGTH.most)
    return `A password has at most ${PASSWORD_LENGTH.most} characters.`;
  const rest = [
    ...COMMON,
    ...words.map((word) => word.toLowerCase()).filter((word) => word.length >= 3),
  ].reduce((left, word) => left.replaceAll(word, ""), plain.toLowerCase());
  if (new Set(rest.replace(/[\s\d!.,_-]/g, "")).size < 4) {
    return "This password is easy to guess. Take several words that don't belong together.";
  }
  return undefined;
}

/** Usernames are compared in lower case: "Admin" and "admin" are one. */
export function foldUsername(username: string): string {
  return username.normalize("NFKC").trim().toLowerCase();
}
