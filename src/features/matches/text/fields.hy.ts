import type { MatchesChoices, MatchesFields } from "./fields.en.ts";

export const fields: MatchesFields = {
  matches: {
    home_team_id: "Տանտեր թիմ",
    home_team_name: "Տանտեր թիմ",
    home_team_logo: "Տարբերանշան, տանտեր թիմ",
    away_team_id: "Հյուր թիմ",
    away_team_name: "Հյուր թիմ",
    away_team_logo: "Տարբերանշան, հյուր թիմ",
    competition_id: "Մրցաշար",
    competition_name: "Մրցաշար",
    season: "Մրցաշրջան",
    stage: "Փուլ",
    round: "Տուր",
    match_date: "Ամսաթիվ և ժամ",
    postponed_from: "Նախկին ամսաթիվ",
    postponed_reason: "Հետաձգման պատճառը",
    status: "Կարգավիճակ",
    home_score: "Տանտերերի գոլերը",
    away_score: "Հյուրերի գոլերը",
    is_score_typed: "Հաշիվը մուտքագրված է",
    venue: "Մարզադաշտ",
    referee: "Մրցավար",
    attendance: "Հանդիսատես",
    weather: "Եղանակ",
    temperature: "Ջերմաստիճան, °C",
    video_url: "Տեսանյութի հղում",
    match_report: "Խաղի ամփոփում",
  },
  match_events: {
    event_type: "Դրվագի տեսակ",
    team_type: "Թիմ",
    team_id: "Թիմ",
    minute: "Րոպե",
    extra_time: "Ավելացված ժամանակ",
    player_id: "Ֆուտբոլիստ",
    player_name: "Ֆուտբոլիստ",
    player_last_name: "Ֆուտբոլիստ",
    description: "Նկարագրություն",
  },
  competitions: {
    name: "Անվանում",
    kind: "Տեսակ",
    order_num: "Ցուցադրման հերթականություն",
  },
};

export const choices: MatchesChoices = {
  matches: {
    status: {
      scheduled: "Կայանալիք",
      live: "Ընթանում է",
      finished: "Ավարտված",
      postponed: "Հետաձգված",
      cancelled: "Չեղարկված",
    },
  },
  match_events: {
    event_type: {
      goal: "Գոլ",
      yellow_card: "Դեղին քարտ",
      red_card: "Կարմիր քարտ",
      substitution_in: "Մտավ խաղադաշտ",
      substitution_out: "Փոխարինվեց",
      penalty_scored: "Գոլ 11-մետրանոցից",
      penalty_missed: "Չիրացված 11-մետրանոց",
      own_goal: "Ինքնագոլ",
    },
    team_type: {
      home: "Տանտեր",
      away: "Հյուր",
    },
  },
  competitions: {
    kind: {
      league: "Առաջնություն",
      cup: "Գավաթ",
      super_cup: "Սուպերգավաթ",
      europe: "Եվրագավաթ",
      friendly: "Ընկերական",
    },
  },
};
