import { staffWords } from "#src/i18n/staff-words.tsx";
import { PASSWORD_LENGTH } from "../account.ts";
import { accountFields } from "../account-fields.ts";

const { least, most } = PASSWORD_LENGTH;

/** The own profile: data, password, second factor, sessions. Source: glossary 3.10. */
export const profileWords = staffWords("en", {
  title: { en: "My profile", hy: "Իմ էջը", ru: "Мой профиль" },
  account: { en: "Account", hy: "Հաշիվ", ru: "Учётная запись" },
  loadFailed: {
    en: "Failed to load the profile",
    hy: "Չհաջողվեց բեռնել էջը",
    ru: "Не удалось загрузить профиль",
  },
  emailHint: {
    en: "A link for a new password is mailed there.",
    hy: "Այս հասցեին կուղարկվի նոր գաղտնաբառի հղումը։",
    ru: "На этот адрес придёт ссылка для нового пароля.",
  },
  emailPassword: {
    en: "Asked for because the e-mail address changes.",
    hy: "Պահանջվում է էլ. փոստի հասցեն փոխելու համար։",
    ru: "Нужен, потому что меняется адрес почты.",
  },
  language: accountFields.interface_language,
  languageHint: {
    en: "Used on every device where you sign in, and in letters to you.",
    hy: "Գործում է բոլոր սարքերում, որտեղ մուտք եք գործում, և ձեզ ուղղված նամակներում։",
    ru: "Действует на всех устройствах, где вы входите, и в письмах вам.",
  },
  languageUnset: {
    en: "As chosen in each browser",
    hy: "Ամեն դիտարկիչում՝ ըստ ընտրության",
    ru: "Как выбрано в каждом браузере",
  },
  saveFailed: {
    en: "The profile could not be saved",
    hy: "Չհաջողվեց պահպանել էջը",
    ru: "Не удалось сохранить профиль",
  },

  password: { en: "Change password", hy: "Փոխել գաղտնաբառը", ru: "Изменить пароль" },
  currentPassword: { en: "Current password", hy: "Ներկայիս գաղտնաբառ", ru: "Текущий пароль" },
  newPassword: { en: "New password", hy: "Նոր գաղտնաբառ", ru: "Новый пароль" },
  passwordRule: {
    en: `At least ${least} characters. Several words that don't belong together are easy to keep in mind and hard to guess.`,
    hy: `Առնվազն ${least} նիշ։ Իրար հետ կապ չունեցող մի քանի բառը հեշտ է հիշել, բայց դժվար է կռահել։`,
    ru: `Не менее ${least} символов. Несколько слов, не связанных между собой, легко запомнить и трудно угадать.`,
  },
  short: {
    en: `At least ${least} characters`,
    hy: `Առնվազն ${least} նիշ`,
    ru: `Не менее ${least} символов`,
  },
  long: {
    en: `At most ${most} characters`,
    hy: `Առավելագույնը ${most} նիշ`,
    ru: `Не более ${most} символов`,
  },
  easy: {
    en: "This password is easy to guess. Take several words that don't belong together.",
    hy: "Այս գաղտնաբառը հեշտ է կռահել։ Ընտրեք իրար հետ կապ չունեցող մի քանի բառ։",
    ru: "Этот пароль легко угадать. Возьмите несколько слов, не связанных между собой.",
  },
  wrongPassword: {
    en: "This is not your current password.",
    hy: "Սա ձեր ներկայիս գաղտնաբառը չէ։",
    ru: "Это не ваш текущий пароль.",
  },
  passwordChanged: {
    en: "The password is changed. You are signed out on every other device.",
    hy: "Գաղտնաբառը փոխված է։ Մյուս սարքերում սեսիաներն ավարտվել են։",
    ru: "Пароль изменён. На других устройствах сеансы завершены.",
  },
  lastChanged: {
    en: (date: string) => `Last changed ${date}`,
    hy: (date: string) => `Վերջին փոփոխությունը՝ ${date}`,
    ru: (date: string) => `Последнее изменение: ${date}`,
  },

  twoFactor: {
    en: "Two-factor authentication",
    hy: "Երկգործոն նույնականացում",
    ru: "Двухфакторная аутентификация",
  },
  twoFactorOff: {
    en: "Off. A stolen password alone opens this account.",
    hy: "Անջատված է։ Այս հաշիվը բացելու համար բավական է գողացված գաղտնաբառը։",
    ru: "Отключена. Одного украденного пароля хватит, чтобы войти.",
  },
  twoFactorWhat: {
    en: "An authenticator app on your phone shows a new code every 30 seconds; it is asked for when you sign in.",
    hy: "Հեռախոսի նույնականացման հավելվածը 30 վայրկյանը մեկ ցույց է տալիս նոր կոդ, որը պահանջվում է մուտք գործելիս։",
    ru: "Приложение-аутентификатор на телефоне показывает новый код каждые 30 секунд; он потребуется при входе.",
  },
  twoFactorOn: {
    en: (date: string) => `On since ${date}`,
    hy: (date: string) => `Միացված է՝ ${date}`,
    ru: (date: string) => `Включена с ${date}`,
  },
  codesLeft: {
    en: (n: number) => `Backup codes left: ${n} of 10`,
    hy: (n: number) => `Մնացած պահուստային կոդեր՝ ${n}/10`,
    ru: (n: number) => `Осталось резервных кодов: ${n} из 10`,
  },
  required: {
    en: "Administrators of this club sign in with two-factor authentication. Set it up; until then no other page opens.",
    hy: "Այս ակումբի ադմինիստրատորները մուտք են գործում երկգործոն նույնականացմամբ։ Միացրեք այն. մինչ այդ մյուս էջերը չեն բացվի։",
    ru: "Администраторы этого клуба входят с двухфакторной аутентификацией. Включите её: до этого другие страницы не откроются.",
  },
  cantTurnOff: {
    en: "Administrators of this club can't turn it off.",
    hy: "Այս ակումբի ադմինիստրատորները չեն կարող անջատել այն։",
    ru: "Администраторы этого клуба не могут её отключить.",
  },
  setUp: { en: "Set up", hy: "Միացնել", ru: "Настроить" },
  setUpLead: {
    en: "So that nobody who finds this device open can shut you out.",
    hy: "Որպեսզի բաց թողնված այս սարքից ոչ ոք չկարողանա փակել ձեր մուտքը։",
    ru: "Чтобы никто не закрыл вам доступ с оставленного без присмотра устройства.",
  },
  goOn: { en: "Continue", hy: "Շարունակել", ru: "Продолжить" },
  scan: { en: "Scan the QR code", hy: "Սկանավորեք QR կոդը", ru: "Отсканируйте QR-код" },
  scanHint: {
    en: "With an authenticator app, such as Aegis, 2FAS, Google or Microsoft Authenticator.",
    hy: "Նույնականացման հավելվածով, օրինակ՝ Aegis, 2FAS, Google կամ Microsoft Authenticator։",
    ru: "Приложением-аутентификатором, например Aegis, 2FAS, Google или Microsoft Authenticator.",
  },
  qrLabel: {
    en: "QR code with the secret key",
    hy: "Գաղտնի բանալիով QR կոդ",
    ru: "QR-код с секретным ключом",
  },
  secret: {
    en: "Or type this key into the app",
    hy: "Կամ մուտքագրեք այս բանալին հավելվածում",
    ru: "Или введите этот ключ в приложении",
  },
  openApp: {
    en: "Open in the app on this device",
    hy: "Բացել այս սարքի հավելվածում",
    ru: "Открыть в приложении на этом устройстве",
  },
  codeFromApp: {
    en: "The six digits that the app shows now",
    hy: "Վեց թվանշանը, որ հիմա ցույց է տալիս հավելվածը",
    ru: "Шесть цифр, которые сейчас показывает приложение",
  },
  turnOn: { en: "Turn on", hy: "Միացնել", ru: "Включить" },
  turnedOn: {
    en: "Two-factor authentication is on",
    hy: "Երկգործոն նույնականացումը միացված է",
    ru: "Двухфакторная аутентификация включена",
  },
  turnOff: { en: "Turn off", hy: "Անջատել", ru: "Отключить" },
  turnOffLead: {
    en: "After this the password alone opens your account.",
    hy: "Սրանից հետո ձեր հաշիվը կբացվի միայն գաղտնաբառով։",
    ru: "После этого для входа хватит одного пароля.",
  },
  turnedOff: {
    en: "Two-factor authentication is off",
    hy: "Երկգործոն նույնականացումն անջատված է",
    ru: "Двухфакторная аутентификация отключена",
  },
  backupCodes: { en: "Backup codes", hy: "Պահուստային կոդեր", ru: "Резервные коды" },
  backupCodesLead: {
    en: "Each signs you in once when the phone is not at hand. They are shown only now: keep them away from the phone.",
    hy: "Ամեն մեկով կարող եք մեկ անգամ մուտք գործել, երբ հեռախոսը ձեռքի տակ չէ։ Ցուցադրվում են միայն հիմա. պահեք հեռախոսից առանձին։",
    ru: "Каждым можно войти один раз, когда телефона нет под рукой. Они показываются только сейчас: храните их отдельно от телефона.",
  },
  newCodes: { en: "New backup codes", hy: "Նոր պահուստային կոդեր", ru: "Новые резервные коды" },
  newCodesLead: {
    en: "Ten new codes; the old ones stop working.",
    hy: "Տասը նոր կոդ. հներն այլևս չեն գործի։",
    ru: "Десять новых кодов; старые перестанут действовать.",
  },
  makeCodes: { en: "Make new codes", hy: "Ստեղծել նոր կոդեր", ru: "Создать новые коды" },
  copy: { en: "Copy", hy: "Պատճենել", ru: "Копировать" },
  copied: { en: "Copied", hy: "Պատճենված է", ru: "Скопировано" },
  download: { en: "Download", hy: "Ներբեռնել", ru: "Скачать" },
  codesKept: { en: "I have kept them", hy: "Պահեցի", ru: "Коды сохранены" },
  leaveCodes: {
    en: "Close without keeping the codes?",
    hy: "Փակե՞լ առանց կոդերը պահելու",
    ru: "Закрыть, не сохранив коды?",
  },
  leaveCodesHint: {
    en: "They can't be shown again; you can make new ones.",
    hy: "Դրանք այլևս չեն ցուցադրվի. կարող եք ստեղծել նորերը։",
    ru: "Показать их снова нельзя; можно создать новые.",
  },

  sessions: { en: "Active sessions", hy: "Ակտիվ սեսիաներ", ru: "Активные сеансы" },
  endOthers: {
    en: "Sign out of all others",
    hy: "Դուրս գալ մյուս բոլոր սարքերից",
    ru: "Завершить все остальные",
  },
  sessionEnded: { en: "Signed out", hy: "Սեսիան ավարտված է", ru: "Сеанс завершён" },
});
