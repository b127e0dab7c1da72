import type { DemoArticle } from "../types.ts";

export const transferArticles: DemoArticle[] = [
  {
    key: "window-work-in-progress",
    category: "transfers",
    daysAgo: 1,
    picture: "/club/pictures/cover-transfer.svg",
    draft: true,
    title: {
      en: "Loan moves for two academy players",
      hy: "Ակադեմիայի երկու սան վարձակալությամբ կխաղա այլ թիմում",
      ru: "Двое воспитанников академии отправятся в аренду",
    },
    excerpt: {
      en: "Two eighteen-year-olds will spend the rest of the season in the First League. Names after registration.",
      hy: "Տասնութամյա երկու ֆուտբոլիստ մրցաշրջանի մնացած մասը կանցկացնի Առաջին խմբում։ Անունները՝ գրանցումից հետո։",
      ru: "Двое восемнадцатилетних футболистов доиграют сезон в Первой лиге. Имена — после регистрации.",
    },
    content: {
      en: `Two players of our second team will go out on loan until the end of the season. Both need minutes that we cannot promise them here, and both asked for the move themselves.

The papers are with the federation. We will publish the names as soon as the registration is confirmed.`,
      hy: `Մեր երկրորդ թիմի երկու ֆուտբոլիստ մինչև մրցաշրջանի ավարտը վարձակալությամբ հանդես կգա այլ ակումբներում։ Երկուսին էլ խաղային պրակտիկա է պետք, որը մենք հիմա չենք կարող խոստանալ, և երկուսն էլ իրենք են խնդրել։

Փաստաթղթերը ֆեդերացիայում են։ Անունները կհրապարակենք, հենց որ գրանցումը հաստատվի։`,
      ru: `Двое футболистов нашей второй команды до конца сезона отправятся в аренду. Обоим нужна игровая практика, которую мы сейчас не можем обещать, и оба попросили об этом сами.

Документы в федерации. Имена назовём, как только подтвердят регистрацию.`,
    },
  },
  {
    key: "hrazdanyan-one-more-year",
    category: "transfers",
    daysAgo: 19,
    picture: "/club/pictures/cover-transfer.svg",
    title: {
      en: "Hrazdanyan signs for one more year",
      hy: "Հրազդանյանը պայմանագիրը երկարաձգեց ևս մեկ տարով",
      ru: "Разданян продлил контракт ещё на год",
    },
    excerpt: {
      en: "Vahe Hrazdanyan stays at Argishti for another season and will begin his coaching studies beside the pitch.",
      hy: "Վահե Հրազդանյանը ևս մեկ մրցաշրջան կմնա «Արգիշտիում» և խաղալուն զուգընթաց կսկսի սովորել մարզչի մասնագիտությունը։",
      ru: "Ваге Разданян остаётся в «Аргишти» ещё на сезон и параллельно начнёт учиться на тренера.",
    },
    content: {
      en: `Vahe Hrazdanyan has extended his contract with Argishti by one season. The negotiations took less time than the photograph: the midfielder asked for two days to speak with his family, came back after one and brought his own pen.

He is the oldest player in the squad and still the one to whom the ball goes when nobody knows what to do with it. He returned to Armavir in 2021 and set up the first goal scored at the rebuilt stadium.

“I was asked what I want to do after football,” Hrazdanyan said. “I want to play football. But on Mondays I will go to the coaching course, and on Tuesdays I will try it out on the under-17s, if Anahit Aygeshatyan allows me.”

She does. The agreement has one unusual line, added by sports director Ashot Dvinyan in his own hand: after his last match the number 10 shirt stays with the club for one full season before anyone else may ask for it.`,
      hy: `Վահե Հրազդանյանն «Արգիշտիի» հետ պայմանագիրը երկարաձգեց մեկ մրցաշրջանով։ Բանակցությունները լուսանկարվելուց կարճ տևեցին. կիսապաշտպանը երկու օր ժամանակ խնդրեց ընտանիքի հետ խոսելու համար, եկավ մեկ օրից և գրիչն էլ հետը բերեց։

Նա կազմի ամենատարեց ֆուտբոլիստն է և դեռ այն մարդը, ում փոխանցում են գնդակը, երբ ոչ ոք չգիտի՝ ինչ անել դրա հետ։ Արմավիր է վերադարձել 2021 թվականին, և հենց նրա փոխանցումից է խփվել վերակառուցված մարզադաշտի առաջին գոլը։

«Հարցնում են՝ ինչ եմ անելու ֆուտբոլից հետո,– ասում է Հրազդանյանը։– Ուզում եմ ֆուտբոլ խաղալ։ Բայց երկուշաբթի օրերին կգնամ մարզչական դասընթացի, իսկ երեքշաբթի սովորածս կփորձեմ մինչև 17 տարեկանների թիմում, եթե Անահիտ Այգեշատյանը թույլ տա»։

Նա թույլ է տալիս։ Պայմանագրում մի անսովոր տող կա, որը մարզական տնօրեն Աշոտ Դվինյանը ձեռքով է ավելացրել. Հրազդանյանի վերջին խաղից հետո 10 համարի մարզաշապիկը մի ամբողջ մրցաշրջան կմնա ակումբում, և միայն դրանից հետո այն կարող է տրվել ուրիշին։`,
      ru: `Ваге Разданян продлил контракт с «Аргишти» на один сезон. Переговоры заняли меньше времени, чем фотография: полузащитник попросил два дня, чтобы поговорить с семьёй, вернулся через один и принёс собственную ручку.

Он самый опытный игрок состава, и мяч по-прежнему отдают ему, когда никто не знает, что с мячом делать. В Армавир Разданян вернулся в 2021 году, и с его передачи был забит первый гол на обновлённом стадионе.

«Меня спрашивают, что я буду делать после футбола, — сказал Разданян. — Я хочу играть в футбол. Но по понедельникам буду ходить на тренерские курсы, а по вторникам проверять знания на команде до 17 лет, если Анаит Айгешатян разрешит».

Она разрешает. В договоре есть необычная строка, которую спортивный директор Ашот Двинян вписал от руки: после последнего матча Разданяна футболка с десятым номером целый сезон останется в клубе, и только потом её сможет попросить кто-то другой.`,
    },
  },
  {
    key: "radovac-joins",
    category: "transfers",
    daysAgo: 118,
    picture: "/club/pictures/cover-transfer.svg",
    title: {
      en: "Nemanja Radovac joins Argishti",
      hy: "Նեմանյա Ռադովացն «Արգիշտիում» է",
      ru: "Неманья Радовац — в «Аргишти»",
    },
    excerpt: {
      en: "The Serbian centre-back, 193 cm tall, has signed for two years and takes the number 13 shirt.",
      hy: "193\u00a0սմ հասակով սերբ կենտրոնական պաշտպանը պայմանագիր է կնքել երկու տարով և հանդես կգա 13 համարի մարզաշապիկով։",
      ru: "Сербский центральный защитник ростом 193\u00a0см подписал контракт на два года и взял 13-й номер.",
    },
    content: {
      en: `Defender Nemanja Radovac, who grew up in Novi Sad, is an Argishti player. The centre-back has signed a two-year contract and will wear number 13, which he asked for himself: “Somebody has to.”

Radovac has played in three countries before Armenia. Ashot Dvinyan first saw him four years ago, on a wet evening, in a match that he had come to for another player. “The other one was substituted at half-time,” the sports director recalls. “I stayed because of the tall one who was talking to everybody.”

He trains with the team from today. In the first session he won every header and lost every game of football tennis; the second, he says, is a matter of the net being too low. Welcome, Nemanja.`,
      hy: `Նովի Սադում մեծացած պաշտպան Նեմանյա Ռադովացը «Արգիշտիի» ֆուտբոլիստ է։ Կենտրոնական պաշտպանը պայմանագիր է կնքել երկու տարով և կհագնի 13 համարի մարզաշապիկը, որն ինքն է խնդրել. «Մեկնումեկը պետք է հագնի»։

Մինչև Հայաստան գալը Ռադովացը խաղացել է երեք երկրում։ Աշոտ Դվինյանն առաջին անգամ նրան տեսել է չորս տարի առաջ, անձրևոտ մի երեկո, խաղում, որին եկել էր մեկ ուրիշի համար։ «Այն մյուսին ընդմիջմանը փոխարինեցին,– հիշում է մարզական տնօրենը։– Մնացի այս բարձրահասակի պատճառով, որը բոլորի հետ խոսում էր»։

Այսօրվանից նա մարզվում է թիմի հետ։ Առաջին մարզմանը հաղթեց վերին գնդակների բոլոր պայքարներում և պարտվեց թենիսբոլի բոլոր խաղերում, բայց ասում է, որ ցանցն էր ցածր։ Բարի գալուստ, Նեմանյա։`,
      ru: `Защитник Неманья Радовац, выросший в Нови-Саде, стал игроком «Аргишти». Контракт с центральным защитником подписан на два года; он взял 13-й номер, причём попросил его сам: «Кто-то ведь должен».

До Армении Радовац играл в трёх странах. Ашот Двинян увидел его четыре года назад, дождливым вечером, в матче, на который приехал ради другого футболиста. «Того заменили в перерыве, — вспоминает спортивный директор. — А я остался из-за высокого, который со всеми разговаривал».

С сегодняшнего дня новичок тренируется с командой. На первом занятии он выиграл все верховые единоборства и проиграл все партии в футбольный теннис; второе, по его словам, объясняется низкой сеткой. Добро пожаловать, Неманья!`,
    },
  },
  {
    key: "samuel-adeyo-signs",
    category: "transfers",
    daysAgo: 134,
    picture: "/club/pictures/cover-transfer.svg",
    title: {
      en: "Midfielder Samuel Adeyo signs for two years",
      hy: "Կիսապաշտպան Սամուել Ադեյոն երկու տարով «Արգիշտիում» է",
      ru: "Полузащитник Самуэль Адейо подписал контракт на два года",
    },
    excerpt: {
      en: "The Nigerian, 24, arrives from Ibadan by way of three airports and takes the number 18 shirt.",
      hy: "24-ամյա նիգերիացին Իբադանից Արմավիր է հասել երեք օդանավակայանի միջով և հանդես կգա 18 համարի մարզաշապիկով։",
      ru: "24-летний нигериец добрался из Ибадана в Армавир через три аэропорта и будет играть под 18-м номером.",
    },
    content: {
      en: `Midfielder Samuel Adeyo, 24, has joined Argishti. The Nigerian has signed a two-year contract and will wear number 18.

He plays in the centre, wins the ball in the middle third and does not give it back. Our scouts followed him for fourteen months; the last question, as always, was not about football. “We asked his former teammates who lends money and who borrows it,” says Ashot Dvinyan. “Samuel lends.”

The journey from Ibadan took thirty-one hours and three airports, and one suitcase is still on its way. Chidi Okwara met him at Zvartnots with a jacket and a bag of apricots.

Adeyo has passed the medical and will go to the training camp with the team. Welcome, Samuel.`,
      hy: `«Արգիշտիի» նորեկը 24-ամյա կիսապաշտպան Սամուել Ադեյոն է։ Նիգերիացի ֆուտբոլիստը պայմանագիր է կնքել երկու տարով և հանդես կգա 18 համարի մարզաշապիկով։

Նա խաղում է կենտրոնում, գնդակը խլում է դաշտի միջնամասում և հետ չի տալիս։ Մեր մասնագետները տասնչորս ամիս հետևել են նրան, և վերջին հարցը, ինչպես միշտ, ֆուտբոլի մասին չէր։ «Նախկին թիմակիցներին հարցրինք՝ ով է պարտք տալիս և ով է պարտք վերցնում,– ասում է Աշոտ Դվինյանը։– Սամուելը տվողներից է»։

Իբադանից ճանապարհը տևել է երեսունմեկ ժամ և անցել երեք օդանավակայանով, իսկ մի ճամպրուկ դեռ ճանապարհին է։ «Զվարթնոցում» նրան դիմավորեց Չիդի Օկվարան՝ տաք բաճկոնով և մի տոպրակ ծիրանով։

Ադեյոն անցել է բժշկական զննումը և թիմի հետ կմեկնի ուսումնամարզական հավաքի։ Բարի գալուստ, Սամուել։`,
      ru: `Новичком «Аргишти» стал 24-летний полузащитник Самуэль Адейо. Контракт с нигерийцем подписан на два года, выступать он будет под 18-м номером.

Адейо играет в центре, отбирает мяч в середине поля и назад не отдаёт. Наши скауты следили за ним четырнадцать месяцев, и последний вопрос, как всегда, был не о футболе. «Мы спросили бывших партнёров, кто в команде даёт в долг, а кто берёт, — говорит Ашот Двинян. — Самуэль даёт».

Дорога из Ибадана заняла тридцать один час и три аэропорта, а один чемодан ещё в пути. В «Звартноце» новичка встретил Чиди Оквара с тёплой курткой и пакетом абрикосов.

Адейо прошёл медосмотр и поедет с командой на учебно-тренировочный сбор. Добро пожаловать, Самуэль!`,
    },
  },
  {
    key: "metsamoryan-first-contract",
    category: "transfers",
    daysAgo: 141,
    picture: "/club/pictures/cover-academy.svg",
    title: {
      en: "Mher Metsamoryan signs his first professional contract",
      hy: "Մհեր Մեծամորյանը կնքեց առաջին պրոֆեսիոնալ պայմանագիրը",
      ru: "Мгер Мецаморян подписал первый профессиональный контракт",
    },
    excerpt: {
      en: "The captain of the under-19s moves up to the first team. He signed at the table where he used to do his homework.",
      hy: "Մինչև 19 տարեկանների թիմի ավագը տեղափոխվում է հիմնական թիմ։ Ստորագրեց այն սեղանի մոտ, որտեղ դաս էր սովորում։",
      ru: "Капитан команды до 19 лет переходит в основу. Подписал он контракт за столом, за которым делал уроки.",
    },
    content: {
      en: `Mher Metsamoryan, captain of our under-19s, has signed a three-year contract and moves up to the first team. The left-sided centre-back will wear number 24.

He asked to sign in the study room of the academy and not in the office. “I did my homework at this table for six years,” he explained. “It is the only paper I have finished here on time.” Vice president Silva Margarayan, who checked a good part of that homework, was the witness.

Metsamoryan joins the other pupils of our academy in this season’s squad. His former teammates carried him into the yard on a bench; the bench has been repaired.`,
      hy: `Մինչև 19 տարեկանների մեր թիմի ավագ Մհեր Մեծամորյանը պայմանագիր է կնքել երեք տարով և տեղափոխվում է հիմնական թիմ։ Ձախոտնյա կենտրոնական պաշտպանը հանդես կգա 24 համարի մարզաշապիկով։

Նա խնդրեց, որ պայմանագիրը կնքեն ոչ թե գրասենյակում, այլ ակադեմիայի պարապմունքների սենյակում։ «Վեց տարի այս սեղանին դաս եմ սովորել,– բացատրեց նա։– Սա միակ գրավոր աշխատանքն է, որ այստեղ ժամանակին եմ հանձնում»։ Վկան փոխնախագահ Սիլվա Մարգարայանն էր, որն այդ դասերի մի լավ մասը ստուգել է։

Մեծամորյանն այս մրցաշրջանի կազմում մեր ակադեմիայի հերթական սանն է։ Նախկին թիմակիցները նրան նստարանով բակ հանեցին. նստարանն արդեն վերանորոգված է։`,
      ru: `Мгер Мецаморян, капитан нашей команды до 19 лет, подписал контракт на три года и переходит в основную команду. Центральный защитник-левша будет играть под 24-м номером.

Подписать контракт он попросил не в офисе, а в учебной комнате академии. «Шесть лет я делал за этим столом уроки, — объяснил он. — Это единственная работа, которую я сдал здесь вовремя». Свидетелем была вице-президент Сильва Маргараян, которая добрую часть этих уроков проверяла.

Мецаморян — ещё один воспитанник нашей академии в составе этого сезона. Бывшие партнёры вынесли его во двор на скамейке; скамейку уже починили.`,
    },
  },
  {
    key: "how-we-look-for-a-player",
    category: "transfers",
    daysAgo: 232,
    picture: "/club/pictures/cover-net.svg",
    title: {
      en: "How we look for a player",
      hy: "Ինչպես ենք ֆուտբոլիստ փնտրում",
      ru: "Как мы ищем футболиста",
    },
    excerpt: {
      en: "Sports director Ashot Dvinyan on long lists, short lists and why he always watches the warm-up.",
      hy: "Մարզական տնօրեն Աշոտ Դվինյանը՝ երկար ու կարճ ցուցակների մասին և այն մասին, թե ինչու է միշտ դիտում նախավարժանքը։",
      ru: "Спортивный директор Ашот Двинян — о длинных и коротких списках и о том, почему он всегда смотрит разминку.",
    },
    content: {
      en: `There are about four hundred names on the long list of sports director Ashot Dvinyan, and he can tell you something about each of them. The short list has nine. Between the two lie roughly six months, three pairs of eyes and several thousand kilometres.

It begins with the head coach. Vahan Zoranyan does not ask for a name; he describes a gap. “I need someone who runs behind the defender and not towards the ball.” The description goes on the wall, and only then does the search start.

The first filter is money, and Dvinyan does not hide it. “If we cannot pay a man honestly and on time, there is no use in admiring him.” The second is video, at least eight full matches, two of which must be defeats. In a victory everyone looks well.

Then somebody has to go and see. Dvinyan arrives an hour early and watches the warm-up: who helps to carry the balls, who talks to the boy at the corner flag, who is the last to leave the pitch when the coach calls. He himself played 176 matches for this club, and he says that he was never the best of the eleven in any of them. “But I always helped to carry the balls.”

The last conversation is a dinner with the player and, if there is one, his wife. Armavir is not Yerevan. There is one cinema, the apricots are excellent and everybody will know where you live. Those who smile at this usually sign.

And those who don’t sign? They stay on the long list. One of the present squad said no twice.`,
      hy: `Մարզական տնօրեն Աշոտ Դվինյանի երկար ցուցակում մոտ չորս հարյուր անուն կա, և ամեն մեկի մասին նա պատմելու բան ունի։ Կարճ ցուցակում ինն անուն է։ Երկուսի միջև ընկած է մոտ վեց ամիս, երեք զույգ աչք և մի քանի հազար կիլոմետր։

Ամեն ինչ գլխավոր մարզչից է սկսվում։ Վահան Զորանյանն անուն չի տալիս, նա նկարագրում է բացը. «Ինձ պետք է մարդ, որը վազում է պաշտպանի թիկունքը, ոչ թե դեպի գնդակը»։ Նկարագրությունը փակցնում են պատին, և միայն դրանից հետո է սկսվում որոնումը։

Առաջին մաղը փողն է, և Դվինյանը դա չի թաքցնում. «Եթե չենք կարող մարդուն ազնիվ և ժամանակին վճարել, հիանալն էլ իմաստ չունի»։ Երկրորդը տեսագրությունն է՝ առնվազն ութ ամբողջական խաղ, որոնցից երկուսը՝ պարտված։ Հաղթած խաղում բոլորն էլ լավն են։

Հետո մեկը պետք է գնա և տեսնի։ Դվինյանը տեղ է հասնում մեկ ժամ շուտ և դիտում է նախավարժանքը՝ ով է օգնում գնդակները տանել, ով է խոսում անկյունային դրոշակի մոտ կանգնած տղայի հետ, ով է վերջինը հեռանում դաշտից, երբ մարզիչը կանչում է։ Ինքն այս ակումբում 176 խաղ է անցկացրել և ասում է, որ դրանցից ոչ մեկում տասնմեկից լավագույնը չի եղել. «Բայց գնդակները միշտ օգնել եմ տանել»։

Վերջին զրույցն ընթրիքն է՝ ֆուտբոլիստի և, եթե ամուսնացած է, կնոջ հետ։ Արմավիրը Երևան չէ։ Մեկ կինոթատրոն կա, ծիրանը հիանալի է, և բոլորն իմանալու են, թե որտեղ ես ապրում։ Նրանք, ովքեր այս խոսքերից ժպտում են, սովորաբար ստորագրում են։

Իսկ նրա՞նք, ովքեր չեն ստորագրում։ Մնում են երկար ցուցակում։ Այսօրվա կազմից մեկը երկու անգամ մերժել է մեզ։`,
      ru: `В длинном списке спортивного директора Ашота Двиняна около четырёхсот имён, и о каждом ему есть что рассказать. В коротком — девять. Между ними примерно полгода, три пары глаз и несколько тысяч километров.

Всё начинается с главного тренера. Ваган Зоранян не называет имён, он описывает пробел: «Мне нужен человек, который бежит за спину защитнику, а не к мячу». Описание вешают на стену, и только тогда начинается поиск.

Первое сито — деньги, и Двинян этого не скрывает: «Если мы не можем платить человеку честно и вовремя, восхищаться им незачем». Второе — видео: не меньше восьми полных матчей, два из них проигранные. В победе хороши все.

Потом кто-то должен поехать и посмотреть. Двинян приезжает за час и смотрит разминку: кто помогает нести мячи, кто разговаривает с мальчишкой у углового флажка, кто последним уходит с поля, когда зовёт тренер. Сам он провёл за наш клуб 176 матчей и говорит, что ни в одном не был лучшим из одиннадцати. «Зато мячи нести помогал всегда».

Последний разговор — ужин с футболистом и, если он женат, с женой. Армавир не Ереван. Один кинотеатр, отличные абрикосы, и все будут знать, где ты живёшь. Те, кто на этих словах улыбается, обычно подписывают.

А кто не подписывает? Остаётся в длинном списке. Один из нынешнего состава отказывал нам дважды.`,
    },
  },
];
