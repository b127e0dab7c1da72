import type { DemoArticle } from "../types.ts";

export const academyArticles: DemoArticle[] = [
  {
    key: "open-trials-at-the-academy",
    category: "academy",
    daysAgo: 6,
    picture: "/club/pictures/cover-academy.svg",
    title: {
      en: "Open trials for children from eight to twelve",
      hy: "Բաց ընտրություն 8–12 տարեկան երեխաների համար",
      ru: "Открытый просмотр для детей от восьми до двенадцати лет",
    },
    excerpt: {
      en: "Boys and girls, with or without boots. Sunday at ten, on the training pitch behind the west stand.",
      hy: "Սպասում ենք տղաներին և աղջիկներին՝ բուցերով կամ առանց դրանց։ Կիրակի, ժամը 10:00-ին, արևմտյան տրիբունայի հետևի դաշտում։",
      ru: "Ждём мальчиков и девочек, в бутсах и без. Воскресенье, десять утра, поле за западной трибуной.",
    },
    content: {
      en: `The Argishti academy invites children from eight to twelve years of age to open trials. They take place on Sunday at 10:00 on the training pitch behind the west stand and last until about one o’clock. Taking part costs nothing.

What to bring:

- a copy of the birth certificate and a doctor’s note that the child may do sport;
- shoes for running; boots are welcome, but not needed;
- water and something to eat;
- one parent, and not more than one, on the touchline.

There will be no drills with a stopwatch. The children are divided into teams of five and play, and after every ten minutes the teams are mixed. Coach Anahit Aygeshatyan and her colleagues look at three things: whether a child wants the ball, what he or she does after losing it, and how the child behaves when someone else scores.

Last time 143 children came and we took nineteen, eight months later another six. If your child is not invited at once, it is no verdict. We write to every family within a week, and the letter says what to work on.

For questions write to us through the [contact page](/contact) and choose the subject “Academy”.`,
      hy: `«Արգիշտիի» ակադեմիան 8–12 տարեկան երեխաներին հրավիրում է բաց ընտրության։ Այն տեղի կունենա կիրակի օրը՝ ժամը 10:00-ին, արևմտյան տրիբունայի հետևի մարզադաշտում և կտևի մինչև ժամը 13:00-ն։ Մասնակցությունն անվճար է։

Ի՞նչ վերցնել ձեզ հետ.

- ծննդյան վկայականի պատճենը և բժշկի տեղեկանքը, որ երեխան կարող է սպորտով զբաղվել,
- վազելու հարմար կոշիկ. բուցերը լավ են, բայց պարտադիր չեն,
- ջուր և ուտելու բան,
- մեկ ծնող՝ ոչ ավելի, եզրագծի մոտ։

Վայրկյանաչափով վարժություններ չեն լինի։ Երեխաները բաժանվում են հինգհոգանոց թիմերի և խաղում, իսկ տասը րոպեն մեկ թիմերը խառնվում են։ Մարզիչ Անահիտ Այգեշատյանն ու գործընկերները երեք բանի են նայում՝ ուզո՞ւմ է երեխան գնդակը, ի՞նչ է անում այն կորցնելուց հետո և ինչպե՞ս է իրեն պահում, երբ գոլ խփում է ուրիշը։

Անցած անգամ եկել էր 143 երեխա, ընդունեցինք տասնինը, իսկ ութ ամիս անց՝ ևս վեց։ Եթե ձեր երեխային միանգամից չհրավիրենք, դա դատավճիռ չէ։ Մեկ շաբաթվա ընթացքում գրում ենք բոլոր ընտանիքներին և նշում, թե ինչի վրա արժե աշխատել։

Հարցերի համար գրեք մեզ [կապի էջից](/hy/contact)՝ թեմայի տողում նշելով «Ակադեմիա»։`,
      ru: `Академия «Аргишти» приглашает детей от восьми до двенадцати лет на открытый просмотр. Он пройдёт в воскресенье в 10:00 на тренировочном поле за западной трибуной и продлится примерно до часу дня. Участие бесплатное.

Что взять с собой:

- копию свидетельства о рождении и справку от врача, что ребёнку можно заниматься спортом;
- обувь для бега; бутсы подойдут, но не обязательны;
- воду и перекус;
- одного родителя, не больше, — у бровки.

Упражнений с секундомером не будет. Детей делят на команды по пять человек, они играют, и каждые десять минут команды перемешивают. Тренер Анаит Айгешатян и её коллеги смотрят на три вещи: хочет ли ребёнок мяча, что он делает, потеряв мяч, и как ведёт себя, когда забивает кто-то другой.

В прошлый раз пришли 143 ребёнка, мы взяли девятнадцать, а через восемь месяцев ещё шестерых. Если вашего ребёнка не пригласят сразу, это не приговор. В течение недели мы напишем каждой семье и скажем, над чем поработать.

С вопросами пишите нам через [страницу контактов](/ru/contact), тема — «Академия».`,
    },
  },
  {
    key: "zorikyan-back-at-school",
    category: "academy",
    daysAgo: 15,
    picture: "/club/pictures/cover-scarf.svg",
    title: {
      en: "Narek Zorikyan goes back to school",
      hy: "Նարեկ Զորիկյանը վերադարձավ դպրոց",
      ru: "Нарек Зорикян вернулся в школу",
    },
    excerpt: {
      en: "The midfielder visited the fifth form where he once sat by the window, and was asked harder questions than by any journalist.",
      hy: "Կիսապաշտպանն այցելեց դասարան, որտեղ ժամանակին նստում էր պատուհանի մոտ, և լսեց լրագրողների հարցերից էլ բարդ հարցեր։",
      ru: "Полузащитник побывал в классе, где когда-то сидел у окна, и услышал вопросы труднее журналистских.",
    },
    content: {
      en: `Narek Zorikyan visited his old school in Armavir this week. He had prepared a short speech about discipline. The fifth form had prepared thirty-four questions.

Why do you score so late? (“Because the defenders are tired and I come on fresh.”) Have you ever cried after a match? (“Yes, and not only once.”) What mark did you get in geometry? At this point the teacher, who had given the mark, asked for the next question.

After the lesson everyone went out into the yard. Zorikyan played one half for each class and lost both, the second one on penalties, to a goalkeeper named Mane who is ten and did not move until he had shot.

The visits are part of the club’s work with the schools of the region. Each first-team player goes to one school in a season. Those who would like to invite a player should write to us in the name of the school.`,
      hy: `Նարեկ Զորիկյանն այս շաբաթ այցելեց Արմավիրի իր դպրոցը։ Կիսապաշտպանը կարճ ելույթ էր պատրաստել կարգապահության մասին։ Հինգերորդ դասարանը երեսունչորս հարց էր պատրաստել։

Ինչո՞ւ եք գոլերը խփում խաղի վերջում («Որովհետև պաշտպանները հոգնած են, իսկ ես նոր եմ մտնում խաղի մեջ»)։ Խաղից հետո լաց եղե՞լ եք («Այո, և մեկ անգամ չէ»)։ Երկրաչափությունից ի՞նչ եք ստացել։ Այստեղ ուսուցչուհին, որն այդ գնահատականը դրել էր, խնդրեց անցնել հաջորդ հարցին։

Դասից հետո բոլորը բակ դուրս եկան։ Զորիկյանը մեկական խաղակես խաղաց ամեն դասարանի կազմում և երկուսն էլ պարտվեց, երկրորդը՝ 11-մետրանոց հարվածաշարով։ Դարպասում տասնամյա Մանեն էր, որը մինչև հարվածը տեղից չէր շարժվում։

Այցերը մարզի դպրոցների հետ ակումբի աշխատանքի մասն են։ Հիմնական թիմի ամեն ֆուտբոլիստ մրցաշրջանի ընթացքում մեկ դպրոց է այցելում։ Եթե ուզում եք ֆուտբոլիստ հրավիրել, գրեք մեզ դպրոցի անունից։`,
      ru: `Нарек Зорикян на этой неделе побывал в своей армавирской школе. Он приготовил короткую речь о дисциплине. Пятый класс приготовил тридцать четыре вопроса.

Почему вы забиваете в самом конце? («Потому что защитники устали, а я только вышел».) Вы плакали после матча? («Да, и не один раз».) Что у вас было по геометрии? Тут учительница, которая эту оценку и поставила, попросила перейти к следующему вопросу.

После урока все вышли во двор. Зорикян сыграл по тайму за каждый класс и оба проиграл, второй — по пенальти: в воротах стояла десятилетняя Мане, которая не двигалась с места до самого удара.

Такие визиты — часть работы клуба со школами области. Каждый игрок основной команды за сезон приходит в одну школу. Чтобы пригласить футболиста, напишите нам от имени школы.`,
    },
  },
  {
    key: "a-day-at-the-academy",
    category: "academy",
    daysAgo: 33,
    picture: "/club/pictures/cover-academy.svg",
    title: {
      en: "A day at the academy: school, soup and one hour and a half of football",
      hy: "Մեկ օր ակադեմիայում. դպրոց, ապուր և մեկուկես ժամ ֆուտբոլ",
      ru: "Один день в академии: школа, суп и полтора часа футбола",
    },
    excerpt: {
      en: "We spent an ordinary Tuesday with the under-17s and their coach, from the first bus to the last light in the study room.",
      hy: "Սովորական երեքշաբթին անցկացրինք մինչև 17 տարեկանների թիմի և նրանց մարզչի հետ՝ առաջին ավտոբուսից մինչև վերջին լույսը։",
      ru: "Обычный вторник с командой до 17 лет и её тренером: от первого автобуса до последнего окна в комнате для занятий.",
    },
    content: {
      en: `At ten past seven the bus from Metsamor stops at the gate and nine boys get off, all of them asleep on their feet. The watchman counts them without looking up. He has done it for eleven years, and once, he says, there were ten: somebody’s younger brother had climbed in.

The Argishti academy has 164 pupils in nine age groups. Twenty-two of them, from villages too far for a daily journey, live in the house behind the training pitch. The others come by bus, by bicycle and on foot. We stayed for one ordinary Tuesday.

## Before noon: not a ball in sight

Until one o’clock the academy is empty. The pupils are at school, and the club knows it, because the school tells the club. Vice president Silva Margarayan introduced the rule in her first year: three unexplained absences mean one match in the stand. It has been applied to a future first-team player, whose name she will not give and whom everybody knows.

“People think that we make footballers,” she says. “Out of one year group one or two will play for a living. The others will be drivers, doctors, fathers. I want them to be able to write a letter without help.”

In the kitchen, meanwhile, sixty litres of soup are on the fire. The menu hangs on the door, with a column in which the pupils may write a mark. Lentils: four out of five. Fish: “thank you, no”.

## Two o’clock: the study room

Homework comes first, at long tables, with a retired mathematics teacher who walks between them in slippers. The phones lie in a wooden box with numbered holes. Suren Voskehatyan, who is eighteen and trains with the first team, still comes in on Tuesdays to explain physics to the younger ones. “They ask me why a ball curves,” he says. “It took me two weeks to find a good answer.”

A boy of thirteen is writing an essay about courage. He has chosen a referee.

## Half past three: the pitch

Anahit Aygeshatyan, coach of the under-17s, walks around the whole pitch before each session and picks up what does not belong there. Today it is a hair clip and half an apple. She played for the women’s national team for nine years and began coaching in a village school yard, where the goalposts were two poplars. One of them has since been cut down; she has a slice of it on her desk.

The session lasts ninety minutes and is built around a single idea. Today’s is written on the board in five words: “Look before it reaches you.” A day at the academy has a firm order:

- ten minutes of running with the ball, never without;
- twenty minutes in small squares, four against two;
- half an hour of the theme of the day;
- twenty-five minutes of a match, in which the coach keeps silent;
- five minutes sitting in a circle, in which the coach keeps silent too, and the players talk.

The silence is the hardest part. In the match a midfielder loses the ball three times in the same way, and you can see that Aygeshatyan knows why, and that she will not say it. The fourth time he looks over his shoulder first, turns, and passes. She writes something down.

> If I call out, he does what I see. I want him to do what he sees. It takes longer, and then it stays.
>
> Anahit Aygeshatyan, coach of the under-17s

## Six o’clock: the neighbours

When the under-17s leave the pitch, the first team’s latecomers are still out there. It is no accident that the two pitches lie side by side with a low fence between them. Gor Hakhverdyan is practising finishes and needs a goalkeeper; within a minute he has four. Head coach Vahan Zoranyan, who spent four years with our under-19s before he took the first team, leans on the fence and asks the boys their names. He knows them all. He asks so that they learn to say them aloud.

From here to the west stand is one hundred and ten metres. Ruben Masisyan has walked it, and Narek Zorikyan, and Mher Metsamoryan, and the captain, Narek Sahradyan, the first of them all. Their photographs hang in the corridor at a child’s eye level. The last frame is empty and has a mirror in it.

## Nine o’clock: the last light

The bus to Metsamor left long ago. In the boarding house somebody is ironing a shirt for tomorrow’s oral examination, and two others are listening to the verbs. The watchman makes his round and switches off the lamp over the training pitch, and the study room stays lit for half an hour more.

The boy with the essay has finished. The referee in it gives a penalty against his own village, then walks home alone, then finds that his grandmother has kept supper warm. “Is it a good end?” he asks. We think it is a very good end.

The academy holds open trials twice a year; the dates appear here and in the [news of the club](/news).`,
      hy: `Ժամը 7:10-ին Մեծամորից եկող ավտոբուսը կանգնում է դարպասի մոտ, և իջնում է ինը տղա՝ բոլորը քնաթաթախ։ Պահակը հաշվում է նրանց՝ առանց գլուխը բարձրացնելու։ Տասնմեկ տարի է՝ հաշվում է, և մի անգամ, ասում է, տասը հոգի էին. մեկի փոքր եղբայրն էլ էր նստել ավտոբուս։

«Արգիշտիի» ակադեմիան ունի 164 սան՝ ինը տարիքային խմբում։ Նրանցից քսաներկուսն ապրում են մարզադաշտի հետևի տանը, որովհետև իրենց գյուղերից ամեն օր գալը շատ հեռու է։ Մյուսները գալիս են ավտոբուսով, հեծանիվով և ոտքով։ Մենք այնտեղ անցկացրինք մեկ սովորական երեքշաբթի։

## Կեսօրից առաջ. ոչ մի գնդակ

Մինչև ժամը 13:00-ն ակադեմիան դատարկ է։ Սաները դպրոցում են, և ակումբը դա գիտի, որովհետև դպրոցն ասում է ակումբին։ Կանոնն իր աշխատանքի առաջին տարում սահմանել է փոխնախագահ Սիլվա Մարգարայանը՝ երեք անհարգելի բացակայությունը նշանակում է մեկ խաղ տրիբունայում։ Այն կիրառվել է նաև ապագա հիմնական թիմի ֆուտբոլիստի նկատմամբ, որի անունը նա չի տալիս, բայց բոլորը գիտեն։

«Մարդիկ կարծում են, թե մենք ֆուտբոլիստ ենք պատրաստում,– ասում է նա։– Մեկ տարեխմբից մեկը կամ երկուսն են ֆուտբոլով ապրելու։ Մյուսները վարորդ են դառնալու, բժիշկ, հայր։ Ուզում եմ, որ կարողանան առանց օգնության նամակ գրել»։

Խոհանոցում այդ ընթացքում վաթսուն լիտր ապուր է եփվում։ Ճաշացանկը կախված է դռանը և ունի սյունակ, որտեղ սաները կարող են գնահատական դնել։ Ոսպ՝ հինգից չորս։ Ձուկ՝ «շնորհակալություն, պետք չէ»։

## Ժամը 14:00. պարապմունքների սենյակը

Նախ՝ դասերը, երկար սեղանների մոտ, որոնց արանքով հողաթափերով քայլում է մաթեմատիկայի թոշակառու ուսուցիչը։ Հեռախոսները դրված են համարակալված խորշերով փայտե տուփի մեջ։ Սուրեն Ոսկեհատյանը տասնութ տարեկան է և մարզվում է հիմնական թիմի հետ, բայց երեքշաբթի օրերին առաջվա պես գալիս է, որ փոքրերին ֆիզիկա բացատրի։ «Հարցնում են՝ ինչու է գնդակը թեքվում,– ասում է նա։– Երկու շաբաթ փնտրեցի լավ պատասխան»։

Տասներեքամյա մի տղա շարադրություն է գրում քաջության մասին։ Հերոսը մրցավար է։

## Ժամը 15:30. խաղադաշտը

Մինչև 17 տարեկանների թիմի մարզիչ Անահիտ Այգեշատյանն ամեն մարզումից առաջ շրջում է ամբողջ դաշտով և հավաքում այն, ինչն այնտեղ լինելու չէ։ Այսօր դա մազակալ է և կես խնձոր։ Ինը տարի նա խաղացել է Հայաստանի կանանց հավաքականում, իսկ մարզել սկսել է գյուղի դպրոցի բակում, որտեղ դարպասը երկու բարդի էր։ Դրանցից մեկը հետո կտրել են, և բնի մի շերտը հիմա նրա գրասեղանին է։

Մարզումը տևում է 90 րոպե և կառուցված է մեկ մտքի շուրջ։ Այսօրվանը գրված է գրատախտակին. «Նայիր, քանի դեռ գնդակը չի հասել»։ Ակադեմիայի մարզումը հաստատուն կարգ ունի.

- տասը րոպե վազք՝ գնդակով, երբեք՝ առանց գնդակի,
- քսան րոպե խաղ փոքր քառակուսիներում՝ չորսը երկուսի դեմ,
- կես ժամ օրվա թեման,
- քսանհինգ րոպե խաղ, որի ընթացքում մարզիչը լռում է,
- հինգ րոպե՝ շրջանաձև նստած. մարզիչը նորից լռում է, իսկ ֆուտբոլիստները խոսում են։

Ամենադժվարը լռությունն է։ Խաղի ժամանակ կիսապաշտպանը երեք անգամ նույն կերպ կորցնում է գնդակը, և երևում է, որ Այգեշատյանը գիտի պատճառը և չի ասելու։ Չորրորդ անգամ տղան նախ հետ է նայում, շրջվում և փոխանցում։ Մարզիչը մի բան է գրում տետրում։

> Եթե ես հուշեմ, նա կանի այն, ինչ ես եմ տեսնում։ Ուզում եմ, որ անի այն, ինչ ինքն է տեսնում։ Դա երկար է տևում, բայց հետո մնում է։
>
> Անահիտ Այգեշատյան, մինչև 17 տարեկանների թիմի մարզիչ

## Ժամը 18:00. հարևանները

Երբ մինչև 17 տարեկանների թիմը հեռանում է դաշտից, հիմնական թիմից մի քանի հոգի դեռ այնտեղ են։ Պատահական չէ, որ երկու դաշտն իրար կողքի են, և նրանց միջև ցածր ցանկապատ է։ Գոր Հախվերդյանը հարվածներ է մշակում, և նրան դարպասապահ է պետք. մեկ րոպե չանցած՝ չորսն ունի։ Գլխավոր մարզիչ Վահան Զորանյանը, որը մինչև հիմնական թիմը չորս տարի մարզել է մինչև 19 տարեկաններին, հենվում է ցանկապատին և հարցնում տղաների անունները։ Բոլորինն էլ գիտի։ Հարցնում է, որ սովորեն բարձրաձայն ասել։

Այստեղից մինչև արևմտյան տրիբունա հարյուր տասը մետր է։ Այդ ճանապարհն անցել են Ռուբեն Մասիսյանը, Նարեկ Զորիկյանը, Մհեր Մեծամորյանը և նրանցից առաջ՝ թիմի ավագ Նարեկ Սահրադյանը։ Նրանց լուսանկարները կախված են միջանցքում՝ երեխայի աչքի բարձրության վրա։ Վերջին շրջանակը դատարկ է, մեջը հայելի է։

## Ժամը 21:00. վերջին լույսը

Մեծամորի ավտոբուսը վաղուց մեկնել է։ Գիշերօթիկում մեկը վերնաշապիկ է արդուկում վաղվա բանավոր քննության համար, իսկ երկու ուրիշը ստուգում են նրա բայերը։ Պահակն անում է իր շրջայցը և անջատում մարզադաշտի լապտերը, իսկ պարապմունքների սենյակի լույսը կես ժամ էլ վառ է մնում։

Շարադրություն գրող տղան ավարտել է։ Մրցավարը 11-մետրանոց է նշանակում իր գյուղի թիմի դարպասին, հետո մենակ գնում է տուն, հետո պարզվում է, որ տատը ճաշը տաք է պահել։ «Լա՞վ վերջ է»,– հարցնում է նա։ Մեր կարծիքով՝ շատ լավ վերջ է։

Ակադեմիան տարին երկու անգամ բաց ընտրություն է անցկացնում, օրերի մասին գրում ենք [ակումբի նորություններում](/hy/news)։`,
      ru: `В десять минут восьмого автобус из Мецамора останавливается у ворот, и из него выходят девять мальчишек, все ещё спят на ходу. Сторож считает их, не поднимая головы. Он считает одиннадцать лет, и однажды, говорит, вышло десять: в автобус забрался чей-то младший брат.

В академии «Аргишти» 164 воспитанника в девяти возрастных группах. Двадцать два из них живут в доме за тренировочным полем: из их сёл каждый день не наездишься. Остальные приходят пешком, приезжают на автобусах и велосипедах. Мы провели там один обычный вторник.

## До полудня: ни одного мяча

До часу дня в академии пусто. Воспитанники в школе, и клуб это знает, потому что школа сообщает клубу. Правило ввела в свой первый год вице-президент Сильва Маргараян: три прогула — один матч на трибуне. Его применили и к будущему игроку основной команды; имени она не называет, но все и так знают.

«Люди думают, что мы делаем футболистов, — говорит она. — Из одного набора футболом будут жить один или двое. Остальные станут водителями, врачами, отцами. Я хочу, чтобы они умели без помощи написать письмо».

На кухне тем временем варятся шестьдесят литров супа. На двери висит меню с графой, где воспитанники могут поставить оценку. Чечевица: четыре из пяти. Рыба: «спасибо, не надо».

## Два часа дня: комната для занятий

Сначала уроки — за длинными столами, между которыми ходит в тапочках учитель математики на пенсии. Телефоны лежат в деревянном ящике с пронумерованными гнёздами. Сурену Воскеатяну восемнадцать, он тренируется с основной командой, но по вторникам всё равно приходит объяснять младшим физику. «Спрашивают, почему мяч закручивается, — говорит он. — Я две недели искал хороший ответ».

Тринадцатилетний мальчик пишет сочинение о смелости. Герой у него — судья.

## Половина четвёртого: поле

Тренер команды до 17 лет Анаит Айгешатян перед каждым занятием обходит всё поле и собирает лишнее. Сегодня это заколка и половина яблока. Девять лет она играла за женскую сборную Армении, а тренировать начала во дворе сельской школы, где воротами служили два тополя. Один из них потом спилили, и спил лежит у неё на столе.

Занятие длится девяносто минут и строится вокруг одной мысли. Сегодняшняя записана на доске: «Посмотри, пока мяч ещё не дошёл». Порядок твёрдый:

- десять минут бега с мячом, без мяча не бегают никогда;
- двадцать минут в малых квадратах, четверо против двоих;
- полчаса на тему дня;
- двадцать пять минут игры, во время которой тренер молчит;
- пять минут в кругу, когда тренер снова молчит, а говорят футболисты.

Труднее всего молчание. По ходу игры полузащитник трижды одинаково теряет мяч, и видно, что Айгешатян знает почему и не скажет. На четвёртый раз он сначала смотрит через плечо, разворачивается и отдаёт. Тренер что-то записывает.

> Если я подскажу, он сделает то, что вижу я. А мне надо, чтобы он сделал то, что видит сам. Это дольше, зато остаётся.
>
> Анаит Айгешатян, тренер команды до 17 лет

## Шесть вечера: соседи

Когда команда до 17 лет уходит с поля, кто-нибудь из основной ещё там. Два поля не случайно лежат рядом, и ограда между ними низкая. Гор Ахвердян отрабатывает удары, ему нужен вратарь; через минуту их у него четверо. Главный тренер Ваган Зоранян, который до основной команды четыре года работал с командой до 19 лет, облокачивается на ограду и спрашивает у ребят имена. Он знает всех. Спрашивает, чтобы они научились называть себя громко.

Отсюда до западной трибуны сто десять метров. Этот путь прошли Рубен Масисян, Нарек Зорикян, Мгер Мецаморян, а раньше их всех — капитан Нарек Саградян. Их фотографии висят в коридоре на уровне детских глаз. Последняя рамка пустая, в ней зеркало.

## Девять вечера: последнее окно

Автобус в Мецамор давно ушёл. В пансионе кто-то гладит рубашку к завтрашнему устному экзамену, двое других проверяют у него глаголы. Сторож делает обход и гасит фонарь над тренировочным полем, а комната для занятий светится ещё полчаса.

Сочинение дописано. Судья назначает пенальти в ворота команды своего села, потом один идёт домой, а потом оказывается, что бабушка сберегла ему горячий ужин. «Хороший конец?» — спрашивает автор. По-нашему, очень хороший.

Открытые просмотры академия проводит дважды в год; о датах пишем в [новостях клуба](/ru/news).`,
    },
  },
  {
    key: "gloves-for-the-youngest",
    category: "academy",
    daysAgo: 88,
    picture: "/club/pictures/cover-net.svg",
    title: {
      en: "Forty pairs of gloves",
      hy: "Քառասուն զույգ ձեռնոց",
      ru: "Сорок пар перчаток",
    },
    excerpt: {
      en: "Davit Armenakyan brought new goalkeeper gloves for the academy, in four sizes, and stayed for the session.",
      hy: "Դավիթ Արմենակյանն ակադեմիայի դարպասապահներին չորս չափսի նոր ձեռնոցներ բերեց և մնաց մարզմանը։",
      ru: "Давит Арменакян привёз вратарям академии новые перчатки четырёх размеров и остался на тренировку.",
    },
    content: {
      en: `Davit Armenakyan came to the goalkeepers’ session on Tuesday with two large bags. There were forty pairs of gloves in them, in four sizes, bought with the prize he received as the supporters’ player of the month.

“At their age I had wool ones from my grandmother,” he said. “They were warm and they caught nothing.” Then he put on an old pair himself and stayed until the light went.`,
      hy: `Երեքշաբթի Դավիթ Արմենակյանը դարպասապահների մարզմանը եկավ երկու մեծ պայուսակով։ Դրանց մեջ քառասուն զույգ ձեռնոց կար՝ չորս չափսի, գնված այն մրցանակով, որը նա ստացել էր երկրպագուների ընտրած ամսվա լավագույն ֆուտբոլիստի համար։

«Նրանց տարիքում տատիկիս գործած բրդե ձեռնոցներն ունեի,– ասաց նա։– Տաք էին և ոչինչ չէին բռնում»։ Հետո ինքն էլ հագավ իր հին ձեռնոցները և մնաց մինչև մթնելը։`,
      ru: `Во вторник Давит Арменакян пришёл на тренировку вратарей с двумя большими сумками. В них было сорок пар перчаток четырёх размеров, купленных на приз, который он получил как лучший игрок месяца по версии болельщиков.

«В их возрасте у меня были шерстяные, бабушкины, — сказал он. — Тёплые, но ничего не ловили». Потом сам надел старую пару и остался дотемна.`,
    },
  },
  {
    key: "nairyan-and-voskehatyan-move-up",
    category: "academy",
    daysAgo: 101,
    picture: "/club/pictures/cover-training.svg",
    title: {
      en: "Nairyan and Voskehatyan join first-team training",
      hy: "Նաիրյանն ու Ոսկեհատյանը կմարզվեն հիմնական թիմի հետ",
      ru: "Наирян и Воскеатян будут тренироваться с основной командой",
    },
    excerpt: {
      en: "A forward of seventeen and a goalkeeper of eighteen move up a dressing room. Homework stays where it was.",
      hy: "Տասնյոթամյա հարձակվողն ու տասնութամյա դարպասապահը տեղափոխվում են մյուս հանդերձարան։ Դասերը մնում են իրենց տեղում։",
      ru: "Семнадцатилетний нападающий и восемнадцатилетний вратарь меняют раздевалку. Уроки остаются на месте.",
    },
    content: {
      en: `Two pupils of the academy, forward Arsen Nairyan and goalkeeper Suren Voskehatyan, have been included in the first-team squad. They have the numbers 27 and 31.

Nairyan was the fastest player in last season’s under-17s and the only one to be late for the group photograph. Voskehatyan, 190 centimetres tall, has been catching crosses against grown men since spring.

“I don’t give young players time as a present,” said head coach Vahan Zoranyan. “They take it from somebody, and the somebody has to be annoyed. Samvel Tashiryan was annoyed with Arsen twice this morning. It is a good sign.”

Both continue at school. On match days they have the same duty as every newcomer to the squad: the balls, the water and the first song in the bus.`,
      hy: `Ակադեմիայի երկու սան՝ հարձակվող Արսեն Նաիրյանը և դարպասապահ Սուրեն Ոսկեհատյանը, ընդգրկվել են հիմնական թիմի կազմում։ Նրանց համարներն են 27-ը և 31-ը։

Նաիրյանն անցած մրցաշրջանի մինչև 17 տարեկանների թիմի ամենաարագ ֆուտբոլիստն էր և միակը, որն ուշացավ խմբային լուսանկարից։ Ոսկեհատյանի հասակը 190 սմ է, և գարնանից նա գնդակներ է բռնում չափահասների դեմ խաղերում։

«Երիտասարդներին խաղաժամանակը նվեր չեմ տալիս,– ասում է գլխավոր մարզիչ Վահան Զորանյանը։– Նրանք այն ինչ-որ մեկից են վերցնում, և այդ մեկը պետք է նեղանա։ Սամվել Տաշիրյանն այս առավոտ երկու անգամ նեղացավ Արսենից։ Լավ նշան է»։

Երկուսն էլ շարունակում են դպրոցը։ Խաղի օրերին նրանք ունեն այն նույն պարտականությունը, ինչ կազմի բոլոր նորեկները՝ գնդակները, ջուրը և առաջին երգն ավտոբուսում։`,
      ru: `Двое воспитанников академии, нападающий Арсен Наирян и вратарь Сурен Воскеатян, включены в состав основной команды. Их номера — 27 и 31.

Наирян был самым быстрым в прошлогодней команде до 17 лет и единственным, кто опоздал на общую фотографию. Рост Воскеатяна — 190 см, и с весны он снимает навесы в играх со взрослыми.

«Я не дарю молодым игровое время, — сказал главный тренер Ваган Зоранян. — Они отбирают его у кого-то, и этот кто-то должен рассердиться. Самвел Таширян сегодня утром сердился на Арсена дважды. Хороший признак».

Оба продолжают учиться в школе. В дни матчей у них та же обязанность, что и у всех новичков: мячи, вода и первая песня в автобусе.`,
    },
  },
];
