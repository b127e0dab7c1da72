import type { PlayersFields } from "./fields.en.ts";

export const fields: PlayersFields = {
  players: {
    first_name: "Անուն",
    last_name: "Ազգանուն",
    photo_url: "Լուսանկար",
    jersey_number: "Խաղահամար",
    position: "Դիրք",
    birth_date: "Ծննդյան ամսաթիվ",
    nationality: "Քաղաքացիություն",
    height: "Հասակ (սմ)",
    weight: "Քաշ (կգ)",
    bio: "Կենսագրություն",
    is_active: "Ակտիվ ֆուտբոլիստ",
    is_captain: "Թիմի ավագ",
  },
};
