import type { DemoArticle } from "../types.ts";

export const matchArticles: DemoArticle[] = [
  {
    key: "six-days-before-the-derby",
    category: "matches",
    daysAgo: 3,
    picture: "/club/pictures/cover-training.svg",
    title: {
      en: "Six days before the derby",
      hy: "Դերբիից վեց օր առաջ",
      ru: "За шесть дней до дерби",
    },
    excerpt: {
      en: "What happens between one match and the next: a week with the team, from the Monday video to the quiet hour in the bus.",
      hy: "Ի՞նչ է կատարվում երկու խաղի միջև։ Մեկ շաբաթ թիմի հետ՝ երկուշաբթվա տեսադասից մինչև ավտոբուսի լռությունը։",
      ru: "Что происходит от игры до игры: неделя с командой — от понедельничного видео до тихого часа в автобусе.",
    },
    content: {
      en: `In Armavir the word “derby” means one fixture: Argishti against Ararat. On a clear morning the mountain is seen from our west stand and from their side of the plain alike, and each set of supporters is sure that it gets the better view. Nobody needs a reminder in the calendar. By Monday the baker on Hanrapetutyan Street is already asking who will play on the left.

We spent the six days before the match with the team to see what the calendar does not show.

## Monday: the video

The week begins at half past nine in a room with twenty-four chairs and one screen. Assistant coach Edvard Khoyan has watched the last match four times and cut it to eleven minutes. There is no shouting and nobody is named. Khoyan stops the picture, waits, and asks: “What do you see here?” More often than not it is the player in the picture who answers first.

“He draws it on paper before he shows it to us,” says Samvel Tashiryan. “If the drawing is on the table, you know it will be a long morning.”

Those who played ninety minutes spend the rest of the day in the pool and with physiotherapist Zaruhi Akhuryan. The others train for an hour, hard, because the head coach does not believe in half days.

## Tuesday and Wednesday: the legs

These are the heavy days. Fitness coach Miloš Stankovac has a sheet for each player, and no two sheets are the same. Tigran Arpachyan, who covers the most ground in midfield, is told to stop early and usually does not. Robert Araksyan adds a run of his own after the last whistle.

On Wednesday the second part of the session is a match between two mixed sides on a shortened pitch. The rule is simple: the losers carry the goals. It is the noisiest hour of the week, and the only one in which Vahan Zoranyan laughs aloud.

## Thursday: corners, free kicks and a notebook

Thursday belongs to set pieces. The gates are closed, the phones stay in the dressing room, and the groundsman goes for coffee. What we may tell:

- Bohdan Havryliuk takes thirty corners from each side, and every tenth one must hit a training cone.
- Vahe Hrazdanyan takes free kicks until the goalkeepers ask him to stop.
- Nemanja Radovac practises one thing only: arriving late.
- Davit Armenakyan leafs through his notebook of penalty takers with goalkeeping coach Hamlet Berdyan.

The last ten minutes are for throw-ins. Nobody likes them and nobody misses them.

> A derby is not won by wanting it more. Both sides want it. It is won by the one who remembers on Saturday what he practised on Thursday.
>
> Vahan Zoranyan, head coach

## Friday: very little

On the day before the match the team trains for forty minutes. Then the line-up is read out, in the dressing room, without comment. Those who are not in it have the right to knock on the coach’s door the same evening, and he has promised that it will be open.

Team manager Rafayel Lchashenyan, meanwhile, has his longest day. The kit is packed in the order in which it will be needed. There is a box with spare studs, a box with dry socks and a bag that no one has opened in ten years, “because the year we leave it at home, we will need it.” The driver gets the route on paper, in case the telephone dies.

In the afternoon the captain, Narek Sahradyan, calls the youngest players one by one. He does not talk about football. He asks whether they have eaten.

## Saturday

Breakfast is at ten, a walk at eleven. In the bus there is a quiet hour: no music, no calls. Mateo Rivas and the team manager set up a small magnetic chessboard between the seats. Erik Sevanyan sleeps. Chidi Okwara reads.

The bus turns towards the stadium two hours before kick-off, and this is the moment the players speak about when you ask them what a derby is. The children from the academy stand along the fence in crimson, and the noise comes in through closed windows.

“I stood at that fence myself,” says Araksyan, who used to carry balls here. “You see the faces in the bus and you think they are made of iron. Then you sit in it, and you know that they are looking at you for courage.”

In the dressing room the shirts hang in order of number. Zoranyan speaks for two minutes; we were asked to leave before that and we did. The corridor is long enough to hear studs on stone, then the first drum, then everything at once.

Six days come down to that corridor. The date, the time and the ground of the next derby are in the [fixture list](/matches); the baker can tell you the rest.`,
      hy: `Արմավիրում «դերբի» ասելով մեկ խաղ են հասկանում՝ «Արգիշտի» – «Արարատ»։ Պարզ առավոտներին լեռը երևում է և՛ մեր արևմտյան տրիբունայից, և՛ դաշտի մյուս կողմից, և երկու կողմի երկրպագուներն էլ վստահ են, որ ավելի գեղեցիկ տեսարանն իրենցն է։ Հիշեցման կարիք ոչ ոք չունի։ Երկուշաբթի առավոտյան Հանրապետության փողոցի հացթուխն արդեն հարցնում է, թե ով է խաղալու ձախ եզրում։

Խաղին նախորդող վեց օրն անցկացրինք թիմի հետ, որ տեսնենք այն, ինչ խաղացանկում չի երևում։

## Երկուշաբթի. տեսադասը

Շաբաթն սկսվում է ժամը 9:30-ին՝ մի սենյակում, որտեղ կա քսանչորս աթոռ և մեկ էկրան։ Գլխավոր մարզչի օգնական Էդվարդ Խոյանը վերջին խաղը չորս անգամ է դիտել և դարձրել տասնմեկ րոպե։ Ոչ ոք ձայն չի բարձրացնում, և ոչ մի անուն չի հնչում։ Խոյանը կանգնեցնում է պատկերը, սպասում և հարցնում. «Ի՞նչ եք տեսնում»։ Հաճախ առաջինը պատասխանում է հենց այն ֆուտբոլիստը, որն էկրանին է։

«Նախ թղթի վրա է գծում, հետո միայն ցույց տալիս,– ասում է Սամվել Տաշիրյանը։– Եթե գծագիրը սեղանին է, ուրեմն առավոտը երկար է լինելու»։

Նրանք, ովքեր խաղացել են 90 րոպե, օրվա մնացած մասն անցկացնում են լողավազանում և ֆիզիոթերապևտ Զարուհի Ախուրյանի մոտ։ Մյուսները մեկ ժամ մարզվում են, այն էլ՝ ամբողջ ուժով. գլխավոր մարզիչը կիսատ օրերի չի հավատում։

## Երեքշաբթի և չորեքշաբթի. ոտքերը

Սրանք ծանր օրեր են։ Ֆիզիկական պատրաստության մարզիչ Միլոշ Ստանկովացն ամեն ֆուտբոլիստի համար առանձին թերթիկ ունի, և երկու նույնական թերթիկ չկա։ Տիգրան Արփաչյանը կիսապաշտպանների մեջ ամենաշատն է վազում, և նրան խնդրում են շուտ ավարտել, բայց նա սովորաբար չի լսում։ Ռոբերտ Արաքսյանը վերջին սուլիչից հետո մի շրջան էլ իր համար է վազում։

Չորեքշաբթի մարզման երկրորդ կեսին երկու խառը կազմ խաղում է կրճատված դաշտում։ Կանոնը պարզ է՝ պարտվածները տանում են դարպասները։ Շաբաթվա ամենաաղմկոտ ժամն է և միակը, երբ Վահան Զորանյանը բարձրաձայն ծիծաղում է։

## Հինգշաբթի. անկյունայիններ, տուգանայիններ և մի տետր

Հինգշաբթին ստանդարտ դրությունների օրն է։ Մարզաբազայի դարպասը փակ է, հեռախոսները մնում են հանդերձարանում, դաշտի աշխատակիցը գնում է սուրճ խմելու։ Ահա այն, ինչ կարող ենք պատմել.

- Բոհդան Հավրիլյուկն ամեն կողմից երեսուն անկյունային է կատարում, և ամեն տասներորդը պետք է դիպչի մարզակոնին։
- Վահե Հրազդանյանը տուգանային հարվածներ է կատարում այնքան, մինչև դարպասապահները խնդրեն կանգ առնել։
- Նեմանյա Ռադովացը մի բան է կրկնում՝ տուգանային հրապարակ հասնել վերջինը։
- Դավիթ Արմենակյանը դարպասապահների մարզիչ Համլետ Բերդյանի հետ թերթում է տետրը, որտեղ գրված է, թե ով ինչպես է խփում 11-մետրանոցները։

Վերջին տասը րոպեն եզրագծից նետումներինն է։ Դրանք ոչ ոք չի սիրում և ոչ ոք բաց չի թողնում։

> Դերբիում հաղթում է ոչ թե նա, ով ավելի շատ է ուզում. երկուսն էլ ուզում են։ Հաղթում է նա, ով շաբաթ օրը հիշում է այն, ինչ սովորել է հինգշաբթի։
>
> Վահան Զորանյան, գլխավոր մարզիչ

## Ուրբաթ. գրեթե ոչինչ

Խաղի նախօրեին թիմը մարզվում է քառասուն րոպե։ Հետո հանդերձարանում, առանց մեկնաբանության, կարդում են կազմը։ Նա, ում անունը չհնչեց, իրավունք ունի նույն երեկո թակելու գլխավոր մարզչի դուռը, և Զորանյանը խոստացել է, որ այն բաց կլինի։

Թիմի մենեջեր Ռաֆայել Լճաշենյանի համար շաբաթվա ամենաերկար օրն է։ Հագուստը դասավորում են այն հերթականությամբ, որով այն պետք է գալու։ Կա պահեստային ցցիկների տուփ, կա չոր գուլպաների տուփ և մի պայուսակ, որը տասը տարի ոչ ոք չի բացել, «որովհետև հենց մի անգամ տանը թողնենք, պետք կգա»։ Վարորդին երթուղին տալիս են թղթով, եթե հանկարծ հեռախոսն անջատվի։

Ցերեկը թիմի ավագ Նարեկ Սահրադյանը հերթով զանգում է ամենաերիտասարդներին։ Ֆուտբոլից չի խոսում։ Հարցնում է՝ կերե՞լ են։

## Շաբաթ

Նախաճաշը ժամը 10:00-ին է, զբոսանքը՝ 11:00-ին։ Ավտոբուսում լռության ժամ է՝ առանց երաժշտության և առանց զանգերի։ Մատեո Ռիվասն ու թիմի մենեջերը նստատեղերի արանքում բացում են մագնիսե փոքրիկ շախմատը։ Էրիկ Սևանյանը քնում է։ Չիդի Օկվարան կարդում է։

Խաղից երկու ժամ առաջ ավտոբուսը թեքվում է դեպի մարզադաշտ, և երբ ֆուտբոլիստներին հարցնում ես, թե ինչ է դերբին, նրանք հենց այդ պահն են հիշում։ Ցանկապատի երկայնքով մուգ կարմիր շապիկներով կանգնած են ակադեմիայի երեխաները, և աղմուկը ներս է գալիս փակ պատուհաններից։

«Ես էլ եմ այդ ցանկապատի մոտ կանգնել,– ասում է Արաքսյանը, որը մանկուց այստեղ գնդակներ էր մատուցում։– Նայում ես ավտոբուսի դեմքերին ու մտածում, որ երկաթից են։ Հետո ինքդ ես նստում այնտեղ և հասկանում, որ երեխաները քեզնից են քաջություն ուզում»։

Հանդերձարանում մարզաշապիկները կախված են համարների հերթականությամբ։ Զորանյանը խոսում է երկու րոպե. մեզ խնդրեցին դրանից առաջ դուրս գալ, և մենք դուրս եկանք։ Միջանցքն այնքան երկար է, որ նախ լսում ես քայլերը քարի վրա, հետո՝ առաջին թմբուկը, հետո՝ ամեն ինչ միանգամից։

Վեց օրը տանում է դեպի այդ միջանցքը։ Հաջորդ դերբիի օրը, ժամը և մարզադաշտը կգտնեք [խաղացանկում](/hy/matches), իսկ մնացածը հացթուխը կպատմի։`,
      ru: `В Армавире словом «дерби» называют одну игру: «Аргишти» — «Арарат». Ясным утром гору видно и с нашей западной трибуны, и с той стороны равнины, и каждая из сторон уверена, что вид у неё лучше. Напоминать никому не надо. Уже в понедельник пекарь с улицы Анрапетутян спрашивает, кто сыграет слева.

Шесть дней перед матчем мы провели с командой, чтобы увидеть то, чего нет в календаре.

## Понедельник: видео

Неделя начинается в половине десятого в комнате, где двадцать четыре стула и один экран. Помощник главного тренера Эдвард Хоян посмотрел прошлый матч четыре раза и оставил от него одиннадцать минут. Никто не повышает голоса, никого не называют по имени. Хоян останавливает картинку, ждёт и спрашивает: «Что вы здесь видите?» Чаще всего первым отвечает тот, кто на экране.

«Сначала он рисует на бумаге и только потом показывает, — говорит Самвел Таширян. — Если рисунок лежит на столе, утро будет длинным».

Те, кто отыграл девяносто минут, остаток дня проводят в бассейне и у физиотерапевта Заруи Ахурян. Остальные тренируются час, зато в полную силу: главный тренер не верит в полумеры.

## Вторник и среда: ноги

Это тяжёлые дни. У тренера по физподготовке Милоша Станковаца на каждого заведён листок, и двух одинаковых нет. Тиграна Арпачяна, который среди полузащитников пробегает больше всех, просят закончить пораньше; он обычно не слушается. Роберт Араксян после последнего свистка добавляет ещё круг от себя.

В среду вторая половина занятия — игра двух смешанных составов на укороченном поле. Правило простое: проигравшие уносят ворота. Это самый шумный час недели и единственный, когда Ваган Зоранян смеётся вслух.

## Четверг: угловые, штрафные и одна тетрадь

Четверг отдан стандартам. Ворота базы закрыты, телефоны остаются в раздевалке, смотритель поля уходит пить кофе. Вот что можно рассказать:

- Богдан Гаврилюк подаёт по тридцать угловых с каждой стороны, и каждый десятый должен попасть в фишку.
- Ваге Разданян бьёт штрафные, пока вратари не попросят остановиться.
- Неманья Радовац отрабатывает одно: прийти в штрафную последним.
- Давит Арменакян с тренером вратарей Гамлетом Бердяном листает тетрадь, где записано, кто как бьёт пенальти.

Последние десять минут — вбрасывания. Их никто не любит, и никто не пропускает.

> Дерби выигрывает не тот, кто больше хочет. Хотят обе команды. Выигрывает тот, кто в субботу помнит, что разучивал в четверг.
>
> Ваган Зоранян, главный тренер

## Пятница: почти ничего

Накануне игры команда тренируется сорок минут. Потом в раздевалке без комментариев зачитывают состав. Тот, кого в нём нет, имеет право в тот же вечер постучать к тренеру, и Зоранян обещал, что дверь будет открыта.

У менеджера команды Рафаела Лчашеняна это самый длинный день. Форму укладывают в том порядке, в каком она понадобится. Есть коробка с запасными шипами, есть коробка с сухими носками и сумка, которую десять лет никто не открывал, «потому что стоит один раз оставить её дома — и она понадобится». Водителю дают маршрут на бумаге: вдруг сядет телефон.

Днём капитан Нарек Саградян по очереди звонит самым молодым. О футболе не говорит. Спрашивает, поели ли они.

## Суббота

В десять завтрак, в одиннадцать прогулка. В автобусе тихий час: ни музыки, ни звонков. Матео Ривас и менеджер команды раскладывают между креслами маленькие магнитные шахматы. Эрик Севанян спит. Чиди Оквара читает.

За два часа до начала автобус поворачивает к стадиону, и именно этот миг вспоминают футболисты, когда спрашиваешь их, что такое дерби. Вдоль ограды стоят дети из академии в тёмно-красном, и шум проходит сквозь закрытые окна.

«Я сам стоял у этой ограды, — говорит Араксян, который когда-то подавал здесь мячи. — Смотришь на лица в автобусе и думаешь, что они железные. А потом сам сидишь внутри и понимаешь, что за смелостью смотрят на тебя».

В раздевалке футболки висят по номерам. Зоранян говорит две минуты; нас попросили выйти раньше, и мы вышли. Коридор такой длинный, что сначала слышишь шипы по камню, потом первый барабан, потом всё сразу.

К этому коридору и ведут шесть дней. День, время и стадион следующего дерби — в [календаре матчей](/ru/matches), остальное расскажет пекарь.`,
    },
  },
  {
    key: "who-appoints-the-referee",
    category: "matches",
    daysAgo: 26,
    picture: "/club/pictures/cover-spot.svg",
    title: {
      en: "Who appoints the referee, and what he does before kick-off",
      hy: "Ո՞վ է նշանակում մրցավարին և ի՞նչ է նա անում խաղից առաջ",
      ru: "Кто назначает судью и чем он занят до начала матча",
    },
    excerpt: {
      en: "Supporters ask us this more often than anything else after a match. A short and calm answer, written before one.",
      hy: "Խաղերից հետո երկրպագուներն ամենից հաճախ հենց սա են հարցնում։ Կարճ և հանգիստ պատասխան՝ խաղից առաջ։",
      ru: "После игр болельщики спрашивают нас об этом чаще всего. Короткий и спокойный ответ — до игры.",
    },
    content: {
      en: `The club has no say in who referees its matches, and no club in the league has. The appointment is made by the federation’s refereeing body and reaches us a few days before the round, together with the names of the assistants, the fourth official and the match delegate.

From that moment we have one duty: to receive them properly. A member of staff meets the officials at the service entrance an hour and three quarters before kick-off and stays with them until they leave. They have a dressing room of their own, a warm-up zone on the far side of the pitch and a kettle, which we are told not every ground has.

The first thing the referee does is walk. He crosses the pitch from corner to corner, presses the turf with his heel and looks at the nets, the flags and the benches. Only then come the papers: both line-ups, the players’ passports, the colours of the goalkeepers’ shirts. Twice this year our keepers have had to change from stone pink to green, because pink was too close to the officials’ own kit.

At the meeting before the match the team managers sign the line-up sheets and agree on the minute at which the teams come out. It lasts ten minutes and is more like a meeting of railwaymen than of rivals.

And after the match? The delegate writes a report, the referee writes his own, and both go to the federation. If the club disagrees with a decision, it writes too. We do it rarely and without adjectives.`,
      hy: `Ակումբը չի ազդում նրա վրա, թե ով է սպասարկելու իր խաղը, և լիգայի ոչ մի ակումբ չի ազդում։ Մրցավարին նշանակում են ֆեդերացիայում, և նրա անունը մենք իմանում ենք տուրից մի քանի օր առաջ՝ օգնականների, չորրորդ մրցավարի և պատվիրակի անունների հետ։

Այդ պահից մենք մեկ պարտականություն ունենք՝ հյուրերին արժանավայել ընդունել։ Աշխատակիցը նրանց դիմավորում է ծառայողական մուտքի մոտ՝ խաղից մեկ ժամ քառասունհինգ րոպե առաջ, և մնում է նրանց հետ մինչև մեկնելը։ Մրցավարներն ունեն առանձին հանդերձարան, նախավարժանքի տեղ՝ դաշտի հեռու կողմում, և թեյնիկ, որը, ինչպես մեզ ասում են, ամեն մարզադաշտում չէ, որ կա։

Առաջին բանը, որ անում է մրցավարը, քայլելն է։ Նա անցնում է դաշտն անկյունից անկյուն, կրունկով սեղմում խոտածածկը, նայում ցանցերին, դրոշակներին և պահեստայինների նստարաններին։ Հետո միայն հերթը հասնում է թղթերին՝ երկու թիմերի կազմերին, ֆուտբոլիստների անձնագրերին, դարպասապահների մարզաշապիկների գույնին։ Այս տարի մեր դարպասապահները երկու անգամ վարդագույնը փոխել են կանաչով, որովհետև այն շատ մոտ էր մրցավարների հագուստին։

Խաղից առաջ կայացող խորհրդակցությանը թիմերի մենեջերները ստորագրում են կազմերը և պայմանավորվում, թե որ րոպեին են թիմերը դուրս գալու խաղադաշտ։ Այն տևում է տասը րոպե և ավելի շատ երկաթուղայինների ժողով է հիշեցնում, քան մրցակիցների հանդիպում։

Իսկ խաղից հետո՞։ Պատվիրակը զեկույց է գրում, մրցավարը՝ նույնպես, և երկուսն էլ ուղարկվում են ֆեդերացիա։ Եթե ակումբը համաձայն չէ որոշման հետ, նույնպես գրում է։ Մենք դա անում ենք հազվադեպ և առանց ածականների։`,
      ru: `Клуб не влияет на то, кто будет судить его матч, и никто в лиге не влияет. Судью назначают в федерации, и имя мы узнаём за несколько дней до тура вместе с именами помощников, четвёртого арбитра и делегата.

С этой минуты у нас одна обязанность: достойно принять гостей. Сотрудник клуба встречает бригаду у служебного входа за час сорок пять до начала и остаётся с ней до отъезда. У судей своя раздевалка, место для разминки у дальней стороны поля и чайник, который, как нам говорят, есть не на каждом стадионе.

Первым делом судья идёт гулять. Он проходит поле от угла до угла, давит газон каблуком, смотрит на сетки, флажки и скамейки. Только потом бумаги: оба состава, паспорта футболистов, цвет вратарских футболок. В этом году нашим вратарям дважды пришлось сменить розовое на зелёное: розовое было слишком похоже на судейскую форму.

На совещании перед игрой менеджеры команд подписывают составы и договариваются, на какой минуте команды выйдут на поле. Оно длится десять минут и больше похоже на планёрку железнодорожников, чем на встречу соперников.

А после матча? Делегат пишет рапорт, судья — свой, и оба уходят в федерацию. Если клуб не согласен с решением, он тоже пишет. Мы делаем это редко и без прилагательных.`,
    },
  },
  {
    key: "the-road-to-gyumri",
    category: "matches",
    daysAgo: 47,
    picture: "/club/pictures/cover-bus.svg",
    title: {
      en: "The road to Gyumri: what a trip to Shirak means in Armavir",
      hy: "Գյումրու ճանապարհը. ի՞նչ է մեզ համար «Շիրակի» հետ խաղը",
      ru: "Дорога в Гюмри: что значит в Армавире выезд к «Шираку»",
    },
    excerpt: {
      en: "Some fixtures are remembered by scores. This one is remembered by snow, soup and the people who went.",
      hy: "Որոշ խաղեր հիշվում են հաշվով, այս մեկը՝ ձյունով, տաք ապուրով և ճանապարհի ընկերներով։",
      ru: "Одни матчи помнят по счёту. Этот — по снегу, супу и тем, кто ехал рядом.",
    },
    content: {
      en: `Ask the older supporters about Shirak away and nobody starts with the score. They start with the road. From Armavir it climbs the whole way, and somewhere past Talin the driver switches the heating on, whatever the month.

The first trip that the club’s notebook records was made in 1996, in two hired buses. One of them broke down on the way back, and forty people finished the journey in the back of a lorry that carried apples. The driver refused money; he took a scarf. It is said to hang in his garage to this day, and if his family reads this, we would very much like to see it.

Gyumri has always received us well. There is a soup kitchen near the railway station that opens early on match days because “the Armavir people come hungry”. Aram Vanyan, our left-back, grew up four streets from there. When the team travels to his home town he pays for the tea, and his mother brings the rest.

On the pitch it is a fixture of few gifts. The ball moves differently at that height, the wind turns at half-time, and a goalkeeper who has kicked long for forty-five minutes must learn it again after the break. Hamlet Berdyan makes our keepers arrive on the pitch ten minutes before the others for this reason alone.

The captain has a custom too. On the way home, at the point where the plain opens and the lights of Armavir are seen for the first time, Narek Sahradyan stands up in the bus and thanks the driver. Nobody claps after a defeat; the thanks are the same.

The next meeting is in the fixture list. Supporters’ buses leave from the square in front of the stadium, and there are always a few seats for those who decide in the morning.`,
      hy: `Հարցրեք ավագ սերնդի երկրպագուներին Գյումրիում անցկացրած խաղերի մասին, և ոչ մեկը հաշվից չի սկսի։ Սկսում են ճանապարհից։ Արմավիրից այն անընդհատ բարձրանում է, և Թալինից այն կողմ վարորդը միացնում է ջեռուցումը՝ ինչ ամիս էլ որ լինի։

Ակումբի մատյանում գրանցված առաջին ուղևորությունը 1996 թվականինն է՝ վարձած երկու ավտոբուսով։ Դրանցից մեկը վերադարձին փչացավ, և քառասուն հոգի տուն հասավ խնձոր տեղափոխող բեռնատարով։ Վարորդը փող չվերցրեց, վերցրեց մի շարֆ։ Ասում են՝ մինչև հիմա կախված է նրա ավտոտնակում, և եթե այս տողերը կարդա նրա ընտանիքը, շատ կուզենայինք տեսնել այն։

Գյումրին մեզ միշտ լավ է ընդունել։ Երկաթուղային կայարանի մոտ մի ճաշարան կա, որը խաղի օրերին շուտ է բացվում, որովհետև «արմավիրցիները սոված են գալիս»։ Մեր ձախ եզրային պաշտպան Արամ Վանյանը մեծացել է այնտեղից չորս փողոց հեռու։ Երբ թիմը մեկնում է նրա քաղաք, թեյի փողը նա է տալիս, իսկ մնացածը բերում է մայրը։

Խաղադաշտում նվերներ չեն լինում։ Այդ բարձրության վրա գնդակն այլ կերպ է թռչում, ընդմիջմանը քամին շուռ է գալիս, և դարպասապահը, որը քառասունհինգ րոպե գնդակը հեռու է հարվածել, երկրորդ խաղակեսում պետք է նորից սովորի։ Հենց դրա համար Համլետ Բերդյանն այստեղ մեր դարպասապահներին խաղադաշտ է հանում մյուսներից տասը րոպե շուտ։

Ավագն էլ իր սովորությունն ունի։ Վերադարձի ճանապարհին, այնտեղ, որտեղ բացվում է դաշտը և առաջին անգամ երևում են Արմավիրի լույսերը, Նարեկ Սահրադյանն ավտոբուսում ոտքի է կանգնում և շնորհակալություն հայտնում վարորդին։ Պարտությունից հետո չեն ծափահարում, բայց շնորհակալությունը նույնն է։

Հաջորդ խաղի օրը նշված է խաղացանկում։ Երկրպագուների ավտոբուսները մեկնում են մարզադաշտի առջևի հրապարակից, և միշտ մի քանի ազատ տեղ է լինում նրանց համար, ովքեր որոշում են առավոտյան։`,
      ru: `Спросите старших болельщиков о выезде к «Шираку» — никто не начнёт со счёта. Начинают с дороги. От Армавира она всё время идёт вверх, и где-то за Талином водитель включает печку, какой бы месяц ни стоял.

Первая поездка, записанная в клубной тетради, состоялась в 1996 году — на двух нанятых автобусах. Один на обратном пути сломался, и сорок человек доехали домой в кузове грузовика, который вёз яблоки. Денег водитель не взял, взял шарф. Говорят, шарф до сих пор висит у него в гараже, и если эти строки прочтёт его семья, нам очень хотелось бы на него взглянуть.

В Гюмри нас всегда принимали хорошо. Возле вокзала есть столовая, которая в дни матчей открывается раньше, потому что «армавирские приезжают голодными». Наш левый защитник Арам Ванян вырос в четырёх улицах оттуда. Когда команда приезжает в его город, за чай платит он, а остальное приносит его мама.

На поле подарков здесь не дарят. На такой высоте мяч летит иначе, в перерыве меняется ветер, и вратарь, который сорок пять минут выбивал далеко, после перерыва учится этому заново. Только поэтому Гамлет Бердян выводит наших вратарей на поле на десять минут раньше остальных.

Свой обычай есть и у капитана. На обратном пути, там, где открывается равнина и впервые видны огни Армавира, Нарек Саградян встаёт в автобусе и благодарит водителя. После поражения никто не хлопает, но спасибо звучит то же самое.

Дата следующей встречи — в календаре. Автобусы болельщиков отправляются с площади перед стадионом, и несколько мест всегда остаётся для тех, кто решается утром.`,
    },
  },
  {
    key: "match-day-minute-by-minute",
    category: "matches",
    daysAgo: 71,
    picture: "/club/pictures/stadium-day.svg",
    title: {
      en: "Match day at the Arevyan, minute by minute",
      hy: "Խաղի օրը մեր մարզադաշտում՝ րոպե առ րոպե",
      ru: "День матча на нашем стадионе по минутам",
    },
    excerpt: {
      en: "When the gates open, when the teams warm up and why the water hoses come on just before kick-off.",
      hy: "Երբ են բացվում մուտքերը, երբ են թիմերը նախավարժանքի դուրս գալիս և ինչու են խաղից անմիջապես առաջ ջրում դաշտը։",
      ru: "Когда открываются входы, когда разминаются команды и зачем поле поливают перед самым началом.",
    },
    content: {
      en: `Many of you come to the stadium for the first time and ask what there is to see before the whistle. Quite a lot, if you come early. This is the ordinary order of a home match.

- **3 hours before:** the groundsman marks the lines for the second time.
- **90 minutes before:** the gates of the west stand open, and so does the tea counter under row 12.
- **75 minutes before:** the line-ups are handed in and appear on our site a little later.
- **45 minutes before:** the goalkeepers come out, then the rest of the team.
- **15 minutes before:** the pitch is watered. A wet surface makes the ball run true; it is not a trick against the visitors, they play on the same one.
- **5 minutes before:** the academy children line up in the tunnel. Each of them has been told not to look at the cameras, and each of them does.

After the match the players walk to the west stand and stay for about ten minutes. If you want a signature, come down to the fence by the first section, and let the smallest ones through to the front.

The way to the ground, parking and everything about the stands is on the [stadium page](/stadium).`,
      hy: `Շատերդ մարզադաշտ եք գալիս առաջին անգամ և հարցնում, թե ինչ կարելի է տեսնել մինչև մեկնարկային սուլիչը։ Բավական շատ բան, եթե շուտ գաք։ Ահա տնային խաղի սովորական ընթացքը։

- **3 ժամ առաջ.** դաշտի գծերը նշում են երկրորդ անգամ։
- **90 րոպե առաջ.** բացվում են արևմտյան տրիբունայի մուտքերը և 12-րդ շարքի տակ գտնվող թեյարանը։
- **75 րոպե առաջ.** թիմերը հանձնում են կազմերը, որոնք քիչ անց հայտնվում են մեր կայքում։
- **45 րոպե առաջ.** խաղադաշտ են դուրս գալիս դարպասապահները, հետո՝ մյուսները։
- **15 րոպե առաջ.** ջրում են դաշտը։ Թաց խոտածածկին գնդակն ավելի հավասար է գլորվում. սա հնարք չէ հյուրերի դեմ, նրանք էլ նույն դաշտում են խաղում։
- **5 րոպե առաջ.** ակադեմիայի երեխաները շարվում են միջանցքում։ Բոլորին ասել են տեսախցիկներին չնայել, և բոլորը նայում են։

Խաղից հետո ֆուտբոլիստները մոտենում են արևմտյան տրիբունային և մնում մոտ տասը րոպե։ Եթե ստորագրություն եք ուզում, իջեք առաջին հատվածի ցանկապատի մոտ և փոքրիկներին առաջ թողեք։

Ինչպես հասնել, որտեղ կայանել մեքենան և ինչ պետք է իմանալ տրիբունաների մասին, կարդացեք [մարզադաշտի էջում](/hy/stadium)։`,
      ru: `Многие из вас приходят на стадион впервые и спрашивают, что можно увидеть до стартового свистка. Довольно много, если прийти пораньше. Вот обычный порядок домашней игры.

- **За 3 часа** второй раз наносят разметку.
- **За 90 минут** открываются входы на западную трибуну и чайная под 12-м рядом.
- **За 75 минут** команды сдают составы, чуть позже они появляются на нашем сайте.
- **За 45 минут** на поле выходят вратари, за ними остальные.
- **За 15 минут** поливают поле. По мокрому газону мяч катится ровнее; это не уловка против гостей, они играют на том же газоне.
- **За 5 минут** дети из академии строятся в коридоре. Каждому сказали не смотреть в камеры, и каждый смотрит.

После матча футболисты подходят к западной трибуне и остаются там минут на десять. Если нужен автограф, спускайтесь к ограде у первого сектора и пропустите вперёд самых маленьких.

Как доехать, где поставить машину и всё о трибунах — на [странице стадиона](/ru/stadium).`,
    },
  },
];
