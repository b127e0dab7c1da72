import type { MatchesChoices, MatchesFields } from "./fields.en.ts";

export const fields: MatchesFields = {
  matches: {
    home_team_id: "Хозяева",
    home_team_name: "Хозяева",
    home_team_logo: "Логотип, хозяева",
    away_team_id: "Гости",
    away_team_name: "Гости",
    away_team_logo: "Логотип, гости",
    competition_id: "Турнир",
    competition_name: "Турнир",
    season: "Сезон",
    stage: "Этап",
    round: "Тур",
    match_date: "Дата и время",
    postponed_from: "Прежняя дата",
    postponed_reason: "Причина переноса",
    status: "Статус",
    home_score: "Голы хозяев",
    away_score: "Голы гостей",
    is_score_typed: "Счёт введён вручную",
    venue: "Стадион",
    referee: "Главный судья",
    attendance: "Зрители",
    weather: "Погода",
    temperature: "Температура, °C",
    video_url: "Ссылка на видео",
    match_report: "Отчёт о матче",
  },
  match_events: {
    event_type: "Тип события",
    team_type: "Команда",
    team_id: "Команда",
    minute: "Минута",
    extra_time: "Добавленное время",
    player_id: "Игрок",
    player_name: "Игрок",
    player_last_name: "Игрок",
    description: "Описание",
  },
  competitions: {
    name: "Название",
    kind: "Вид",
    order_num: "Порядок показа",
  },
};

export const choices: MatchesChoices = {
  matches: {
    status: {
      scheduled: "Запланирован",
      live: "Идёт матч",
      finished: "Завершён",
      postponed: "Перенесён",
      cancelled: "Отменён",
    },
  },
  match_events: {
    event_type: {
      goal: "Гол",
      yellow_card: "Жёлтая карточка",
      red_card: "Красная карточка",
      substitution_in: "Вышел на поле",
      substitution_out: "Заменён",
      penalty_scored: "Гол с пенальти",
      penalty_missed: "Нереализованный пенальти",
      own_goal: "Автогол",
    },
    team_type: {
      home: "Хозяева",
      away: "Гости",
    },
  },
  competitions: {
    kind: {
      league: "Чемпионат",
      cup: "Кубок",
      super_cup: "Суперкубок",
      europe: "Еврокубок",
      friendly: "Товарищеский",
    },
  },
};
