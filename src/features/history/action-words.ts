import type { Language } from "#src/i18n/languages.ts";
import type { AuditAction } from "#src/records/audit-action.ts";

type Words = Record<Language, string>;

/** What was done, as staff say it: for the audit log and the dashboard's activity. */
const ACTION_WORDS: Record<AuditAction | "received", Words> = {
  create: { en: "created", hy: "ստեղծվել է", ru: "создано" },
  update: { en: "changed", hy: "փոփոխվել է", ru: "изменено" },
  delete: { en: "deleted", hy: "ջնջվել է", ru: "удалено" },
  restore: { en: "restored", hy: "վերականգնվել է", ru: "восстановлено" },
  publish: { en: "published", hy: "հրապարակվել է", ru: "опубликовано" },
  unpublish: { en: "unpublished", hy: "հանվել է հրապարակումից", ru: "снято с публикации" },
  received: { en: "received", hy: "ստացվել է", ru: "получено" },
  read: { en: "read", hy: "կարդացվել է", ru: "прочитано" },
  quarantine: { en: "marked as spam", hy: "նշվել է որպես սպամ", ru: "отмечено как спам" },
  release: { en: "marked as not spam", hy: "հանվել է սպամի նշումը", ru: "снята отметка «спам»" },
  reply: { en: "answered", hy: "ուղարկվել է պատասխան", ru: "отправлен ответ" },
  "write reply": {
    en: "reply written, not sent",
    hy: "պատասխանը գրվել է, չի ուղարկվել",
    ru: "ответ написан, не отправлен",
  },
  "discard reply": { en: "reply discarded", hy: "պատասխանը չեղարկվել է", ru: "ответ отменён" },
  export: { en: "downloaded as a file", hy: "ներբեռնվել է որպես ֆայլ", ru: "выгружено в файл" },
  sign_in: { en: "signed in", hy: "մուտք", ru: "вход" },
  sign_out: { en: "signed out", hy: "ելք", ru: "выход" },
  alert: {
    en: "too many wrong tries to sign in",
    hy: "մուտքի չափազանց շատ սխալ փորձեր",
    ru: "слишком много неверных попыток входа",
  },
  end_sessions: { en: "sessions ended", hy: "սեսիաներն ավարտվել են", ru: "сеансы завершены" },
  invitation_link: { en: "invitation link made", hy: "ստեղծվել է հրավերի հղում", ru: "создано приглашение" },
  reset_link: {
    en: "link for a new password made",
    hy: "ստեղծվել է նոր գաղտնաբառի հղում",
    ru: "создана ссылка для нового пароля",
  },
  accept_invitation: { en: "invitation accepted", hy: "հրավերն ընդունվել է", ru: "приглашение принято" },
  password_reset: {
    en: "new password set by a link",
    hy: "հղումով ընտրվել է նոր գաղտնաբառ",
    ru: "по ссылке задан новый пароль",
  },
  password_change: { en: "password changed", hy: "գաղտնաբառը փոխվել է", ru: "пароль изменён" },
  two_factor_on: {
    en: "two-factor authentication turned on",
    hy: "երկգործոն նույնականացումը միացվել է",
    ru: "двухфакторная аутентификация включена",
  },
  two_factor_off: {
    en: "two-factor authentication turned off",
    hy: "երկգործոն նույնականացումն անջատվել է",
    ru: "двухфакторная аутентификация отключена",
  },
  two_factor_reset: {
    en: "two-factor authentication taken off",
    hy: "երկգործոն նույնականացումը հանվել է",
    ru: "двухфакторная аутентификация снята",
  },
  recovery_codes: {
    en: "new backup codes made",
    hy: "ստեղծվել են նոր պահուստային կոդեր",
    ru: "созданы новые резервные коды",
  },
};

/** Who acts without an account: the demo's first content, the clock, the operator's tool. */
const SYSTEM = "system";
const SYSTEM_WORDS: Words = { en: SYSTEM, hy: "համակարգ", ru: "система" };

/** Who did it, as it is shown. */
export function whoInWords(name: string, language: Language): string {
  return name === SYSTEM ? SYSTEM_WORDS[language] : name;
}

/** An action in words; one that this version does not know is named as the log has it. */
export function inWords(action: string, language: Language): string {
  return (ACTION_WORDS as Record<string, Words | undefined>)[action]?.[language] ?? action;
}
