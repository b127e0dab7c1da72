import { staffWords } from "#src/i18n/staff-words.tsx";
import { accountFields, roleWords } from "../account-fields.ts";

/** The list of users and its dialogs. Source: glossary 3.10. */
export const accountsWords = staffWords("en", {
  title: { en: "Users", hy: "Օգտատերեր", ru: "Пользователи" },
  add: { en: "Add user", hy: "Ավելացնել օգտատեր", ru: "Добавить пользователя" },
  search: {
    en: "Search by username or e-mail",
    hy: "Որոնել օգտանունով կամ էլ. փոստով",
    ru: "Поиск по логину или эл. почте",
  },
  email: accountFields.email,
  displayName: accountFields.display_name,
  displayNameHint: {
    en: "Shown in place of the username, e.g. in the history. It may be empty.",
    hy: "Ցուցադրվում է օգտանվան փոխարեն, օրինակ՝ պատմության մեջ։ Կարելի է չլրացնել։",
    ru: "Показывается вместо логина, например в истории. Можно не указывать.",
  },
  role: accountFields.role,
  ...roleWords,
  roleHint: {
    en: "Editors work on content and messages. Administrators also manage users, analytics and the audit log.",
    hy: "Խմբագիրներն աշխատում են նյութերի և հաղորդագրությունների հետ։ Ադմինիստրատորները նաև կառավարում են օգտատերերին, վերլուծությունն ու գործողությունների մատյանը։",
    ru: "Редакторы работают с материалами и сообщениями. Администраторы также управляют пользователями, аналитикой и журналом действий.",
  },
  twoFactor: { en: "Two-factor", hy: "Երկգործոն", ru: "Двухфакторная" },
  on: { en: "On", hy: "Միացված", ru: "Включена" },
  off: { en: "Off", hy: "Անջատված", ru: "Выключена" },
  lastSignIn: { en: "Last sign-in", hy: "Վերջին մուտքը", ru: "Последний вход" },
  never: { en: "Never", hy: "Դեռ չի եղել", ru: "Ещё не было" },
  state: { en: "State", hy: "Վիճակ", ru: "Состояние" },
  active: accountFields.is_active,
  invited: { en: "Invited", hy: "Հրավիրված", ru: "Приглашён" },
  disabled: { en: "Disabled", hy: "Անջատված", ru: "Отключён" },
  you: { en: "you", hy: "դուք", ru: "вы" },
  none: { en: "No users found", hy: "Օգտատերեր չեն գտնվել", ru: "Пользователи не найдены" },
  noneHint: {
    en: "Try another word or another state.",
    hy: "Փորձեք այլ բառ կամ այլ վիճակ։",
    ru: "Попробуйте другое слово или состояние.",
  },
  loadFailed: {
    en: "Failed to load the users",
    hy: "Չհաջողվեց բեռնել օգտատերերին",
    ru: "Не удалось загрузить пользователей",
  },
  saveFailed: {
    en: "The change could not be saved",
    hy: "Չհաջողվեց պահպանել փոփոխությունը",
    ru: "Не удалось сохранить изменение",
  },

  addLead: {
    en: "They get a one-time link by which they choose their own password.",
    hy: "Նա կստանա մեկանգամյա հղում, որով ինքը կընտրի իր գաղտնաբառը։",
    ru: "Человек получит одноразовую ссылку, по которой сам придумает пароль.",
  },
  usernameHint: {
    en: "Letters, digits, dots, dashes, underscores; at least 2.",
    hy: "Տառեր, թվանշաններ, կետ, գծիկ, ընդգծում՝ առնվազն 2 նիշ։",
    ru: "Буквы, цифры, точка, дефис, подчёркивание; не менее 2.",
  },
  usernameTaken: {
    en: "This username is taken.",
    hy: "Այս օգտանունն զբաղված է։",
    ru: "Этот логин занят.",
  },
  emailHint: {
    en: "The link is mailed there. It may be empty: then pass the link on yourself.",
    hy: "Հղումը կուղարկվի այս հասցեին։ Կարելի է չլրացնել. այդ դեպքում հղումը փոխանցեք ինքներդ։",
    ru: "Ссылка уйдёт на этот адрес. Можно не указывать: тогда передайте ссылку сами.",
  },
  emailInvalid: {
    en: "Enter a valid e-mail address",
    hy: "Գրեք ճիշտ էլ. հասցե",
    ru: "Укажите правильный адрес электронной почты",
  },
  invite: { en: "Add and make the link", hy: "Ավելացնել և ստեղծել հղումը", ru: "Добавить и создать ссылку" },

  invitationLink: { en: "Invitation link", hy: "Հրավերի հղում", ru: "Ссылка-приглашение" },
  resetLink: { en: "Link for a new password", hy: "Նոր գաղտնաբառի հղում", ru: "Ссылка для нового пароля" },
  newInvitation: {
    en: "New invitation link",
    hy: "Նոր հրավերի հղում",
    ru: "Новая ссылка-приглашение",
  },
  makeReset: {
    en: "Send a link for a new password",
    hy: "Ուղարկել նոր գաղտնաբառի հղում",
    ru: "Отправить ссылку для нового пароля",
  },
  linkOnce: {
    en: (date: string) =>
      `It works once, until ${date}, and is shown only now. Earlier links no longer work.`,
    hy: (date: string) =>
      `Գործում է մեկ անգամ, մինչև ${date}, և ցուցադրվում է միայն հիմա։ Նախորդ հղումներն այլևս չեն գործում։`,
    ru: (date: string) =>
      `Действует один раз, до ${date}, и показывается только сейчас. Прежние ссылки больше не действуют.`,
  },
  mail_sent: {
    en: (email: string) => `Also mailed to: ${email}`,
    hy: (email: string) => `Ուղարկվել է նաև էլ. փոստով՝ ${email}`,
    ru: (email: string) => `Отправлена и по почте: ${email}`,
  },
  mail_outbox: {
    en: "No mail server is set up, so the letter stays on the server. Pass the link on yourself.",
    hy: "Փոստային սերվեր կարգավորված չէ, ուստի նամակը մնացել է սերվերում։ Հղումը փոխանցեք ինքներդ։",
    ru: "Почтовый сервер не настроен, поэтому письмо осталось на сервере. Передайте ссылку сами.",
  },
  mail_failed: {
    en: "The letter could not be sent. Pass the link on yourself.",
    hy: "Նամակը չհաջողվեց ուղարկել։ Հղումը փոխանցեք ինքներդ։",
    ru: "Письмо не удалось отправить. Передайте ссылку сами.",
  },
  mail_none: {
    en: "There is no e-mail address. Pass the link on yourself.",
    hy: "Էլ. հասցե նշված չէ։ Հղումը փոխանցեք ինքներդ։",
    ru: "Адрес почты не указан. Передайте ссылку сами.",
  },
  copyLink: { en: "Copy link", hy: "Պատճենել հղումը", ru: "Скопировать ссылку" },
  copied: { en: "Copied", hy: "Պատճենված է", ru: "Скопировано" },
  done: { en: "Done", hy: "Պատրաստ է", ru: "Готово" },

  ownRole: {
    en: "Nobody changes their own role or disables themselves. Ask another administrator.",
    hy: "Սեփական դերն ու մուտքը փոխել հնարավոր չէ։ Դիմեք մեկ այլ ադմինիստրատորի։",
    ru: "Свою роль изменить нельзя, закрыть себе доступ тоже. Обратитесь к другому администратору.",
  },
  ownEmail: {
    en: "You change it in your profile, where your password is asked for.",
    hy: "Այն կարող եք փոխել ձեր էջում, որտեղ պահանջվում է գաղտնաբառը։",
    ru: "Меняется в профиле: там нужен пароль.",
  },
  access: { en: "Access", hy: "Մուտք", ru: "Доступ" },
  signOutEverywhere: {
    en: "Sign out everywhere",
    hy: "Ավարտել բոլոր սեսիաները",
    ru: "Завершить все сеансы",
  },
  signOutAsk: {
    en: (name: string) => `Sign out everywhere: ${name}?`,
    hy: (name: string) => `Ավարտե՞լ բոլոր սեսիաները՝ ${name}`,
    ru: (name: string) => `Завершить все сеансы: ${name}?`,
  },
  signedOut: {
    en: (n: number) => `Sessions ended: ${n}`,
    hy: (n: number) => `Ավարտված սեսիաներ՝ ${n}`,
    ru: (n: number) => `Завершено сеансов: ${n}`,
  },
  resetTwoFactor: {
    en: "Turn off two-factor authentication",
    hy: "Անջատել երկգործոն նույնականացումը",
    ru: "Отключить двухфакторную аутентификацию",
  },
  resetTwoFactorAsk: {
    en: (name: string) => `Turn off two-factor authentication: ${name}?`,
    hy: (name: string) => `Անջատե՞լ երկգործոն նույնականացումը՝ ${name}`,
    ru: (name: string) => `Отключить двухфакторную аутентификацию: ${name}?`,
  },
  resetTwoFactorHint: {
    en: "For somebody who lost the phone and the backup codes. Make sure that it is really them. They are signed out everywhere and then sign in with the password alone.",
    hy: "Նրա համար, ով կորցրել է հեռախոսն ու պահուստային կոդերը։ Համոզվեք, որ դա իսկապես նա է։ Բոլոր սեսիաները կավարտվեն, և մուտքը կլինի միայն գաղտնաբառով։",
    ru: "Для того, кто потерял телефон и резервные коды. Убедитесь, что это действительно он. Все сеансы завершатся, и вход будет только по паролю.",
  },
  twoFactorOff: {
    en: "Two-factor authentication is off",
    hy: "Երկգործոն նույնականացումն անջատված է",
    ru: "Двухфакторная аутентификация отключена",
  },
  disable: { en: "Disable", hy: "Փակել մուտքը", ru: "Закрыть доступ" },
  enable: { en: "Enable", hy: "Բացել մուտքը", ru: "Открыть доступ" },
  disableAsk: {
    en: (name: string) => `Disable this user: ${name}?`,
    hy: (name: string) => `Փակե՞լ մուտքը՝ ${name}`,
    ru: (name: string) => `Закрыть доступ: ${name}?`,
  },
  disableHint: {
    en: "They are signed out at once and can't sign in until you enable them again. Nothing they made is deleted.",
    hy: "Բոլոր սեսիաներն անմիջապես կավարտվեն, և նա չի կարողանա մուտք գործել, մինչև նորից չմիացնեք։ Նրա ստեղծածից ոչինչ չի ջնջվի։",
    ru: "Все сеансы завершатся сразу, и войти не получится, пока вы снова не откроете доступ. Ничего из созданного не удаляется.",
  },
  disabledNow: {
    en: (name: string) => `Disabled: ${name}`,
    hy: (name: string) => `Մուտքը փակված է՝ ${name}`,
    ru: (name: string) => `Доступ закрыт: ${name}`,
  },
  enabledNow: {
    en: (name: string) => `Enabled: ${name}`,
    hy: (name: string) => `Մուտքը բացված է՝ ${name}`,
    ru: (name: string) => `Доступ открыт: ${name}`,
  },
  sessions: { en: "Active sessions", hy: "Ակտիվ սեսիաներ", ru: "Активные сеансы" },
  noSessions: {
    en: "Not signed in anywhere",
    hy: "Ոչ մի սարքում մուտք չի գործել",
    ru: "Нигде не выполнен вход",
  },
  thisDevice: { en: "This device", hy: "Այս սարքը", ru: "Это устройство" },
  program: { en: "Program (API)", hy: "Ծրագիր (API)", ru: "Программа (API)" },
  unknownBrowser: { en: "Unknown browser", hy: "Անհայտ դիտարկիչ", ru: "Неизвестный браузер" },
  lastUsed: {
    en: (time: string) => `last used ${time}`,
    hy: (time: string) => `վերջին գործողությունը՝ ${time}`,
    ru: (time: string) => `последнее действие: ${time}`,
  },
  signedInAt: {
    en: (time: string) => `signed in ${time}`,
    hy: (time: string) => `մուտքը՝ ${time}`,
    ru: (time: string) => `вход: ${time}`,
  },
  endSession: { en: "Sign out", hy: "Ավարտել", ru: "Завершить" },
});
