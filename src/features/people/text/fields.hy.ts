import type { PeopleChoices, PeopleFields } from "./fields.en.ts";

export const fields: PeopleFields = {
  people: {
    first_name: "Անուն",
    last_name: "Ազգանուն",
    gender: "Սեռ",
    nation: "Երկիր (ՖԻՖԱ-ի կոդ)",
    birth_date: "Ծննդյան ամսաթիվ",
    merged_with: "Միավորված է սրա հետ",
  },
  squad_members: {
    season: "Մրցաշրջան",
    team_id: "Թիմ",
    person_id: "Անձ",
    number: "Խաղահամար",
    position: "Դիրք",
    starts_on: "Առաջին օրը կազմում",
    ends_on: "Վերջին օրը կազմում",
    kind: "Կարգավիճակ",
    other_team_id: "Վարձակալության մյուս ակումբը",
  },
  spells: {
    person_id: "Անձ",
    kind: "Տեսակ",
    starts_on: "Առաջին օր",
    ends_on: "Վերջին օր",
    from_team_id: "Որ ակումբից",
    to_team_id: "Որ ակումբ",
    reason: "Պատճառ",
    is_public: "Երևում է կայքում",
    is_confirmed: "Հաստատված է",
  },
};

export const choices: PeopleChoices = {
  people: { gender: { m: "Տղամարդ", f: "Կին" } },
  squad_members: {
    position: { GK: "Դարպասապահ", DF: "Պաշտպան", MF: "Կիսապաշտպան", FW: "Հարձակվող" },
    kind: {
      own: "Թիմի ֆուտբոլիստ",
      loan_in: "Վարձով այս թիմում",
      loan_out: "Վարձով այլ թիմում",
      trial: "Փորձաշրջան",
    },
  },
  spells: {
    kind: {
      transfer: "Տրանսֆեր",
      loan: "Վարձակալություն",
      injury: "Վնասվածք",
      suspension: "Որակազրկում",
      absence: "Բացակայություն",
    },
  },
};
