import { staffWords } from "#src/i18n/staff-words.tsx";
import { personFields } from "./person-fields.ts";

/** What the forms of players and staff say alike. Source: specification of the back office, sections 2 and 8. */
export const personWords = staffWords("en", {
  names: { en: "Name", hy: "Անուն", ru: "Имя" },
  firstName: personFields.first_name,
  lastName: personFields.last_name,
  russian: {
    en: "Russian fields, optional",
    hy: "Ռուսերեն դաշտեր՝ ոչ պարտադիր",
    ru: "Поля на русском, необязательно",
  },
  photo: personFields.photo_url,
  photoHint: {
    en: "Image, up to 5 MB. Portrait 5:6 works best.",
    hy: "Պատկեր՝ մինչև 5 ՄԲ։ Լավագույն չափը՝ 5:6 (ուղղաձիգ)։",
    ru: "Изображение до 5 МБ. Лучше всего вертикальный снимок 5:6.",
  },
  isActiveHint: { en: "Shown on the club page", hy: "Երևում է ակումբի էջում", ru: "Виден на странице клуба" },
});
