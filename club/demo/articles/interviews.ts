import type { DemoArticle } from "../types.ts";

export const interviewArticles: DemoArticle[] = [
  {
    key: "sahradyan-on-the-armband",
    category: "interviews",
    daysAgo: 8,
    picture: "/club/pictures/cover-academy.svg",
    title: {
      en: "Narek Sahradyan: “The armband weighs nothing until you lose”",
      hy: "Նարեկ Սահրադյան. «Ավագի թևկապը ծանրանում է, երբ պարտվում ես»",
      ru: "Нарек Саградян: «Повязка ничего не весит, пока не проиграешь»",
    },
    excerpt: {
      en: "The captain on growing up in Armavir, speaking to referees and the telephone calls he makes on Fridays.",
      hy: "Թիմի ավագը՝ Արմավիրում անցած մանկության, մրցավարների հետ խոսելու և ուրբաթ օրերի զանգերի մասին։",
      ru: "Капитан — о детстве в Армавире, разговорах с судьями и пятничных звонках.",
    },
    content: {
      en: `He is twenty-seven, was born here, has been in the first team since 2016 and captain since 2023. We meet Narek Sahradyan in the dressing room after training, where he is looking for somebody else’s shin pad.

**Do you remember the day you became captain?**

I remember the evening. The coach told me in the morning and I went home and said nothing. My mother was making dolma. Then my uncle called from Metsamor to congratulate her, and she asked, on what? In Armavir you don’t keep a secret until dinner.

**What does a captain do that we don’t see?**

He knows who has a child with a fever. He knows who has not paid into the box for late arrivals. And on Fridays I call the young ones, because nobody called me before my first match and I didn’t sleep.

**How does one speak to a referee?**

Slowly. You have one sentence. If you use it to complain, it’s gone. I ask: “Where should I have stood?” They like to answer that, and sometimes I even learn something.

**And after a defeat?**

The armband weighs nothing until you lose. Then I’m the first one out to the journalists. That isn’t heroism, it’s the rule of the house: when we win, the youngest goes; when we lose, the captain.

**The supporters have twice voted you player of the season. Where are the prizes?**

One is at my grandmother’s, under a lace cloth, so that it doesn’t get dusty. The other is in the academy. The boys may lift it if they wash their hands.

**Will you ever play somewhere else?**

I don’t promise things like that, I’ve seen too many people promise. I can only say that on the way home from an away match, when the lights of the town come up, I stand up in the bus every time. My legs do it by themselves.`,
      hy: `Նա քսանյոթ տարեկան է, ծնվել է այստեղ, հիմնական թիմում խաղում է 2016 թվականից, իսկ թիմի ավագն է 2023-ից։ Նարեկ Սահրադյանին հանդիպում ենք մարզումից հետո հանդերձարանում, որտեղ նա ուրիշի սրունքակալն է փնտրում։

**Հիշո՞ւմ եք այն օրը, երբ դարձաք ավագ։**

Երեկոն եմ հիշում։ Մարզիչն առավոտյան ասաց, ես գնացի տուն և ոչինչ չասացի։ Մայրս տոլմա էր փաթաթում։ Հետո հորեղբայրս Մեծամորից զանգեց, որ շնորհավորի նրան, իսկ նա հարցրեց՝ ինչի՞ առթիվ։ Արմավիրում գաղտնիքը մինչև ընթրիք չի ապրում։

**Ի՞նչ է անում ավագը, որ մենք չենք տեսնում։**

Գիտի, թե ում երեխան ջերմություն ունի։ Գիտի, թե ով չի վճարել ուշացողների դրամարկղին։ Իսկ ուրբաթ օրերին զանգում եմ երիտասարդներին, որովհետև իմ առաջին խաղից առաջ ինձ ոչ ոք չզանգեց, և ես չքնեցի։

**Ինչպե՞ս են խոսում մրցավարի հետ։**

Դանդաղ։ Մեկ նախադասություն ունես։ Եթե այն ծախսես բողոքելու վրա, վերջ։ Ես հարցնում եմ՝ «Որտե՞ղ պետք է կանգնեի»։ Սիրում են այդ հարցին պատասխանել, և երբեմն նույնիսկ մի բան սովորում եմ։

**Իսկ պարտությունից հետո՞։**

Թևկապը ոչինչ չի կշռում, քանի դեռ չես պարտվել։ Հետո լրագրողների մոտ առաջինը ես եմ դուրս գալիս։ Դա հերոսություն չէ, մեր տան կանոնն է՝ հաղթելիս գնում է ամենաերիտասարդը, պարտվելիս՝ ավագը։

**Երկրպագուները երկու անգամ ձեզ են ընտրել մրցաշրջանի լավագույն ֆուտբոլիստ։ Որտե՞ղ են մրցանակները։**

Մեկը տատիս տանն է՝ ժանյակի տակ, որ չփոշոտվի։ Մյուսն ակադեմիայում է։ Տղաները կարող են բարձրացնել, եթե ձեռքերը լվանան։

**Երբևէ կխաղա՞ք ուրիշ տեղ։**

Այդպիսի խոստումներ չեմ տալիս, շատերին եմ տեսել խոստանալիս։ Միայն մի բան կարող եմ ասել. երբ արտագնա խաղից վերադառնում ենք և երևում են քաղաքի լույսերը, ամեն անգամ ավտոբուսում ոտքի եմ կանգնում։ Ոտքերս իրենք են կանգնում։`,
      ru: `Ему двадцать семь, он родился здесь, в основной команде играет с 2016 года, капитан — с 2023-го. Мы встречаемся с Нареком Саградяном после тренировки в раздевалке, где он ищет чужой щиток.

**Помните день, когда стали капитаном?**

Помню вечер. Тренер сказал утром, я пришёл домой и промолчал. Мама заворачивала долму. Потом из Мецамора позвонил дядя, поздравил её, а она спрашивает: с чем? В Армавире секрет до ужина не доживает.

**Что делает капитан такого, чего мы не видим?**

Знает, у кого ребёнок с температурой. Знает, кто не заплатил в копилку за опоздания. А по пятницам я звоню молодым, потому что перед моим первым матчем мне не позвонил никто и я не спал.

**Как разговаривать с судьёй?**

Медленно. У тебя одна фраза. Потратишь её на жалобу — и всё. Я спрашиваю: «Где мне надо было стоять?» На это они любят отвечать, и иногда я даже узнаю что-то новое.

**А после поражения?**

Повязка ничего не весит, пока не проиграешь. Тогда к журналистам первым выхожу я. Это не геройство, такой у нас порядок: после победы идёт самый молодой, после поражения — капитан.

**Болельщики дважды выбирали вас футболистом сезона. Где призы?**

Один у бабушки под кружевной салфеткой, чтобы не пылился. Другой в академии. Ребятам можно его поднять, если вымоют руки.

**Вы когда-нибудь сыграете за другую команду?**

Таких обещаний не даю, слишком многие при мне обещали. Скажу одно: когда возвращаемся с выезда и показываются огни города, я каждый раз встаю в автобусе. Ноги сами встают.`,
    },
  },
  {
    key: "rivas-chess-and-football",
    category: "interviews",
    daysAgo: 37,
    picture: "/club/pictures/cover-bus.svg",
    title: {
      en: "Mateo Rivas: “In chess nobody pulls your shirt”",
      hy: "Մատեո Ռիվաս. «Շախմատում շապիկդ չեն քաշում»",
      ru: "Матео Ривас: «В шахматах никто не тянет за футболку»",
    },
    excerpt: {
      en: "The Colombian midfielder on his fourth season in Armavir, chess in the bus and the soup he cannot finish.",
      hy: "Կոլումբացի կիսապաշտպանը՝ Արմավիրում անցկացրած տարիների, ավտոբուսում շախմատ խաղալու և մի ապուրի մասին։",
      ru: "Колумбийский полузащитник — о годах в Армавире, шахматах в автобусе и супе, который ему не доесть.",
    },
    content: {
      en: `Mateo Rivas came from Cali in 2023 with a light jacket. He has since bought three warmer ones. We talked over a board; the editor resigned on move nineteen.

**Who taught you to play chess?**

My grandfather, on a bench in front of his shop. In Armenia it’s different, here they teach it at school. I played a boy of nine from the academy and he apologised before he took my queen.

**Does it help on the pitch?**

People like to say so. A little, perhaps: you learn to look at what the other one wants. But in chess nobody pulls your shirt, and nobody gets tired after seventy minutes.

**You lead the team in interceptions every season. How?**

I am not fast, so I have to leave early. Most passes are announced. The shoulder says it, the eyes say it. The good ones lie with their eyes, but very few can lie with a shoulder.

**What was hardest here?**

The first winter. And khash. I respect it, I sit at the table, I break the bread into it as one should. I’ve never finished a bowl. Samvel finishes it for me.

**And what will you miss one day?**

Evenings in August, when training ends late and the whole town is outside with chairs. Nobody asks me about football. They ask whether I have eaten.`,
      hy: `Մատեո Ռիվասը 2023 թվականին Կալիից եկավ բարակ բաճկոնով։ Այդ օրվանից երեք տաք բաճկոն է գնել։ Զրուցեցինք շախմատի շուրջ. խմբագիրը հանձնվեց տասնիններորդ քայլին։

**Ո՞վ է ձեզ շախմատ սովորեցրել։**

Պապս՝ իր խանութի դիմացի նստարանին։ Հայաստանում ուրիշ է, այստեղ դպրոցում են սովորեցնում։ Ակադեմիայի իննամյա մի տղայի հետ էի խաղում, և նախքան թագուհիս վերցնելը նա ներողություն խնդրեց։

**Խաղադաշտում օգնո՞ւմ է։**

Սիրում են այդպես ասել։ Մի քիչ, գուցե. սովորում ես նայել, թե ինչ է ուզում մյուսը։ Բայց շախմատում շապիկդ չեն քաշում, և յոթանասուն րոպեից ոչ ոք չի հոգնում։

**Ամեն մրցաշրջան գնդակ խլելու ցուցանիշով թիմի լավագույնն եք։ Ինչպե՞ս։**

Արագ չեմ, դրա համար պետք է շուտ շարժվեմ։ Փոխանցումների մեծ մասը նախապես երևում է. ուսն է ասում, աչքերն են ասում։ Լավերը կարողանում են խաբել աչքերով, բայց ուսով խաբել քչերը գիտեն։

**Ի՞նչն էր այստեղ ամենադժվարը։**

Առաջին ձմեռը։ Եվ խաշը։ Հարգում եմ, սեղան եմ նստում, լավաշը բրդում եմ մեջը, ինչպես կարգն է։ Բայց ոչ մի անգամ մինչև վերջ չեմ կերել։ Իմ փոխարեն Սամվելն է ուտում։

**Իսկ ի՞նչն եք մի օր կարոտելու։**

Օգոստոսի երեկոները, երբ մարզումն ուշ է ավարտվում, և ամբողջ քաղաքը դրսում է՝ աթոռներով։ Ոչ ոք ֆուտբոլից չի հարցնում։ Հարցնում են՝ կերե՞լ եմ։`,
      ru: `Матео Ривас приехал из Кали в 2023 году в лёгкой куртке. С тех пор купил три тёплые. Мы разговаривали за доской; редактор сдался на девятнадцатом ходу.

**Кто научил вас играть в шахматы?**

Дедушка, на скамейке у своей лавки. В Армении иначе, здесь учат в школе. Я играл с девятилетним мальчиком из академии, и он извинился, прежде чем взять моего ферзя.

**На поле это помогает?**

Так любят говорить. Может быть, немного: учишься смотреть, чего хочет другой. Но в шахматах никто не тянет за футболку и никто не устаёт после семидесятой минуты.

**Каждый сезон вы лучший в команде по перехватам. В чём секрет?**

Я не быстрый, поэтому надо выходить раньше. Большинство передач объявляют заранее: говорит плечо, говорят глаза. Хорошие игроки обманывают глазами, а плечом обманывать умеют единицы.

**Что здесь было самым трудным?**

Первая зима. И хаш. Я его уважаю, сажусь за стол, крошу лаваш, как полагается. Но тарелку не доел ни разу. За меня доедает Самвел.

**А по чему вы будете скучать?**

По августовским вечерам, когда тренировка кончается поздно и весь город сидит на улице на стульях. О футболе никто не спрашивает. Спрашивают, поел ли я.`,
    },
  },
  {
    key: "the-voice-behind-the-window",
    category: "interviews",
    daysAgo: 68,
    picture: "/club/pictures/cover-tickets.svg",
    title: {
      en: "The voice behind the window",
      hy: "Ձայնը տոմսարկղի պատուհանից",
      ru: "Голос за окошком кассы",
    },
    excerpt: {
      en: "Mariam Sardarapatyan left a library for a ticket office and says that the work is the same: people come in and want a good seat.",
      hy: "Մարիամ Սարդարապատյանը գրադարանից եկել է տոմսարկղ և ասում է, որ աշխատանքը նույնն է՝ մարդիկ գալիս են ու լավ տեղ են ուզում։",
      ru: "Мариам Сардарапатян пришла в кассу из библиотеки и говорит, что работа та же: люди приходят и хотят хорошее место.",
    },
    content: {
      en: `Most supporters know her voice and her hands; the window is narrow. Mariam Sardarapatyan has run the ticket office since the month in which the stadium reopened.

**You came from the regional library. Do you miss the silence?**

There is a silence here too, on Tuesdays. And in the library there was more shouting than you think, when two people wanted the same book.

**What do people ask for most?**

“A good seat.” I ask back: for seeing or for being seen? The ones who laugh get row 9, in the middle. The others as well, in fact.

**Who was your most unusual visitor?**

A gentleman came in a suit and bought two seats side by side. He comes alone. The second one was for his brother, he said, who lives far away and watches on the telephone, which he puts on the seat. I told the stewards, and nobody has ever asked to sit there.

**Do you see the matches yourself?**

From the second half. I lock up, count, and go up to the last row. The president keeps a place for me. We don’t talk, he is too nervous.

**Your advice for those who come late?**

Come on Tuesday. I’ll be glad of the company.`,
      hy: `Երկրպագուների մեծ մասը ճանաչում է նրա ձայնն ու ձեռքերը. պատուհանը նեղ է։ Մարիամ Սարդարապատյանը տոմսարկղը ղեկավարում է այն ամսից, երբ վերաբացվեց մարզադաշտը։

**Դուք եկել եք մարզային գրադարանից։ Չե՞ք կարոտում լռությունը։**

Այստեղ էլ լռություն կա՝ երեքշաբթի օրերին։ Իսկ գրադարանում ավելի շատ էին բղավում, քան կարծում եք, երբ երկու հոգի նույն գիրքն էին ուզում։

**Ամենից հաճախ ի՞նչ են խնդրում։**

«Լավ տեղ»։ Ես էլ հարցնում եմ՝ տեսնելո՞ւ համար, թե՞ երևալու։ Ով ծիծաղում է, ստանում է 9-րդ շարքը, կենտրոնում։ Մյուսներն էլ են ստանում, եթե ճիշտն ասեմ։

**Ո՞վ է եղել ձեր ամենաանսովոր հաճախորդը։**

Մի պարոն եկավ կոստյումով և կողք կողքի երկու տեղ գնեց։ Գալիս է միայնակ։ Ասաց, որ երկրորդը եղբոր համար է. եղբայրը հեռու է ապրում և խաղը դիտում է հեռախոսով, որն ինքը դնում է այդ նստատեղին։ Ես ասացի ստյուարդներին, և ոչ ոք երբեք չի խնդրել նստել այնտեղ։

**Ինքներդ հասցնո՞ւմ եք դիտել խաղերը։**

Երկրորդ խաղակեսից։ Փակում եմ, հաշվում և բարձրանում վերջին շարք։ Նախագահն ինձ համար տեղ է պահում։ Չենք խոսում, նա շատ է հուզվում։

**Ի՞նչ խորհուրդ կտաք ուշացողներին։**

Եկեք երեքշաբթի։ Ուրախ կլինեմ։`,
      ru: `Большинство болельщиков знает её голос и руки: окошко узкое. Мариам Сардарапатян заведует кассой с того месяца, когда вновь открылся стадион.

**Вы пришли из областной библиотеки. По тишине не скучаете?**

Тишина бывает и здесь, по вторникам. А в библиотеке кричали чаще, чем вы думаете: когда двоим нужна была одна книга.

**О чём просят чаще всего?**

«Хорошее место». Я переспрашиваю: чтобы видеть или чтобы вас видели? Кто смеётся, получает девятый ряд, середину. Остальные, честно говоря, тоже.

**Кто был самым необычным посетителем?**

Пришёл мужчина в костюме и купил два места рядом. Ходит один. Второе, сказал он, для брата: тот живёт далеко и смотрит матч по телефону, который ставят на кресло. Я предупредила стюардов, и никто ни разу не попросился туда сесть.

**Сами матчи видите?**

Со второго тайма. Запираю, пересчитываю и поднимаюсь в последний ряд. Президент держит для меня место. Мы не разговариваем, он слишком волнуется.

**Что посоветуете тем, кто приходит поздно?**

Приходите во вторник. Буду рада компании.`,
    },
  },
  {
    key: "armenakyan-and-the-notebook",
    category: "interviews",
    daysAgo: 215,
    picture: "/club/pictures/cover-spot.svg",
    title: {
      en: "Davit Armenakyan: “The notebook is wrong four times out of ten”",
      hy: "Դավիթ Արմենակյան. «Տասից չորս անգամ տետրը սխալվում է»",
      ru: "Давит Арменакян: «Тетрадь ошибается четыре раза из десяти»",
    },
    excerpt: {
      en: "Our goalkeeper keeps a page for every penalty taker in the league. He showed us the cover.",
      hy: "Մեր դարպասապահի տետրում լիգայի ամեն 11-մետրանոց կատարող իր էջն ունի։ Մեզ ցույց տվեց միայն տետրի կազմը։",
      ru: "У нашего вратаря в тетради есть страница на каждого пенальтиста лиги. Нам он показал обложку.",
    },
    content: {
      en: `It is an ordinary school exercise book with squared paper, the sixth of its kind. On the cover it says “Geography”, so that nobody would open it.

**What is in it?**

Where he looked, how many steps, which foot was first, what the score was. And the weather. There is one player who always shoots low when it rains. I won’t say who, he reads this site.

**Does it work?**

The notebook is wrong four times out of ten. But without it I am wrong six times. That’s two goals.

**When did you begin?**

At nineteen, when I came here from Vagharshapat. I conceded one and was sad on the bus, and Hamlet Berdyan said: “Are you sad or are you curious?” He gave me a pencil. It was a very short one, so that I would write little.

**Do you study our own players too?**

Of course. Vahe Hrazdanyan has three pages. He knows it, he has asked to see them, and he will see them on the day he retires.`,
      hy: `Դպրոցական սովորական տետր է՝ վանդակավոր, թվով վեցերորդը։ Կազմին գրված է «Աշխարհագրություն», որ ոչ ոք չբացի։

**Ի՞նչ կա մեջը։**

Ուր էր նայում, քանի քայլ արեց, որ ոտքով սկսեց, ինչ հաշիվ էր։ Եվ եղանակը։ Մի ֆուտբոլիստ կա, որ անձրևի ժամանակ միշտ ներքև է խփում։ Չեմ ասի՝ ով, այս կայքը կարդում է։

**Օգնո՞ւմ է։**

Տասից չորս անգամ տետրը սխալվում է։ Բայց առանց դրա ես վեց անգամ եմ սխալվում։ Դա երկու գոլ է։

**Ե՞րբ եք սկսել։**

Տասնինը տարեկանում, երբ Վաղարշապատից եկա այստեղ։ Գոլ էի բաց թողել և ավտոբուսում տխուր նստած էի, և Համլետ Բերդյանը հարցրեց. «Տխո՞ւր ես, թե՞ հետաքրքիր է»։ Մի մատիտ տվեց։ Շատ կարճ մատիտ էր, որ քիչ գրեմ։

**Մեր ֆուտբոլիստներին էլ ուսումնասիրո՞ւմ եք։**

Իհարկե։ Վահե Հրազդանյանը երեք էջ ունի։ Գիտի այդ մասին, խնդրել է ցույց տալ, և կտեսնի այն օրը, երբ ավարտի խաղալը։`,
      ru: `Это обычная школьная тетрадь в клетку, по счёту шестая. На обложке написано «География», чтобы никто не открыл.

**Что внутри?**

Куда смотрел, сколько шагов, с какой ноги начал, какой был счёт. И погода. Есть один футболист, который в дождь всегда бьёт низом. Не скажу кто, он читает этот сайт.

**Помогает?**

Тетрадь ошибается четыре раза из десяти. Но без неё я ошибаюсь шесть. Это два гола.

**Когда вы начали?**

В девятнадцать, когда приехал сюда из Вагаршапата. Пропустил и сидел в автобусе грустный, а Гамлет Бердян спросил: «Тебе грустно или интересно?» И дал карандаш. Очень короткий, чтобы я писал поменьше.

**Наших футболистов тоже изучаете?**

Конечно. У Ваге Разданяна три страницы. Он знает, просил показать — и увидит в тот день, когда закончит играть.`,
    },
  },
];
