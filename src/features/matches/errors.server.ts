import { errorMessages } from "#src/errors/messages.ts";

/** What a match is refused with. */
export const matchErrors = errorMessages("matches", {
  required: [
    "Home team, away team, and match date are required",
    "Նշեք տանտեր թիմը, հյուր թիմը և խաղի ամսաթիվը",
    "Укажите хозяев, гостей и дату матча",
  ],
  match_date_format: [
    "Write the date and time of the match as year-month-dayThours:minutes.",
    "Գրեք խաղի օրն ու ժամը՝ տարի-ամիս-օրTժամ:րոպե։",
    "Укажите дату и время матча в виде год-месяц-деньTчасы:минуты.",
  ],
  season_format: [
    "Write a season as two years that follow, e.g. 2024-25.",
    "Գրեք մրցաշրջանը երկու հաջորդական տարով, օրինակ՝ 2024-25։",
    "Укажите сезон двумя годами подряд, например 2024-25.",
  ],
  score_bounds: [
    "A score is a whole number from 0 to 99.",
    "Հաշիվը 0-ից մինչև 99 ամբողջ թիվ է։",
    "Счёт — целое число от 0 до 99.",
  ],
  half_lengths_format: [
    "Write the lengths of the halves in minutes, e.g. 40,40 or 45,45,15,15.",
    "Գրեք խաղակեսերի տևողությունը րոպեներով, օրինակ՝ 40,40 կամ 45,45,15,15։",
    "Укажите длину таймов в минутах, например 40,40 или 45,45,15,15.",
  ],
  half_score: [
    "A score has two numbers: write the other side's, too.",
    "Հաշիվը երկու թիվ ունի. գրեք նաև մյուս թիմինը։",
    "В счёте два числа: укажите и второе.",
  ],
  score_typed: [
    "{typed} is typed; the goals give {goals}.",
    "Մուտքագրված է {typed}, իսկ գոլերով՝ {goals}։",
    "Введён счёт {typed}, а по голам — {goals}.",
  ],
  finished_ahead: [
    "The match is finished, but its kick-off still lies ahead.",
    "Խաղը նշված է որպես ավարտված, բայց դեռ չի սկսվել։",
    "Матч отмечен завершённым, но его начало ещё впереди.",
  ],
  extra_is_less: [
    "After extra time a side has fewer goals than before it: its result counts the goals of the whole match.",
    "Լրացուցիչ ժամանակից հետո թիմն ավելի քիչ գոլ ունի, քան դրանից առաջ. այդ արդյունքը ներառում է ամբողջ խաղի գոլերը։",
    "После дополнительного времени у команды меньше голов, чем до него: этот счёт включает голы всего матча.",
  ],
  shootout_open: [
    "A shoot-out ends with a winner: this one is level.",
    "11-մետրանոց հարվածաշարը հաղթողով է ավարտվում, իսկ այստեղ հաշիվը հավասար է։",
    "Серия пенальти заканчивается победой одной из команд, а здесь счёт равный.",
  ],
  abandoned_finished: [
    "A finished match whose outcome is “Abandoned” counts in no table and no figures. Say what the league has decided: “Played to the end” where the result stands, “Awarded”, “Void” or “Replayed”.",
    "Ավարտված խաղը, որի ելքը «Ընդհատված» է, չի հաշվվում ո՛չ աղյուսակում, ո՛չ վիճակագրության մեջ։ Նշեք լիգայի որոշումը՝ «Խաղացված մինչև վերջ», եթե արդյունքը մնում է ուժի մեջ, «Արդյունքը՝ որոշմամբ», «Չեղյալ հայտարարված» կամ «Վերախաղարկված»։",
    "Завершённый матч с исходом «Прерван» не входит ни в таблицу, ни в статистику. Укажите решение лиги: «Сыгран до конца», если результат остаётся в силе, «Результат присуждён», «Аннулирован» или «Переигран».",
  ],
  result_without_score: [
    "Without a score this result counts in no table. A match that ended 0:0 needs its score, too.",
    "Առանց հաշվի այս արդյունքը ոչ մի աղյուսակում չի հաշվվի։ 0:0 ավարտված խաղի հաշիվը նույնպես պետք է նշել։",
    "Без счёта этот результат не войдёт ни в одну таблицу. Счёт нужен и матчу, который закончился 0:0.",
  ],
  outcome_waits: [
    "This outcome counts, and is shown, once the status is “Finished”.",
    "Այս ելքը կհաշվվի և կերևա, երբ կարգավիճակը լինի «Ավարտված»։",
    "Этот исход будет учтён и показан, когда статус станет «Завершён».",
  ],
  result_given_up: [
    "The match has ended {score}. Saved like this, it is no result any more.",
    "Խաղն ավարտվել է {score} հաշվով։ Այսպես պահպանելու դեպքում այն այլևս արդյունք չի լինի։",
    "Матч завершён со счётом {score}. Если сохранить так, результатом он больше не будет.",
  ],
  entries_stay: [
    "The events entered so far stay and count again from the kick-off. Where the match begins anew, delete them first.",
    "Արդեն գրանցված դրվագները մնում են և խաղի մեկնարկից նորից կհաշվվեն։ Եթե խաղը սկսվելու է նորից, նախ ջնջեք դրանք։",
    "Уже внесённые события остаются и снова учитываются с начала матча. Если матч начнётся заново, сначала удалите их.",
  ],
  same_fixture: [
    "These teams have such a match already, on {day}.",
    "Այս թիմերի այսպիսի խաղն արդեն կա, օրը՝ {day}։",
    "Такой матч этих команд уже есть: {day}.",
  ],
  side_stays: [
    "The line-up and the events of {former} stay on their side and now count for {team}: look through them.",
    "«{former}» թիմի կազմն ու խաղի դրվագները մնում են նույն կողմում և այժմ վերագրվում են «{team}» թիմին։ Ստուգեք դրանք։",
    "Состав и события команды «{former}» остаются на её стороне и теперь относятся к команде «{team}»: проверьте их.",
  ],
  same_team: [
    "A team can't play against itself.",
    "Թիմը չի կարող խաղալ ինքն իր դեմ։",
    "Команда не может играть сама с собой.",
  ],
  no_score_yet: [
    "Only a live or finished match has a score; this one is {status}.",
    "Հաշիվ ունի միայն ընթացող կամ ավարտված խաղը. այս խաղը {status} է։",
    "Счёт есть только у идущего или завершённого матча; этот — {status}.",
  ],
  scheduled: ["scheduled", "կայանալիք", "запланирован"],
  postponed: ["postponed", "հետաձգված", "перенесён"],
  cancelled: ["cancelled", "չեղարկված", "отменён"],
});

