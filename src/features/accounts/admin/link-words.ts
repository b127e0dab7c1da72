import { staffWords } from "#src/i18n/staff-words.tsx";

/** The page behind a one-time link; its password rules are the profile's. */
export const linkWords = staffWords("en", {
  invitation: {
    en: "Welcome to the back office",
    hy: "Բարի գալուստ կառավարման վահանակ",
    ru: "Добро пожаловать в панель управления",
  },
  reset: { en: "A new password", hy: "Նոր գաղտնաբառ", ru: "Новый пароль" },
  lead: {
    en: "Choose the password with which you will sign in.",
    hy: "Ընտրեք գաղտնաբառը, որով մուտք կգործեք։",
    ru: "Придумайте пароль, с которым будете входить.",
  },
  set: { en: "Set the password", hy: "Պահպանել գաղտնաբառը", ru: "Сохранить пароль" },
  done: { en: "The password is set", hy: "Գաղտնաբառը պահպանված է", ru: "Пароль сохранён" },
  doneHint: {
    en: "Now sign in with it.",
    hy: "Հիմա մուտք գործեք դրանով։",
    ru: "Теперь войдите с ним.",
  },
  toSignIn: { en: "To the sign-in", hy: "Անցնել մուտքի էջ", ru: "Перейти ко входу" },
  expired: { en: "This link has expired", hy: "Այս հղման ժամկետն անցել է", ru: "Срок действия ссылки истёк" },
  used: {
    en: "This link was used already",
    hy: "Այս հղումն արդեն օգտագործվել է",
    ru: "Эта ссылка уже использована",
  },
  usedHint: {
    en: "Or a newer one replaced it. If you have set your password, sign in; otherwise ask an administrator of the club for a new link.",
    hy: "Կամ այն փոխարինվել է նորով։ Եթե գաղտնաբառն արդեն ընտրել եք, մուտք գործեք, այլապես ադմինիստրատորից խնդրեք նոր հղում։",
    ru: "Или её заменила новая. Если пароль уже придуман, войдите; если нет, попросите у администратора клуба новую ссылку.",
  },
  expiredHint: {
    en: "Ask an administrator of the club for a new one.",
    hy: "Ադմինիստրատորից խնդրեք նոր հղում։",
    ru: "Попросите у администратора клуба новую.",
  },
  unknown: { en: "There is no such link", hy: "Այդպիսի հղում չկա", ru: "Такой ссылки нет" },
  unknownHint: {
    en: "Copy the whole address, to its end, or ask an administrator of the club for a new link.",
    hy: "Պատճենեք ամբողջ հասցեն՝ մինչև վերջ, կամ ադմինիստրատորից խնդրեք նոր հղում։",
    ru: "Скопируйте адрес целиком, до конца, или попросите у администратора клуба новую ссылку.",
  },
});
