import { confirm } from "#src/features/office/confirm.tsx";
import type { AccountRow } from "../account.ts";
import type { AccountsOfficeText } from "../text/office.en.ts";

/** A link that somebody still holds ends with a new one, and a letter can't be taken back: asked first. */
export function askForLink(
  words: AccountsOfficeText,
  { username, email, is_pending }: AccountRow,
): Promise<boolean> {
  const letter = email ? words.linkMailed(email) : words.linkNotMailed;
  return confirm({
    text: is_pending ? words.invitationAsk(username) : words.resetAsk(username),
    hint: is_pending
      ? `${letter} ${words.earlierLinks}`
      : `${letter} ${words.earlierLinks} ${words.oldPassword}`,
    yes: words.makeLink,
  });
}
