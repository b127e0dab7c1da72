import { personWords } from "#src/features/office/person/person-words.ts";
import { staffWords } from "#src/i18n/staff-words.tsx";
import { playerFields } from "../player-fields.ts";

/** Source: specification of the back office, sections 2, 5, 8, 9; glossary 1.2, 3.2, 3.7. */
export const playersWords = staffWords("en", {
  ...personWords.entries,
  title: { en: "Players Manager", hy: "Ֆուտբոլիստներ", ru: "Игроки" },
  add: { en: "Add Player", hy: "Ավելացնել ֆուտբոլիստ", ru: "Добавить игрока" },
  editTitle: { en: "Edit Player", hy: "Խմբագրել ֆուտբոլիստի տվյալները", ru: "Редактирование игрока" },
  back: { en: "Back to Players", hy: "Վերադառնալ ֆուտբոլիստների ցուցակ", ru: "К списку игроков" },
  search: {
    en: "Search by first or last name",
    hy: "Որոնել անունով կամ ազգանունով",
    ru: "Поиск по имени или фамилии",
  },
  positionFilter: { en: "Position", hy: "Դիրք", ru: "Позиция" },
  allPositions: { en: "All positions", hy: "Բոլոր դիրքերը", ru: "Все позиции" },
  status: { en: "Status", hy: "Կարգավիճակ", ru: "Статус" },
  all: { en: "All Players", hy: "Բոլորը", ru: "Все игроки" },
  activeOnly: { en: "Active Only", hy: "Միայն ակտիվները", ru: "Только активные" },
  inactiveOnly: { en: "Inactive Only", hy: "Միայն ոչ ակտիվները", ru: "Только неактивные" },
  inactive: { en: "INACTIVE", hy: "Ոչ ակտիվ", ru: "Неактивен" },
  active: { en: "Active", hy: "Ակտիվ", ru: "Активен" },
  captain: { en: "Captain", hy: "Ավագ", ru: "Капитан" },
  none: { en: "No players found", hy: "Ֆուտբոլիստներ չեն գտնվել", ru: "Игроки не найдены" },
  noneHint: {
    en: "Nothing matches the search",
    hy: "Որոնումն արդյունք չտվեց",
    ru: "По запросу ничего не найдено",
  },
  number: playerFields.jersey_number,
  position: playerFields.position,
  choosePosition: { en: "Choose a position", hy: "Ընտրեք դիրքը", ru: "Выберите позицию" },
  age: { en: "Age", hy: "Տարիք", ru: "Возраст" },
  noAge: { en: "N/A", hy: "նշված չէ", ru: "не указан" },
  nationality: playerFields.nationality,
  height: playerFields.height,
  weight: playerFields.weight,
  birthDate: playerFields.birth_date,
  bio: playerFields.bio,
  data: { en: "Details", hy: "Տվյալներ", ru: "Данные" },
  isActive: playerFields.is_active,
  isCaptain: playerFields.is_captain,
  save: { en: "Save Player", hy: "Պահպանել", ru: "Сохранить игрока" },
  remove: {
    en: "Are you sure you want to delete this player?",
    hy: "Վստա՞հ եք, որ ցանկանում եք ջնջել այս ֆուտբոլիստի էջը։",
    ru: "Вы уверены, что хотите удалить этого игрока?",
  },
  loadFailed: {
    en: "Failed to fetch player data",
    hy: "Չհաջողվեց բեռնել ֆուտբոլիստի տվյալները",
    ru: "Не удалось загрузить данные игрока",
  },
  fetchFailed: {
    en: "Failed to fetch player",
    hy: "Չհաջողվեց բեռնել ֆուտբոլիստի էջը",
    ru: "Не удалось загрузить игрока",
  },
  saveFailed: {
    en: "Failed to save player",
    hy: "Չհաջողվեց պահպանել ֆուտբոլիստի տվյալները",
    ru: "Не удалось сохранить игрока",
  },
  between: {
    en: (least: number, most: number) => `A whole number from ${least} to ${most}`,
    hy: (least: number, most: number) => `Ամբողջ թիվ՝ ${least}-ից մինչև ${most}`,
    ru: (least: number, most: number) => `Целое число от ${least} до ${most}`,
  },
  passBand: { en: "Pass the armband", hy: "Փոխել ավագին", ru: "Заменить капитана" },
  numberTaken: {
    en: (name: string) => `This number is already worn by ${name}`,
    hy: (name: string) => `Այս համարն արդեն ունի ${name}`,
    ru: (name: string) => `Этот номер уже занят: ${name}`,
  },
});
