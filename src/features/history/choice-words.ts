import type { Language } from "#src/i18n/languages.ts";

type Words = Record<Language, string>;

const words = (en: string, hy: string, ru: string): Words => ({ en, hy, ru });

/** Values that are chosen from a list, as the forms name them; by record and field. */
const CHOICES: Record<string, Record<string, Words>> = {
  "matches.status": {
    scheduled: words("Scheduled", "Նախատեսված", "Запланирован"),
    live: words("Live", "Ընթանում է", "Идёт матч"),
    finished: words("Finished", "Ավարտված", "Завершён"),
    postponed: words("Postponed", "Հետաձգված", "Перенесён"),
    cancelled: words("Cancelled", "Չեղարկված", "Отменён"),
  },
  "match_events.event_type": {
    goal: words("Goal", "Գոլ", "Гол"),
    yellow_card: words("Yellow card", "Դեղին քարտ", "Жёлтая карточка"),
    red_card: words("Red card", "Կարմիր քարտ", "Красная карточка"),
    substitution_in: words("Substitution: on", "Մտավ խաղադաշտ", "Вышел на поле"),
    substitution_out: words("Substitution: off", "Փոխարինվեց", "Заменён"),
    penalty_scored: words("Penalty scored", "Գոլ 11-մետրանոցից", "Гол с пенальти"),
    penalty_missed: words("Penalty missed", "Չիրացված 11-մետրանոց", "Нереализованный пенальти"),
    own_goal: words("Own goal", "Ինքնագոլ", "Автогол"),
  },
  "match_events.team_type": {
    home: words("Home team", "Տանտեր թիմ", "Хозяева"),
    away: words("Away team", "Հյուր թիմ", "Гости"),
  },
  "staff.department": {
    coaching: words("Coaching staff", "Մարզչական կազմ", "Тренерский штаб"),
    medical: words("Medical", "Բժշկական", "Медицинский штаб"),
    administration: words("Administration", "Վարչական կազմ", "Администрация"),
    management: words("Management", "Ղեկավարություն", "Руководство"),
  },
  "partners.category": {
    title: words("Title sponsor", "Գլխավոր հովանավոր", "Титульный спонсор"),
    partner: words("Partner", "Գործընկեր", "Партнёр"),
  },
  "accounts.role": {
    admin: words("Administrator", "Ադմինիստրատոր", "Администратор"),
    editor: words("Editor", "Խմբագիր", "Редактор"),
  },
};

/** A chosen value in words; undefined for whatever is typed, or not known to this version. */
export function choiceInWords(
  kind: string,
  field: string,
  value: unknown,
  language: Language,
): string | undefined {
  return CHOICES[`${kind}.${field}`]?.[String(value)]?.[language];
}
