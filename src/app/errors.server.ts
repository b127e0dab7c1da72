import { errorMessages } from "#src/errors/messages.ts";

/** A server in trouble. */
export const serverErrors = errorMessages("server", {
  disk_full: [
    "The server's disk is full. Nothing was saved; try again later.",
    "Սերվերի սկավառակը լցված է։ Ոչինչ չի պահպանվել. փորձեք ավելի ուշ։",
    "Диск сервера заполнен. Ничего не сохранено; попробуйте позже.",
  ],
  database_away: [
    "The database does not answer right now. Try again in a moment.",
    "Տվյալների բազան այս պահին չի պատասխանում։ Քիչ անց նորից փորձեք։",
    "База данных сейчас не отвечает. Попробуйте ещё раз через минуту.",
  ],
  read_only: [
    "The server can't write to its storage. Nothing was saved.",
    "Սերվերը չի կարողանում գրել իր պահոցում։ Ոչինչ չի պահպանվել։",
    "Сервер не может писать в своё хранилище. Ничего не сохранено.",
  ],
  busy: [
    "Too much is asked for from your network at once. Try again in a few seconds.",
    "Ձեր ցանցից միաժամանակ չափազանց շատ հարցում կա։ Փորձեք կրկին մի քանի վայրկյանից։",
    "Из вашей сети пришло слишком много запросов сразу. Попробуйте ещё раз через несколько секунд.",
  ],
  crowded: [
    "So many pages are asked for at this moment that this one would take too long. Try again in a few seconds.",
    "Այս պահին այնքան էջ է հարցվում, որ այս մեկը չափազանց երկար կտևեր։ Փորձեք կրկին մի քանի վայրկյանից։",
    "Сейчас запрашивают столько страниц, что эта заняла бы слишком много времени. Попробуйте ещё раз через несколько секунд.",
  ],
  taken: [
    "Somebody else has just saved the same. Look at it, and try again.",
    "Մեկ ուրիշը հենց նոր նույնն է պահպանել։ Ստուգեք և փորձեք կրկին։",
    "Кто-то только что сохранил то же самое. Проверьте и попробуйте ещё раз.",
  ],
  internal: [
    "Something went wrong on our side. It has been noted; try again.",
    "Սխալը մեր կողմում է։ Այն գրանցված է. փորձեք նորից։",
    "Произошла ошибка на нашей стороне. Она записана; попробуйте ещё раз.",
  ],
});

/** Who may not. */
export const accessErrors = errorMessages("access", {
  admins_only: [
    "Only an admin can do this. Ask an admin of the club.",
    "Սա կարող է անել միայն ադմինիստրատորը։ Դիմեք ակումբի ադմինիստրատորին։",
    "Это может сделать только администратор. Обратитесь к администратору клуба.",
  ],
  editors_only: [
    "Writers can't do this. Ask an editor of the club.",
    "Սա հեղինակների իրավասության մեջ չէ։ Դիմեք ակումբի խմբագրին։",
    "Авторы не могут этого сделать. Обратитесь к редактору клуба.",
  ],
  other_section: [
    "This is not in your sections. Ask an admin of the club.",
    "Սա ձեր բաժիններից չէ։ Դիմեք ակումբի ադմինիստրատորին։",
    "Это не в ваших рубриках. Обратитесь к администратору клуба.",
  ],
  signed_out: [
    "Sign in first: your session has ended or you have none.",
    "Նախ մուտք գործեք. ձեր սեսիան ավարտվել է կամ դեռ չի սկսվել։",
    "Сначала войдите: ваш сеанс завершён или ещё не начат.",
  ],
  too_many_tries: [
    "Too many tries. Wait a few minutes and try again.",
    "Չափազանց շատ փորձեր։ Սպասեք մի քանի րոպե և նորից փորձեք։",
    "Слишком много попыток. Подождите несколько минут и попробуйте снова.",
  ],
  operator_only: [
    "The figures are for this machine itself, or with the operator's token.",
    "Այս թվերը տեսանելի են միայն այս համակարգչից կամ սերվերի պատասխանատուի կոդով։",
    "Эти данные доступны только с самой машины или с токеном того, кто отвечает за сервер.",
  ],
});

/** What is sent again, and can't be taken as such. */
export const repeatErrors = errorMessages("repeat", {
  key_reused: [
    "What you sent before was saved already, as it stood then. Look at it there; send again only to make another one.",
    "Նախկինում ուղարկածն արդեն պահպանված է՝ այն տեսքով, որ ուներ այդ պահին։ Ստուգեք այն. կրկին ուղարկեք միայն ևս մեկը ստեղծելու համար։",
    "То, что вы отправили раньше, уже сохранено в том виде, в каком было тогда. Проверьте его; отправляйте снова, только чтобы создать ещё одно.",
  ],
  key_of_another: [
    "This was sent from another account already. Nothing was made a second time; see whether it is there.",
    "Սա արդեն ուղարկվել է մեկ այլ հաշվից։ Երկրորդ անգամ ոչինչ չի ստեղծվել. ստուգեք՝ արդյոք այն կա։",
    "Это уже отправлено из другой учётной записи. Второй раз ничего не создано; проверьте, есть ли оно.",
  ],
  taken_back: [
    "What you sent before has been discarded or replaced meanwhile, and was not sent. Send it again if you still mean it.",
    "Նախկինում ուղարկածից այդ ընթացքում հրաժարվել են կամ այն փոխարինվել է. այն չի ուղարկվել։ Նորից ուղարկեք, եթե այն դեռ պետք է։",
    "То, что вы отправили раньше, тем временем отменили или заменили; оно не отправлено. Отправьте снова, если это ещё нужно.",
  ],
  under_way: [
    "What you sent before is being done at this moment. Try again in a minute.",
    "Նախկինում ուղարկածը հենց հիմա կատարվում է։ Նորից փորձեք մեկ րոպեից։",
    "То, что вы отправили раньше, выполняется прямо сейчас. Попробуйте ещё раз через минуту.",
  ],
});
