import { type Picked, staffWords } from "#src/i18n/staff-words.tsx";
import { standingFields } from "../standing-fields.ts";

/** Source: specification of the back office, sections 2, 4, 5, 8, 9; glossary 1.7, 3.3, 3.8. */
export const tableWords = staffWords("en", {
  title: { en: "League Table", hy: "Մրցաշարային աղյուսակ", ru: "Турнирная таблица" },
  season: { en: "Season", hy: "Մրցաշրջան", ru: "Сезон" },
  current: { as: "ru", en: "(current)", hy: "(ընթացիկ)", ru: "(текущий)" },
  newSeason: { en: "New Season", hy: "Նոր մրցաշրջան", ru: "Новый сезон" },
  enterSeason: {
    en: "Enter the season, for example 2025-26",
    hy: "Գրեք մրցաշրջանը, օրինակ՝ 2025-26",
    ru: "Введите сезон, например 2025-26",
  },
  seasonExists: {
    en: "Season already exists",
    hy: "Այդ մրցաշրջանն արդեն կա",
    ru: "Такой сезон уже существует",
  },
  hero: {
    en: "Current season for the site (hero)",
    hy: "Գլխավոր էջի մրցաշրջանը",
    ru: "Текущий сезон на сайте (главная)",
  },
  addTeam: { en: "Add Team", hy: "Ավելացնել թիմ", ru: "Добавить команду" },
  reset: { en: "Reset", hy: "Չեղարկել փոփոխությունները", ru: "Сбросить изменения" },
  save: { en: "Save Changes", hy: "Պահպանել փոփոխությունները", ru: "Сохранить изменения" },
  dirty: {
    en: (season: string) => `Unsaved changes in ${season}`,
    hy: (season: string) => `Չպահպանված փոփոխություններ՝ ${season}`,
    ru: (season: string) => `Несохранённые изменения: ${season}`,
  },
  discard: {
    en: "You have unsaved changes. Do you want to discard them and switch season?",
    hy: "Կան չպահպանված փոփոխություններ։ Հրաժարվե՞լ դրանցից և փոխել մրցաշրջանը։",
    ru: "Есть несохранённые изменения. Отменить их и сменить сезон?",
  },
  discardYes: { en: "Discard", hy: "Հրաժարվել", ru: "Отменить изменения" },
  pos: standingFields.position,
  team: standingFields.team_name,
  played: standingFields.played,
  won: standingFields.won,
  drawn: standingFields.drawn,
  lost: standingFields.lost,
  goals_for: standingFields.goals_for,
  goals_against: standingFields.goals_against,
  difference: standingFields.goal_difference,
  points: standingFields.points,
  form: standingFields.form,
  actions: { en: "Actions", hy: "Գործողություններ", ru: "Действия" },
  nameHy: { en: "Team (Armenian)", hy: "Թիմ (հայերեն)", ru: "Команда (на армянском)" },
  nameRu: { en: "Team (Russian)", hy: "Թիմ (ռուսերեն)", ru: "Команда (на русском)" },
  newTeam: { en: "New Team", hy: "Նոր թիմ", ru: "Новая команда" },
  drag: {
    en: (name: string) => `Move ${name}: drag it, or press the up and down arrow keys`,
    hy: (name: string) => `Տեղափոխել՝ ${name}. քաշեք կամ սեղմեք վերև և ներքև սլաքները`,
    ru: (name: string) => `Переместить: ${name}. Перетащите или нажимайте стрелки вверх и вниз`,
  },
  movedTo: {
    en: (name: string, place: number, of: number) => `${name}: place ${place} of ${of}`,
    hy: (name: string, place: number, of: number) => `${name}. տեղ ${place}, ընդամենը ${of}`,
    ru: (name: string, place: number, of: number) => `${name}: место ${place} из ${of}`,
  },
  up: { en: "Move up", hy: "Տեղափոխել վերև", ru: "Переместить вверх" },
  down: { en: "Move down", hy: "Տեղափոխել ներքև", ru: "Переместить вниз" },
  uploadLogo: { en: "Upload logo", hy: "Վերբեռնել տարբերանշան", ru: "Загрузить логотип" },
  removeLogo: { en: "Remove logo", hy: "Հեռացնել տարբերանշանը", ru: "Удалить логотип" },
  removeTeam: {
    en: (name: string) => `Remove ${name} from the table?`,
    hy: (name: string) => `Հեռացնե՞լ աղյուսակից՝ ${name}`,
    ru: (name: string) => `Убрать из таблицы: ${name}?`,
  },
  number: {
    en: "Please enter a valid number (0 or greater)",
    hy: "Գրեք 0 կամ ավելի մեծ ամբողջ թիվ",
    ru: "Введите целое число не меньше 0",
  },
  nameEmpty: {
    en: "Team name cannot be empty",
    hy: "Թիմի անվանումը չի կարող դատարկ լինել",
    ru: "Название команды не может быть пустым",
  },
  formInvalid: {
    en: "Only the letters W, D and L",
    hy: "Միայն W, D և L տառերը",
    ru: "Только буквы W, D и L",
  },
  noTeams: { en: "No teams in this table", hy: "Աղյուսակում թիմ չկա", ru: "В таблице нет команд" },
  noTeamsHint: {
    en: "Add the teams of the season, or reset what was changed.",
    hy: "Ավելացրեք մրցաշրջանի թիմերը կամ չեղարկեք փոփոխությունները։",
    ru: "Добавьте команды сезона или отмените изменения.",
  },
  emptyTable: {
    as: "ru",
    en: "The list of teams is empty or invalid!",
    hy: "Թիմերի ցուցակը դատարկ է կամ սխալ",
    ru: "Массив команд пустой или невалиден!",
  },
  nameless: {
    as: "ru",
    en: "A team lacks required fields!",
    hy: "Թիմի պարտադիր դաշտերը լրացված չեն",
    ru: "В команде отсутствуют обязательные поля!",
  },
  saveFailed: {
    en: "Failed to save changes",
    hy: "Չհաջողվեց պահպանել փոփոխությունները",
    ru: "Не удалось сохранить изменения",
  },
  loadFailed: {
    en: "Could not load the table.",
    hy: "Չհաջողվեց բեռնել աղյուսակը։",
    ru: "Не удалось загрузить таблицу.",
  },
  uploadFailed: {
    en: "Failed to upload image",
    hy: "Չհաջողվեց վերբեռնել պատկերը",
    ru: "Не удалось загрузить изображение",
  },
  notImage: { en: "Please select an image file", hy: "Ընտրեք պատկերի ֆայլ", ru: "Выберите файл изображения" },
  tooBig: {
    en: "Image size should be less than 5MB",
    hy: "Պատկերը պետք է լինի 5 ՄԲ-ից փոքր",
    ru: "Размер изображения должен быть меньше 5 МБ",
  },
  help: {
    en: "Click a cell to edit; Enter saves, Escape cancels",
    hy: "Սեղմեք վանդակը՝ խմբագրելու համար։ Enter՝ պահպանել, Escape՝ չեղարկել",
    ru: "Нажмите на ячейку, чтобы изменить. Enter — сохранить, Escape — отменить",
  },
  help2: {
    en: "Played, goal difference and points are worked out: 3 for a win, 1 for a draw.",
    hy: "Խաղերը, գոլերի տարբերությունը և միավորները հաշվարկվում են՝ հաղթանակի համար՝ 3, ոչ-ոքիի համար՝ 1։",
    ru: "Игры, разница мячей и очки считаются сами: 3 за победу, 1 за ничью.",
  },
  champions: {
    en: "1st: Champions League",
    hy: "1-ին տեղ՝ Չեմպիոնների լիգա",
    ru: "1-е место: Лига чемпионов",
  },
  europa: {
    en: "2nd to 4th: Europa League",
    hy: "2–4-րդ տեղեր՝ Եվրոպա լիգա",
    ru: "2–4-е места: Лига Европы",
  },
  relegation: { en: "Last: relegation", hy: "Վերջին տեղ՝ դուրս մնալու գոտի", ru: "Последнее место: вылет" },
  compare: { en: "Compare with results", hy: "Համեմատել արդյունքների հետ", ru: "Сравнить с результатами" },
  compareHint: {
    en: "What follows from the finished league matches of the season",
    hy: "Մրցաշրջանի ավարտված խաղերից հաշվարկված արժեքները",
    ru: "Значения, рассчитанные по завершённым матчам чемпионата",
  },
  saved: { en: "In the table", hy: "Աղյուսակում", ru: "В таблице" },
  computed: { en: "From results", hy: "Արդյունքներից", ru: "По результатам" },
  noDifference: {
    en: "The table agrees with the results.",
    hy: "Աղյուսակը համընկնում է արդյունքների հետ։",
    ru: "Таблица совпадает с результатами.",
  },
  takeResults: {
    en: "Take the results' values",
    hy: "Վերցնել արդյունքներից",
    ru: "Взять значения из результатов",
  },
  notInTable: { en: "Not in the table", hy: "Աղյուսակում չկա", ru: "Нет в таблице" },
});

export type TableWords = Picked<(typeof tableWords)["entries"]>;
