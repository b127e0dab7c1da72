import { errorMessages, type Message } from "#src/errors/messages.ts";
import { leastPasswordLength, PASSWORD_LENGTH, type PasswordFault } from "./account.ts";

/** Sign-in, accounts, passwords, the second factor and one-time links: what each may refuse with. */
export const accountErrors = errorMessages(
  "accounts",
  {
    wrong_credentials: [
      "Wrong credentials. Please check your login and password.",
      "Սխալ մուտքային տվյալներ։ Ստուգեք օգտանունը և գաղտնաբառը։",
      "Неверные учетные данные. Пожалуйста, проверьте логин и пароль.",
    ],
    too_many_sign_ins: [
      "Too many attempts to sign in. Wait a few minutes and try again.",
      "Մուտքի չափազանց շատ փորձեր։ Սպասեք մի քանի րոպե և նորից փորձեք։",
      "Слишком много попыток входа. Подождите несколько минут и попробуйте снова.",
    ],
    too_many_at_once: [
      "Too many people are signing in at this moment. Try again in a few seconds.",
      "Այս պահին չափազանց շատերն են մուտք գործում։ Նորից փորձեք մի քանի վայրկյանից։",
      "Сейчас входит слишком много людей. Попробуйте снова через несколько секунд.",
    ],
    too_many_tries: [
      "Too many wrong tries. Wait a few minutes and try again.",
      "Չափազանց շատ սխալ փորձեր։ Սպասեք մի քանի րոպե և նորից փորձեք։",
      "Слишком много неверных попыток. Подождите несколько минут и попробуйте снова.",
    ],
    too_many_passwords: [
      "The password was changed too often. Wait a few minutes and try again.",
      "Գաղտնաբառը չափազանց հաճախ է փոխվել։ Սպասեք մի քանի րոպե և նորից փորձեք։",
      "Пароль менялся слишком часто. Подождите несколько минут и попробуйте снова.",
    ],
    too_many_codes: [
      "Too many wrong codes. Wait a few minutes and try again.",
      "Չափազանց շատ սխալ կոդեր։ Սպասեք մի քանի րոպե և նորից փորձեք։",
      "Слишком много неверных кодов. Подождите несколько минут и попробуйте снова.",
    ],
    code_needed: [
      "Enter the code from your authenticator app, or a recovery code.",
      "Մուտքագրեք նույնականացման հավելվածի կոդը կամ պահուստային կոդը։",
      "Введите код из приложения-аутентификатора или резервный код.",
    ],
    code_required: ["Enter the code.", "Մուտքագրեք կոդը։", "Введите код."],
    code_wrong: [
      "This code is not right, or it was used already. Wait for the next one and try again.",
      "Կոդը սխալ է կամ արդեն օգտագործվել է։ Սպասեք հաջորդին և փորձեք նորից։",
      "Код неверен или уже использован. Дождитесь следующего и попробуйте снова.",
    ],
    username_required: ["Enter your username.", "Մուտքագրեք օգտանունը։", "Введите логин."],
    username_format: [
      "A username has 2 to 64 letters, digits, dots, dashes or underscores.",
      "Օգտանունն ունի 2–64 տառ, թվանշան, կետ, գծիկ կամ ընդգծում։",
      "В логине от 2 до 64 букв, цифр, точек, дефисов или подчёркиваний.",
    ],
    username_taken: [
      'The username "{name}" is taken.',
      "«{name}» օգտանունն զբաղված է։",
      "Логин «{name}» занят.",
    ],
    no_account: [
      'There is no account "{name}".',
      "«{name}» օգտանունով հաշիվ չկա։",
      "Учётной записи «{name}» нет.",
    ],
    password_required: ["Enter your password.", "Մուտքագրեք գաղտնաբառը։", "Введите пароль."],
    current_password_required: [
      "Enter your current password.",
      "Մուտքագրեք ներկայիս գաղտնաբառը։",
      "Введите текущий пароль.",
    ],
    current_password_wrong: [
      "This is not your current password.",
      "Սա ձեր ներկայիս գաղտնաբառը չէ։",
      "Это не ваш текущий пароль.",
    ],
    password_short: [
      "A password has at least {n} characters.",
      "Գաղտնաբառն ունի առնվազն {n} նիշ։",
      "В пароле не менее {n} символов.",
    ],
    password_long: [
      "A password has at most {n} characters.",
      "Գաղտնաբառն ունի առավելագույնը {n} նիշ։",
      "В пароле не более {n} символов.",
    ],
    password_easy: [
      "This password is easy to guess. Take several words that don't belong together.",
      "Այս գաղտնաբառը հեշտ է կռահել։ Ընտրեք իրար հետ կապ չունեցող մի քանի բառ։",
      "Этот пароль легко угадать. Возьмите несколько слов, не связанных между собой.",
    ],
    own_password: [
      "Change your own password in your profile.",
      "Ձեր գաղտնաբառը փոխեք ձեր էջում։",
      "Измените свой пароль в профиле.",
    ],
    own_email: [
      "Change your own e-mail address in your profile, where your password is asked for.",
      "Ձեր էլ. փոստը փոխեք ձեր էջում, որտեղ պահանջվում է գաղտնաբառը։",
      "Измените свою почту в профиле: там нужен пароль.",
    ],
    own_role: [
      "Nobody changes their own role or disables themselves. Ask another admin.",
      "Սեփական դերն ու մուտքը փոխել հնարավոր չէ։ Դիմեք մեկ այլ ադմինիստրատորի։",
      "Свою роль изменить нельзя, закрыть себе доступ тоже. Обратитесь к другому администратору.",
    ],
    own_two_factor: [
      "Turn your own second factor off in your profile.",
      "Ձեր երկգործոն նույնականացումն անջատեք ձեր էջում։",
      "Свою двухфакторную аутентификацию отключайте в профиле.",
    ],
    last_admin: [
      "This is the last admin who can sign in. Make somebody else an admin first.",
      "Սա վերջին ադմինիստրատորն է, որը կարող է մուտք գործել։ Նախ մեկ ուրիշին դարձրեք ադմինիստրատոր։",
      "Это последний администратор, который может войти. Сначала сделайте администратором кого-то ещё.",
    ],
    account_disabled: [
      "This account is disabled. Enable it before you make a link.",
      "Այս օգտատիրոջ մուտքը փակված է։ Հղում ստեղծելուց առաջ բացեք այն։",
      "Доступ этого пользователя закрыт. Откройте его, прежде чем создавать ссылку.",
    ],
    session_ended: [
      "This session has ended already.",
      "Այս սեսիան արդեն ավարտվել է։",
      "Этот сеанс уже завершён.",
    ],
    two_factor_first: [
      "Admins of this club sign in with a second factor. Set it up in your profile first.",
      "Այս ակումբի ադմինիստրատորները մուտք են գործում երկգործոն նույնականացմամբ։ Նախ միացրեք այն ձեր էջում։",
      "Администраторы этого клуба входят с двухфакторной аутентификацией. Сначала включите её в профиле.",
    ],
    two_factor_stays: [
      "Admins of this club sign in with a second factor; it can't be turned off.",
      "Այս ակումբի ադմինիստրատորները մուտք են գործում երկգործոն նույնականացմամբ. այն անջատել հնարավոր չէ։",
      "Администраторы этого клуба входят с двухфакторной аутентификацией; отключить её нельзя.",
    ],
    two_factor_on: [
      "The second factor is on already.",
      "Երկգործոն նույնականացումն արդեն միացված է։",
      "Двухфакторная аутентификация уже включена.",
    ],
    two_factor_off: [
      "The second factor is off already.",
      "Երկգործոն նույնականացումն արդեն անջատված է։",
      "Двухфакторная аутентификация уже отключена.",
    ],
    two_factor_not_begun: [
      "Begin the set-up of the second factor first.",
      "Նախ սկսեք երկգործոն նույնականացման կարգավորումը։",
      "Начните с настройки двухфакторной аутентификации.",
    ],
    two_factor_needed: [
      "Turn the second factor on first.",
      "Նախ միացրեք երկգործոն նույնականացումը։",
      "Сначала включите двухфакторную аутентификацию.",
    ],
    other_secret_key: [
      "The server's secret key is not the one that this account's second factor was set up with. Ask the operator.",
      "Սերվերի գաղտնի բանալին այն չէ, որով միացվել է այս հաշվի երկգործոն նույնականացումը։ Դիմեք սերվերի պատասխանատուին։",
      "Секретный ключ сервера не тот, с которым включали двухфакторную аутентификацию. Обратитесь к тому, кто отвечает за сервер.",
    ],
    link_used: [
      "This link has been used, or a newer one replaced it. Ask an admin for a new one.",
      "Այս հղումն արդեն օգտագործվել է կամ փոխարինվել նորով։ Ադմինիստրատորից խնդրեք նոր հղում։",
      "Эта ссылка уже использована или заменена новой. Попросите новую у администратора.",
    ],
    link_expired: [
      "This link has expired. Ask an admin for a new one.",
      "Այս հղման ժամկետն անցել է։ Ադմինիստրատորից խնդրեք նոր հղում։",
      "Срок действия ссылки истёк. Попросите новую у администратора.",
    ],
    no_link: [
      "There is no such link. Copy the whole address, to its end.",
      "Այդպիսի հղում չկա։ Պատճենեք ամբողջ հասցեն՝ մինչև վերջ։",
      "Такой ссылки нет. Скопируйте адрес целиком, до конца.",
    ],
    pass_of_another_match: [
      "This device is let in for another match. Sign in to write this one.",
      "Այս սարքը մուտքի իրավունք ունի այլ խաղի համար։ Այս խաղը վարելու համար մուտք գործեք։",
      "Это устройство допущено к другому матчу. Чтобы вести этот, войдите.",
    ],
  },
  { wrong_credentials: "ru" },
);

/** Why a password is refused, in words. */
export function passwordRefusal(fault: PasswordFault, hasTwoFactor: boolean): Message {
  if (fault === "short") return accountErrors.password_short({ n: leastPasswordLength(hasTwoFactor) });
  if (fault === "long") return accountErrors.password_long({ n: PASSWORD_LENGTH.most });
  return accountErrors.password_easy();
}