/** What an event of a match is refused with. */
export const eventErrors = errorMessages(
  "match_events",
  {
    required: [
      "Please fill in all required fields, including the team type",
      "Լրացրեք բոլոր պարտադիր դաշտերը՝ ներառյալ թիմի տեսակը",
      "Пожалуйста, заполните все обязательные поля, включая тип команды",
    ],
    minute_bounds: [
      "Minute must be from 1 to 120.",
      "Րոպեն պետք է լինի 1-ից մինչև 120։",
      "Минута должна быть от 1 до 120.",
    ],
    extra_time_bounds: [
      "Added time must be from 0 to 15.",
      "Ավելացված ժամանակը պետք է լինի 0-ից մինչև 15 րոպե։",
      "Добавленное время: от 0 до 15 минут.",
    ],
    two_players: [
      "Only a substitution has two players.",
      "Երկու ֆուտբոլիստ նշվում է միայն փոխարինման դեպքում։",
      "Два игрока указываются только при замене.",
    ],
    both_players: [
      "Name the player who came on and the one who went off.",
      "Նշեք, թե ով է մտնում խաղադաշտ և ով է փոխարինվում։",
      "Укажите, кто вышел на поле и кто ушёл.",
    ],
    players_misplaced: [
      "A substitution names its players in player_in and player_out.",
      "Փոխարինման ֆուտբոլիստները նշվում են player_in և player_out դաշտերում։",
      "Игроки замены указываются в полях player_in и player_out.",
    ],
    same_player: [
      "A player can't come on for himself.",
      "Ֆուտբոլիստը չի կարող փոխարինել ինքն իրեն։",
      "Игрок не может заменить сам себя.",
    ],
    stays_substitution: [
      "A substitution can't become another event: delete it and add a new one.",
      "Փոխարինումը չի կարող դառնալ այլ դրվագ. ջնջեք այն և ավելացրեք նորը։",
      "Замену нельзя превратить в другое событие: удалите её и добавьте новое.",
    ],
    not_playing: [
      "Team {id} does not play in this match.",
      "{id} թիմն այս խաղին չի մասնակցում։",
      "Команда {id} не играет в этом матче.",
    ],
    other_side: [
      "Team {id} plays {where} in this match.",
      "{id} թիմն այս հանդիպումն անցկացնում է {where}։",
      "Команда {id} в этом матче играет {where}.",
    ],
    not_of_side: [
      "{name} does not play for this side.",
      "{name}. այս թիմում չի խաղում։",
      "{name} играет не за эту команду.",
    ],
    added_time: [
      "Added time comes only after the last minute of a half ({minutes}); this is minute {minute}.",
      "Ավելացված ժամանակ լինում է միայն խաղակեսի վերջին րոպեից հետո ({minutes}). նշված րոպեն՝ {minute}։",
      "Добавленное время бывает только после последней минуты тайма ({minutes}); указана {minute}-я.",
    ],
    third_yellow: [
      "{name} has two yellow cards in this match already.",
      "{name}. այս խաղում արդեն ունի երկու դեղին քարտ։",
      "{name}: в этом матче уже две жёлтые карточки.",
    ],
    after_red: [
      "{name} was sent off in minute {off}; this is minute {minute}.",
      "{name}. հեռացման րոպեն՝ {off}, իսկ դրվագինը՝ {minute}։",
      "{name}: минута удаления — {off}, а события — {minute}.",
    ],
    on_twice: [
      "{name} comes on twice: in minutes {first} and {second}.",
      "{name}. խաղադաշտ է մտնում երկու անգամ, րոպեներ՝ {first} և {second}։",
      "{name} выходит на поле дважды: минуты {first} и {second}.",
    ],
    same_goal: [
      "A goal for this side in minute {minute} is entered already. Is this another one?",
      "Այս թիմի գոլն արդեն մուտքագրված է, րոպե՝ {minute}։ Սա ուրի՞շ գոլ է։",
      "Гол этой команды уже внесён, минута: {minute}. Это ещё один?",
    ],
    score_gives_way: [
      "The typed score {typed} gives way to that of the goals: {goals}.",
      "Մուտքագրված {typed} հաշվի փոխարեն կերևա գոլերի հաշիվը՝ {goals}։",
      "Введённый счёт {typed} уступит место счёту по голам: {goals}.",
    ],
    score_stays: [
      "The typed score {typed} stays, and this goal is not in it: the goals give {goals}. Empty both halves of the score to show theirs.",
      "Մուտքագրված {typed} հաշիվը մնում է, և այս գոլը դրանում չկա. գոլերով՝ {goals}։ Գոլերի հաշիվը ցույց տալու համար ջնջեք երկու թիմերի թվերը։",
      "Введённый счёт {typed} остаётся, и этого гола в нём нет: по голам — {goals}. Чтобы показать счёт по голам, очистите оба числа счёта.",
    ],
    at_home: ["at home", "տանը", "дома"],
    away: ["away", "հյուրընկալվելիս", "в гостях"],
  },
  { required: "ru" },
);

/** What a competition is refused with. */
export const competitionErrors = errorMessages("competitions", {
  name_required: ["Write the competition's name.", "Գրեք մրցաշարի անվանումը։", "Напишите название турнира."],
  order_num_number: [
    "Write the order as a whole number.",
    "Գրեք հերթականությունն ամբողջ թվով։",
    "Укажите порядок целым числом.",
  ],
  name_taken: [
    "There is already a competition called {name}.",
    "{name} անվանումով մրցաշար արդեն կա։",
    "Турнир с названием {name} уже есть.",
  ],
  has_matches: [
    "{name} can't be deleted: matches are played in it ({count}).",
    "{name}. հնարավոր չէ ջնջել. մրցաշարում խաղեր կան ({count})։",
    "{name}: удалить нельзя, в турнире есть матчи ({count}).",
  ],
});
