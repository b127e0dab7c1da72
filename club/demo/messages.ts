import type { DemoMessage } from "./types.ts";

/** What people write to a club: twelve messages, newest first. */
export const messages: DemoMessage[] = [
  {
    name: "Տիգրան Մանուկյան",
    email: "tigran.man@mail.example",
    subject: "Մանկական դպրոց",
    message:
      "Բարև Ձեզ։ Որդիս ծնվել է 2015 թվականին, մարզվում է Էջմիածնում։ Ե՞րբ է հաջորդ ընտրությունը, և պե՞տք է նախապես գրանցվել։ Շնորհակալություն։",
    daysAgo: 0,
    read: false,
  },
  {
    name: "James Whitcombe",
    email: "j.whitcombe@mail.example",
    subject: null,
    message:
      "Two of us are flying in for Saturday's match. Can we collect tickets at the ground on the day, and do you take cards? Also, is there a bus back to Yerevan after the final whistle?",
    daysAgo: 1,
    read: false,
  },
  {
    name: "Мариам Саркисян",
    email: "mariam.s@mail.example",
    subject: "Абонементы на троих",
    message:
      "Здравствуйте! В прошлом сезоне у нас был абонемент на двоих в четвёртом секторе. Подскажите, можно ли оставить за собой те же места и добавить третье, детское? Дочке семь лет.",
    daysAgo: 1,
    read: false,
  },
  {
    name: "Գոհար",
    email: "gohar.av@mail.example",
    subject: "Շարֆ",
    message:
      "բարև ձեզ, տղայիս ծննդյան օրվա համար շարֆ էի ուզում, կարմիրը, հին զինանշանով։ Տոմսարկղում էլ կա՞, թե միայն խաղի օրը",
    daysAgo: 2,
    read: false,
  },
  {
    name: "Ruzanna Petrosyan",
    email: "ruzanna.p@mail.example",
    subject: "Thank you from section 5",
    message:
      "I just wanted to say thank you to the steward with the grey beard who found my father's glasses after the match and walked all the way to the car park with them. Dad is 81 and has been coming since 1995. Please tell him.",
    daysAgo: 4,
    read: true,
    reply:
      "Dear Ruzanna,\n\nThank you for writing. We read your message aloud this morning, and he blushed. His name is Hovik, and he has worked at our matches almost as long as your father has been coming to them.\n\nPlease give your father our greetings. We look forward to seeing you both.\n\nKind regards,\nFC Argishti",
  },
  {
    name: "Артём",
    email: "artem.k@mail.example",
    subject: "Трансляции",
    message:
      "Живу в Красноярске, болею за «Аргишти» из-за деда, он из Армавира. Где смотреть матчи из России? На канале через раз пишет, что видео недоступно в моей стране.",
    daysAgo: 5,
    read: true,
  },
  {
    name: "Վարդան Խաչատրյան",
    email: "vardan.kh@mail.example",
    subject: "Երկու խոսք պատմության մասին",
    message:
      "Հարգելի՛ ակումբ,\n\nԵս 68 տարեկան եմ և հիշում եմ մարզադաշտի բացման օրը։ 1980 թվականն էր, ես աշխատում էի պահածոների գործարանում, և այդ օրը մեր հերթափոխն ավելի շուտ բաց թողեցին։ Տրիբունաներում նստելու տեղ չկար, երեխաները նստած էին պատերին, իսկ ով չէր տեղավորվել, խաղը նայում էր բարդիներից։ Երբ խփեցին առաջին գոլը, մի տղա ծառից ընկավ, բայց վեր կացավ ու շարունակեց ծափահարել։\n\nՀետո, 1995-ին, երբ ակումբը նոր էր ստեղծվել, մենք մարզադաշտ էինք գնում մոմերով, որովհետև հոսանք չկար և վերադառնալիս փողոցները մութ էին։ Հրաչյա Արևյանն ինքն էր խաղից առաջ ավլում հանդերձարանը։ Ես դա տեսել եմ իմ աչքերով։ Երբ ասում են, որ մարզադաշտը նրա անունն է կրում, թող իմանան նաև սա։\n\nՄի քանի լուսանկար ունեմ այդ տարիներից. մեկում ամբողջ թիմն է, մյուսում՝ հին տրիբունան անձրևից հետո։ Թոռս կարող է դրանք տեսածրել։ Եթե ակումբի թանգարանին կամ կայքին պետք են, սիրով կտամ, միայն խնդրում եմ հետո վերադարձնել։\n\nԵվ մի խնդրանք. արևմտյան տրիբունայի վերին շարքեր բարձրանալն ինձ համար արդեն դժվար է։ Հնարավո՞ր է արդյոք տոմսը փոխել ներքևի շարքի տոմսով։\n\nՀարգանքով՝\nՎարդան Խաչատրյան",
    daysAgo: 7,
    read: true,
    reply:
      "Հարգելի՛ պարոն Խաչատրյան,\n\nՇնորհակալություն Ձեր նամակի համար։ Այն կարդացել ենք բոլորս։\n\nԼուսանկարները մեզ շատ պետք են։ Կարող եք դրանք բերել գրասենյակ ցանկացած աշխատանքային օր՝ ժամը 9:00-ից 18:00-ն, մենք տեղում կտեսածրենք և նույն օրը կվերադարձնենք։\n\nՁեր տոմսը փոխել ենք. երկրորդ շարքում Ձեզ համար տեղ է պահված մինչև մրցաշրջանի ավարտը, հավելավճար պետք չէ։\n\nՀարգանքով՝ «Արգիշտի» ֆուտբոլային ակումբ",
  },
  {
    name: "Nane",
    email: "nane.h@mail.example",
    subject: "Player for a school visit?",
    message:
      "Hi! I teach class 4b at school no. 3 in Armavir. We are doing a week about health in December. Would any player come for half an hour? The children vote for Hakhverdyan, but honestly anybody would make them happy.",
    daysAgo: 9,
    read: true,
  },
  {
    name: "Սուրեն Ա.",
    email: "suren.a@mail.example",
    subject: "Ավտոկայանատեղի",
    message:
      "Երեկ խաղից հետո ավտոկայանատեղից դուրս եկա 50 րոպեում։ Մեկ ելք կա, ու ոչ ոք չի կարգավորում։ Խնդրում եմ մի բան արեք, առանց այդ էլ պարտվել էինք։",
    daysAgo: 13,
    read: true,
  },
  {
    name: "Елена Власова",
    email: "e.vlasova@mail.example",
    subject: "Экскурсия для группы",
    message:
      "Добрый день! Мы везём группу из восемнадцати человек в Армавир и Мецамор в середине декабря. Можно ли посмотреть стадион в будний день, сколько это стоит и есть ли экскурсовод, говорящий по-русски?",
    daysAgo: 16,
    read: true,
  },
  {
    name: "Արեն, 9 տարեկան",
    email: "aren.family@mail.example",
    subject: "Բարև",
    message:
      "Ես Արենն եմ։ Ես դարպասապահ եմ։ Կարո՞ղ եք Դավիթ Արմենակյանին հարցնել, թե ինչ համարի ձեռնոց է հագնում։ Իմը 5 է։ Մենք երեկ հաղթեցինք 7:2։",
    daysAgo: 20,
    read: true,
  },
  {
    name: "Michael Brandt",
    email: "m.brandt@mail.example",
    subject: "Shirt size",
    message:
      "Ordered L at the ground in October, it fits like an M. Can I exchange it by post from Austria, or should I keep it and run more? I am fine with both answers.",
    daysAgo: 27,
    read: true,
  },
];
