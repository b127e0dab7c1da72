import type { StaffChoices, StaffFields } from "./fields.en.ts";

export const fields: StaffFields = {
  staff: {
    first_name: "Անուն",
    last_name: "Ազգանուն",
    photo_url: "Լուսանկար",
    department: "Բաժին",
    role: "Պաշտոն",
    hire_date: "Աշխատանքի սկիզբը",
    phone: "Հեռախոս",
    email: "Էլ. փոստ",
    bio: "Կենսագրություն",
    is_active: "Ակտիվ աշխատակից",
  },
};

export const choices: StaffChoices = {
  staff: {
    department: {
      coaching: "Մարզչական շտաբ",
      medical: "Բժշկական շտաբ",
      administration: "Վարչական անձնակազմ",
      management: "Ղեկավարություն",
    },
  },
};
