import type { DemoArticle } from "../types.ts";

export const ticketArticles: DemoArticle[] = [
  {
    key: "box-office-open-until-eight",
    category: "tickets",
    daysAgo: 0,
    picture: "/club/pictures/cover-tickets.svg",
    title: {
      en: "Box office open until eight this week",
      hy: "Այս շաբաթ տոմսարկղը բաց է մինչև ժամը 20:00-ն",
      ru: "На этой неделе касса работает до восьми вечера",
    },
    excerpt: {
      en: "Two extra hours each evening, so that you can come after work. Children under 12 enter free, as always.",
      hy: "Ամեն երեկո երկու ժամ ավելի, որ հասցնեք գալ աշխատանքից հետո։ Մինչև 12 տարեկան երեխաների մուտքը, ինչպես միշտ, ազատ է։",
      ru: "Каждый вечер на два часа дольше, чтобы вы успели после работы. Для детей до 12 лет вход, как всегда, свободный.",
    },
    content: {
      en: `Usually the box office at the stadium is open every day from 11:00 to 18:00. This week it closes at 20:00, because too many of you told us that you come home from work to a shut window.

Children under 12 enter free with an adult, but need a ticket with a seat of their own: please ask for it at the window. Mariam Sardarapatyan and her colleagues will be glad to see you.`,
      hy: `Սովորաբար մարզադաշտի տոմսարկղը բաց է ամեն օր՝ ժամը 11:00-ից 18:00-ն։ Այս շաբաթ այն կաշխատի մինչև ժամը 20:00-ն, որովհետև շատերդ գրել էիք, որ աշխատանքից հետո գալիս եք ու գտնում փակ պատուհան։

Մինչև 12 տարեկան երեխաների մուտքը մեծահասակի ուղեկցությամբ ազատ է, բայց նրանց էլ է պետք տոմս՝ առանձին նստատեղով. խնդրեք այն տոմսարկղից։ Մարիամ Սարդարապատյանն ու գործընկերները ձեզ են սպասում։`,
      ru: `Обычно касса стадиона работает ежедневно с 11:00 до 18:00. На этой неделе она закрывается в 20:00: слишком многие из вас писали, что после работы находят закрытое окошко.

Для детей до 12 лет вход со взрослым свободный, но и им нужен билет с отдельным местом: попросите его в кассе. Мариам Сардарапатян и её коллеги вас ждут.`,
    },
  },
  {
    key: "tickets-for-families-and-groups",
    category: "tickets",
    daysAgo: 0,
    picture: "/club/pictures/cover-tickets.svg",
    draft: true,
    title: {
      en: "A row for your class: group tickets",
      hy: "Մի ամբողջ շարք ձեր դասարանի համար. խմբային տոմսեր",
      ru: "Целый ряд для вашего класса: групповые билеты",
    },
    excerpt: {
      en: "From ten people the club reserves seats side by side. The price list is being agreed.",
      hy: "Տասը հոգուց սկսած՝ ակումբը կողք կողքի տեղեր է պահում։ Գները դեռ ճշտվում են։",
      ru: "Для групп от десяти человек клуб бронирует места рядом. Цены согласуются.",
    },
    content: {
      en: `Schools, villages, workplaces: from ten people upwards we will keep seats side by side and send someone to meet you at the gate.

To be added before publication: prices, the last day for bookings, the e-mail address.`,
      hy: `Դպրոցներ, գյուղեր, աշխատավայրեր. տասը հոգուց սկսած՝ կողք կողքի տեղեր կպահենք և մուտքի մոտ կդիմավորենք ձեզ։

Մինչև հրապարակումն ավելացնել գները, հայտերի վերջին օրը և էլ. հասցեն։`,
      ru: `Школы, сёла, предприятия: для групп от десяти человек мы сохраним места рядом и встретим вас у входа.

До публикации добавить: цены, последний день приёма заявок, адрес почты.`,
    },
  },
  {
    key: "ticket-prices",
    category: "tickets",
    daysAgo: 12,
    picture: "/club/pictures/cover-tickets.svg",
    title: {
      en: "Ticket prices stay the same until the end of the season",
      hy: "Տոմսերի գները մինչև մրցաշրջանի ավարտը չեն փոխվի",
      ru: "Цены на билеты до конца сезона не изменятся",
    },
    excerpt: {
      en: "From 1,000 drams, free for children under 12, half price for students and pensioners. One price for every opponent.",
      hy: "1000 դրամից, մինչև 12 տարեկանների համար՝ անվճար, ուսանողների և թոշակառուների համար՝ կես գնով։ Բոլոր մրցակիցների դեպքում գինը նույնն է։",
      ru: "От 1000 драмов, до 12 лет бесплатно, студентам и пенсионерам за полцены. Для всех соперников одна цена.",
    },
    content: {
      en: `The club’s board has decided to leave the prices of match tickets as they are until the last home match of the season.

- **West stand, sections 1 and 6:** 1,000 drams
- **West stand, sections 2 to 5:** 1,500 drams
- **Students and pensioners:** half price in every section
- **Children under 12, places for wheelchair users and a companion:** free

There are no dearer matches. Whoever the opponent is, the seat costs the same. “We talked about it for an hour,” says CEO Tatul Eghegnyan. “Then somebody asked whether the goals would be better. They would not.”

Tickets are sold at the stadium box office every day from 11:00 to 18:00, and on match days until half-time. You can pay in cash or by card. Please keep the ticket until you leave: with it you may step out at half-time and come back in.

Lost tickets cannot be replaced, but those who lose them are sometimes remembered at the window. Ask anyway.`,
      hy: `Ակումբի խորհուրդը որոշել է տոմսերի գները թողնել նույնը մինչև մրցաշրջանի վերջին տնային խաղը։

- **Արևմտյան տրիբունա, 1-ին և 6-րդ հատվածներ.** 1000 դրամ
- **Արևմտյան տրիբունա, 2–5-րդ հատվածներ.** 1500 դրամ
- **Ուսանողներ և թոշակառուներ.** բոլոր հատվածներում՝ կես գնով
- **Մինչև 12 տարեկան երեխաներ, անվասայլակով հանդիսականներ և նրանց ուղեկցողը.** անվճար

Ավելի թանկ խաղեր չկան։ Ով էլ լինի մրցակիցը, նստատեղի գինը նույնն է։ «Մեկ ժամ քննարկեցինք,– ասում է գործադիր տնօրեն Թաթուլ Եղեգնյանը։– Հետո մեկը հարցրեց, թե արդյոք գոլերն ավելի լավը կլինեն։ Չեն լինի»։

Տոմսերը վաճառվում են մարզադաշտի տոմսարկղում ամեն օր՝ ժամը 11:00-ից 18:00-ն, իսկ խաղի օրերին՝ մինչև ընդմիջում։ Կարող եք վճարել կանխիկ կամ քարտով։ Պահեք տոմսը մինչև խաղի վերջ. դրանով ընդմիջմանը կարող եք դուրս գալ և վերադառնալ։

Կորցրած տոմսը չի փոխարինվում, բայց կորցնողներին երբեմն ճանաչում են տոմսարկղում։ Համենայն դեպս հարցրեք։`,
      ru: `Совет клуба решил не менять цены на билеты до последнего домашнего матча сезона.

- **Западная трибуна, секторы 1 и 6:** 1000 драмов
- **Западная трибуна, секторы со 2 по 5:** 1500 драмов
- **Студенты и пенсионеры:** полцены во всех секторах
- **Дети до 12 лет, зрители на колясках и их сопровождающий:** бесплатно

Дорогих матчей у нас нет. Кто бы ни был соперником, место стоит одинаково. «Мы говорили об этом час, — рассказывает исполнительный директор Татул Егегнян. — Потом кто-то спросил, станут ли от этого лучше голы. Не станут».

Билеты продаются в кассе стадиона ежедневно с 11:00 до 18:00, а в день игры — до перерыва. Можно заплатить наличными или картой. Сохраните билет до конца игры: с ним можно в перерыве выйти и вернуться.

Утерянный билет не восстанавливают, но тех, кто его потерял, у окошка иногда помнят в лицо. Спросите всё равно.`,
    },
  },
  {
    key: "first-time-at-the-stadium",
    category: "tickets",
    daysAgo: 29,
    picture: "/club/pictures/stadium-day.svg",
    title: {
      en: "Your first match with us: what you need to know",
      hy: "Առաջին անգամ մեր մարզադաշտում. ինչ պետք է իմանալ",
      ru: "Впервые на нашем стадионе: что нужно знать",
    },
    excerpt: {
      en: "How to come from Yerevan, where to sit with children, what may be brought in and where the sun sets.",
      hy: "Ինչպես գալ Երևանից, որտեղ նստել երեխաների հետ, ինչ կարելի է ներս բերել և որ կողմում է մայր մտնում արևը։",
      ru: "Как доехать из Еревана, где сесть с детьми, что можно пронести и с какой стороны садится солнце.",
    },
    content: {
      en: `The most frequent question in our mailbox is not about football. It is: “We have never been. How does it work?” Here is an answer that you can keep.

**Getting here.** By car it takes about an hour from the centre of Yerevan. There are minibuses and a train; from Armavir station you walk for twenty minutes, and on match days you only need to follow the scarves. Please look up the last departure before an evening match.

**Arriving.** The gates open 90 minutes before kick-off. In the last quarter of an hour there is a queue, so the calm way is to come earlier and have tea. The stewards wear red caps and know everything.

**Where to sit.** Almost all our seats are in the west stand. With small children take section 1: it is nearest to the gate, the toilets and the way out. Those who sing stand in section 4, and in front of them it is loud. The visitors’ supporters have a section of their own with a separate entrance.

**The sun.** The west stand has the evening sun at its back and a roof above. Take a jacket all the same: the wind comes down from Aragats after sunset.

**What to bring.** Drums and flags up to two metres are welcome. Glass, cans, umbrellas with a point and fireworks are not. An empty bottle may be filled at the taps behind row 20.

**Afterwards.** Nobody has to hurry. The tea counter stays open for half an hour, and the children may look at the trophies in the hall. More about the ground is on the [stadium page](/stadium).`,
      hy: `Մեր փոստարկղում ամենից հաճախ հանդիպող հարցը ֆուտբոլի մասին չէ։ Այն սա է՝ «Երբեք չենք եղել։ Ինչպե՞ս է ամեն ինչ կազմակերպված»։ Ահա պատասխանը, որը կարող եք պահել։

**Ինչպես հասնել։** Երևանի կենտրոնից մեքենայով մոտ մեկ ժամ է։ Կան երթուղայիններ և գնացք. Արմավիրի կայարանից քայլում եք քսան րոպե, իսկ խաղի օրերին բավական է հետևել շարֆերին։ Երեկոյան խաղից առաջ ճշտեք վերադարձի վերջին ժամը։

**Մուտքը։** Մուտքերը բացվում են խաղից 90 րոպե առաջ։ Վերջին տասնհինգ րոպեին հերթ է լինում, այնպես որ ավելի լավ է շուտ գալ և թեյ խմել։ Ստյուարդները կարմիր գլխարկով են և ամեն ինչ գիտեն։

**Որտեղ նստել։** Գրեթե բոլոր նստատեղերն արևմտյան տրիբունայում են։ Փոքր երեխաների հետ ընտրեք 1-ին հատվածը. այն ամենամոտն է մուտքին, զուգարաններին և ելքին։ Երգողները կանգնում են 4-րդ հատվածում, և նրանց առջևում աղմկոտ է։ Հյուր թիմի երկրպագուներն ունեն իրենց հատվածը՝ առանձին մուտքով։

**Արևը։** Երեկոյան արևը մնում է տրիբունայի հետևում, իսկ վերևում տանիք կա։ Միևնույն է, բաճկոն վերցրեք. մայրամուտից հետո քամին իջնում է Արագածից։

**Ինչ կարելի է բերել։** Թմբուկներն ու մինչև երկու մետր երկարությամբ դրոշները ողջունելի են։ Ապակին, թիթեղյա տարաները, սուր ծայրով հովանոցներն ու հրավառությունը՝ ոչ։ Դատարկ շիշը կարող եք լցնել 20-րդ շարքի հետևի ծորակներից։

**Խաղից հետո։** Շտապել պետք չէ։ Թեյարանը կես ժամ էլ բաց է, և երեխաները կարող են նախասրահում տեսնել գավաթները։ Մարզադաշտի մասին ավելին կարդացեք [այս էջում](/hy/stadium)։`,
      ru: `Самый частый вопрос в нашей почте не о футболе. Он звучит так: «Мы ни разу не были. Как у вас всё устроено?» Вот ответ, который можно сохранить.

**Дорога.** На машине от центра Еревана около часа. Ходят маршрутки и поезд; от станции Армавир двадцать минут пешком, а в день матча достаточно идти за шарфами. Перед вечерней игрой узнайте время последнего рейса обратно.

**Вход.** Ворота открываются за 90 минут до начала. В последние четверть часа бывает очередь, поэтому спокойнее прийти раньше и выпить чаю. Стюарды в красных кепках знают всё.

**Где сесть.** Почти все места у нас на западной трибуне. С маленькими детьми берите первый сектор: он ближе всего ко входу, туалетам и выходу. Те, кто поёт, стоят в четвёртом, и перед ними громко. У болельщиков гостей свой сектор с отдельным входом.

**Солнце.** Вечером оно остаётся за спиной трибуны, над головой крыша. Куртку всё же возьмите: после заката с Арагаца спускается ветер.

**Что можно пронести.** Барабаны и флаги до двух метров приветствуются. Стекло, банки, зонты с острым концом и пиротехника — нет. Пустую бутылку можно наполнить у кранов за 20-м рядом.

**После матча.** Спешить некуда. Чайная работает ещё полчаса, а дети могут посмотреть трофеи в фойе. Подробнее о стадионе — на [этой странице](/ru/stadium).`,
    },
  },
  {
    key: "season-cards-renewal",
    category: "tickets",
    daysAgo: 165,
    picture: "/club/pictures/cover-scarf.svg",
    title: {
      en: "Season cards: renew yours and keep your seat",
      hy: "Մրցաշրջանի աբոնեմենտներ. երկարաձգեք և պահպանեք ձեր տեղը",
      ru: "Абонементы: продлите свой и сохраните место",
    },
    excerpt: {
      en: "Holders have three weeks to keep their seat; after that the free ones go on sale to everybody.",
      hy: "Աբոնեմենտ ունեցողները երեք շաբաթ ժամանակ ունեն տեղը պահպանելու համար, հետո ազատ տեղերը կվաճառվեն բոլորին։",
      ru: "У владельцев три недели, чтобы сохранить своё место, затем свободные поступят в общую продажу.",
    },
    content: {
      en: `Season cards for all home matches of the new season are on sale. Those who had a card last season can keep the same seat for three weeks; after that it goes back into the general sale.

A card costs 12,000 drams for the side sections and 18,000 for the middle, the price of twelve single tickets. For students and pensioners it is half. Children under 12 do not need one.

The card is no longer made of paper. You asked for something that survives a washing machine, and Lusine Vardablryan tested three samples at home before she chose.

Bring the old card when you come: we punch a hole in it and give it back. Hakob from row 7 has nine of them on a string.`,
      hy: `Վաճառքում են նոր մրցաշրջանի բոլոր տնային խաղերի աբոնեմենտները։ Նրանք, ովքեր աբոնեմենտ ունեին անցած մրցաշրջանում, երեք շաբաթ կարող են պահպանել իրենց տեղը, հետո այն կվաճառվի բոլորին։

Եզրային հատվածների աբոնեմենտն արժե 12 000 դրամ, կենտրոնինը՝ 18 000, այսինքն՝ տասներկու խաղի տոմսի չափ։ Ուսանողների և թոշակառուների համար գինը կիսով չափ ցածր է։ Մինչև 12 տարեկան երեխաներին աբոնեմենտ պետք չէ։

Այն այլևս թղթից չէ։ Խնդրել էիք այնպիսի բան, որը կդիմանա լվացքի մեքենային, և Լուսինե Վարդաբլրյանը երեք նմուշ փորձարկեց իր տանը, հետո միայն ընտրեց։

Գալիս բերեք հին աբոնեմենտը. մենք այն ծակում ենք և վերադարձնում։ Յոթերորդ շարքի Հակոբն արդեն ինը հատ ունի՝ թելի վրա շարած։`,
      ru: `В продаже абонементы на все домашние матчи нового сезона. Владельцы прошлогодних могут в течение трёх недель сохранить за собой то же место, потом оно поступит в общую продажу.

Абонемент стоит 12 000 драмов в крайних секторах и 18 000 в центральных — как двенадцать разовых билетов. Студентам и пенсионерам вдвое дешевле. Детям до 12 лет абонемент не нужен.

Он больше не бумажный. Вы просили что-нибудь, что переживёт стиральную машину, и Лусине Вардаблрян испытала дома три образца, прежде чем выбрать.

Захватите старый абонемент: мы пробиваем в нём дырочку и возвращаем. У Акопа из седьмого ряда их уже девять на одной нитке.`,
    },
  },
];
