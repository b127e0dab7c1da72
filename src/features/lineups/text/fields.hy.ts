import type { LineupsFields } from "./fields.en.ts";

export const fields: LineupsFields = {
  lineups: {
    formation: "Դասավորություն",
    players: "Ֆուտբոլիստներ",
    coach: "Գլխավոր մարզիչ",
    publish_at: "Հրապարակվում է",
    is_short_confirmed: "Հրապարակվում է թերի կազմով",
  },
};
