import { personWords } from "#src/features/office/person/person-words.ts";
import { staffWords } from "#src/i18n/staff-words.tsx";
import { departmentWords, staffFields } from "../staff-fields.ts";

/** Source: specification of the back office, sections 2, 4, 5, 8; glossary 1.3, 3.2, 3.7. */
export const staffPageWords = staffWords("en", {
  ...personWords.entries,
  title: { en: "Staff Manager", hy: "Անձնակազմ", ru: "Сотрудники" },
  add: { en: "Add Staff Member", hy: "Ավելացնել աշխատակից", ru: "Добавить сотрудника" },
  editTitle: { en: "Edit Staff Member", hy: "Խմբագրել աշխատակցի տվյալները", ru: "Редактирование сотрудника" },
  back: { en: "Back to Staff", hy: "Վերադառնալ անձնակազմի ցուցակ", ru: "К списку сотрудников" },
  search: {
    en: "Search by name or role",
    hy: "Որոնել անունով կամ պաշտոնով",
    ru: "Поиск по имени или должности",
  },
  department: staffFields.department,
  allDepartments: { en: "All departments", hy: "Բոլոր բաժինները", ru: "Все отделы" },
  chooseDepartment: { en: "Choose a department", hy: "Ընտրեք բաժինը", ru: "Выберите отдел" },
  ...departmentWords,
  status: { en: "Status", hy: "Կարգավիճակ", ru: "Статус" },
  all: { en: "All Staff", hy: "Ամբողջ անձնակազմը", ru: "Все сотрудники" },
  activeOnly: { en: "Active Only", hy: "Միայն ակտիվները", ru: "Только активные" },
  adminMedical: { en: "Administration / Medical", hy: "Վարչական և բժշկական", ru: "Администрация и медики" },
  inactive: { en: "INACTIVE", hy: "Ոչ ակտիվ", ru: "Неактивен" },
  active: { en: "Active", hy: "Ակտիվ", ru: "Активен" },
  none: { en: "No staff members found", hy: "Աշխատակիցներ չեն գտնվել", ru: "Сотрудники не найдены" },
  noneHint: {
    en: "Nothing matches the search",
    hy: "Որոնումն արդյունք չտվեց",
    ru: "По запросу ничего не найдено",
  },
  role: staffFields.role,
  chooseRole: { en: "Choose a role", hy: "Ընտրեք պաշտոնը", ru: "Выберите должность" },
  customRole: { en: "Custom Role", hy: "Այլ պաշտոն", ru: "Другая должность" },
  roleHint: {
    en: "Roles that are not on the list come last on the public page.",
    hy: "Ցանկում չեղած պաշտոնները կայքում ցուցադրվում են վերջում։",
    ru: "Должности не из списка показываются на сайте последними.",
  },
  contacts: { en: "Contact and biography", hy: "Կապ և կենսագրություն", ru: "Контакты и биография" },
  hireDate: staffFields.hire_date,
  phone: staffFields.phone,
  email: staffFields.email,
  emailInvalid: {
    en: "Enter a valid e-mail address",
    hy: "Գրեք ճիշտ էլ. հասցե",
    ru: "Укажите правильный адрес электронной почты",
  },
  bio: staffFields.bio,
  isActive: staffFields.is_active,
  save: { en: "Save Staff Member", hy: "Պահպանել աշխատակցի տվյալները", ru: "Сохранить сотрудника" },
  remove: {
    en: "Delete this staff member?",
    hy: "Ջնջե՞լ այս աշխատակցի էջը",
    ru: "Удалить этого сотрудника?",
  },
  loadFailed: {
    en: "Failed to fetch staff",
    hy: "Չհաջողվեց բեռնել անձնակազմի ցուցակը",
    ru: "Не удалось загрузить список сотрудников",
  },
  notFound: { en: "Staff member not found", hy: "Աշխատակիցը չի գտնվել", ru: "Сотрудник не найден" },
  saveFailed: {
    en: "Failed to save staff member",
    hy: "Չհաջողվեց պահպանել աշխատակցի տվյալները",
    ru: "Не удалось сохранить сотрудника",
  },
});
