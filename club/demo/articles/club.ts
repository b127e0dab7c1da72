import type { DemoArticle } from "../types.ts";

export const clubArticles: DemoArticle[] = [
  {
    key: "new-floodlights-tested",
    category: "club",
    daysAgo: 4,
    picture: "/club/pictures/stadium-night.svg",
    title: {
      en: "The floodlights have been adjusted",
      hy: "Մարզադաշտի լուսարձակները կարգավորված են",
      ru: "Прожекторы стадиона настроены заново",
    },
    excerpt: {
      en: "Four masts, three nights, one patient electrician: the dark corner by the north flag is gone.",
      hy: "Չորս կայմ, երեք գիշեր, մեկ համբերատար էլեկտրիկ. հյուսիսային դրոշակի մոտ մութ անկյուն այլևս չկա։",
      ru: "Четыре мачты, три ночи, один терпеливый электрик: тёмного угла у северного флажка больше нет.",
    },
    content: {
      en: `For three nights this week the lights over the stadium stayed on until two in the morning. We apologise to the neighbours on the canal side. All four masts have been adjusted, and the dark corner by the north flag, of which the wingers complained, is gone.

The measurements were taken at ninety-six points of the pitch. The groundsman walked to each of them with a lamp on his head.`,
      hy: `Այս շաբաթ երեք գիշեր մարզադաշտի լույսերը վառ մնացին մինչև գիշերվա ժամը 2-ը։ Ներողություն ենք խնդրում ջրանցքի կողմի մեր հարևաններից։ Չորս կայմի լուսարձակներն էլ կարգավորված են, և հյուսիսային դրոշակի մոտ այլևս չկա այն մութ անկյունը, որից դժգոհում էին եզրային հարձակվողները։

Լուսավորությունը չափել են խաղադաշտի իննսունվեց կետում։ Դաշտի աշխատակիցը բոլորին մոտեցավ ոտքով՝ լապտերը ճակատին։`,
      ru: `На этой неделе свет над стадионом три ночи горел до двух часов. Просим прощения у соседей со стороны канала. Прожекторы на всех четырёх мачтах настроены, и тёмного угла у северного флажка, на который жаловались вингеры, больше нет.

Освещённость измерили в девяноста шести точках поля. К каждой смотритель подошёл пешком, с фонарём на лбу.`,
    },
  },
  {
    key: "where-our-red-comes-from",
    category: "club",
    daysAgo: 9,
    picture: "/club/pictures/cover-crimson.svg",
    featured: true,
    title: {
      en: "Where our red comes from",
      hy: "Որտեղից է մեր կարմիրը",
      ru: "Откуда взялся наш красный",
    },
    excerpt: {
      en: "The crimson of our shirts has a name, an insect and a place on the map, and all three are found half an hour from the stadium.",
      hy: "Մեր մարզաշապիկների կարմիրն ունի անուն, միջատ և տեղ քարտեզի վրա, և երեքն էլ մարզադաշտից կես ժամ հեռու են։",
      ru: "У красного цвета наших футболок есть имя, насекомое и место на карте, и всё это в получасе от стадиона.",
    },
    content: {
      en: `Every season a supplier sends us a card with reds to choose from. Scarlet, cherry, wine, brick. And every season someone from the club drives half an hour into the salt marshes of the Ararat plain, lays the card on the white ground and shakes his head. None of them is ours. Ours is called *vordan karmir*, the “worm’s red”, and it comes from there.

## An insect in the salt

The Armenian cochineal lives on the roots of two grasses that grow where little else will: on salty, damp soil along the Araks. For most of the year nobody sees it. Then, for a few weeks in autumn, the females come to the surface early in the morning, dark and no larger than a lentil, and by ten o’clock they are gone again.

From their bodies the old masters made a dye that did not fade. It is in the miniatures of medieval manuscripts, in carpets and in seals, and after many hundreds of years it still looks freshly laid. Travellers wrote about it and merchants sold it. Then cheaper colours came, the marshes were drained for fields, and the secret of the preparation was almost lost. Today a small part of the marsh is protected, and the insect with it.

When the club was founded in 1995 there was little money and no designer. The story of the first shirts is told by those who wore them. Coach Hrachya Arevyan, still a teacher of physical education at the time, asked the pupils in his class what the town had that other towns did not. Somebody said apricots. Somebody said the ruins on the hill. And a girl whose grandfather had been a watchman in the marshes said: “The red.”

## The first set

The first set of shirts was dyed by hand in a laundry on Shahumyan Street. The recipe contained no cochineal, of course; it would have taken more than the marsh could give. It was ordinary textile dye, mixed until an old illuminated page, lent for one afternoon and held up to the window, looked the same as the cloth.

Eleven shirts were meant to be equal. There were eleven shades. On photographs you can still tell the goalscorer by how dark he is. After the first rain the white shorts became pink, and remained so until winter. The opponents laughed for the first ten minutes.

> He told us: “They will remember you by the colour first and by the game second. See to it that they are not disappointed by the second.”
>
> From the memories of a player of the 1995 team

## Three colours, one town

Since then the crimson has been joined by two others, and together they are now the colours of the club:

- **Crimson** is the shirt, the scarf and the door of the dressing room.
- **Apricot** is the trim and the second kit, because of the orchards that begin behind the car park.
- **Tuff**, the pink of the stone, is the wall of the west stand and the shirt of the goalkeepers.

The order matters. When the stand was being rebuilt, the architects offered red seats. The supporters asked for stone-coloured ones, so that the red would come only with the people. On a full evening you can watch it happen from the gantry: the wall fills from the bottom up, as a page does.

## How a shade is measured

Ten years ago it was decided that the eye of the groundsman was not enough, and the colour was given a number. Three samples were taken: from a shirt of 1995 that has never been washed, from a reproduction of a manuscript, and from a strip of wool that a restorer in Yerevan dyed for us by the old method. The average of the three is our red. It hangs framed in the office of Lusine Vardablryan, and whoever prints a poster has to lay it beside the frame before the machine is started.

It has led to arguments. A bus was painted twice. A cake for the tenth anniversary of the title was sent back, with regrets, and eaten by the under-12s. “People think that it’s a whim,” says Vardablryan. “But if you live in a small town, there are not many things that are exactly yours.”

## A walk before sunrise

In autumn the academy goes out to the marsh. They leave while it’s still dark, thirty children in rubber boots, with a biologist who has been counting the insects for twenty years and walks as if the ground were asleep. Nothing is taken. They look for the small dark dots on the salt, they are silent for longer than at school, and when the sun rises over the plain they see the colour for themselves.

Last time a boy asked whether the insect knew that a football club had been named after its colour. The biologist thought about it. “The club is named after a king,” he answered. “But it’s a good question which of the two has lasted better.”

If you would like to see the oldest of the shirts, it lies in the glass case in the hall of the [stadium](/stadium), third from the left. It is the dark one. He scored twice.`,
      hy: `Ամեն մրցաշրջան մատակարարը մեզ կարմիրի նմուշներ է ուղարկում. ալ, բալագույն, գինեգույն, աղյուսագույն։ Եվ ամեն մրցաշրջան ակումբից մեկը կես ժամ ճանապարհ է գնում դեպի Արարատյան դաշտի աղուտները, նմուշները դնում սպիտակ հողին և գլուխն օրորում։ Դրանցից ոչ մեկը մերը չէ։ Մերը *որդան կարմիրն* է, և այն հենց այստեղից է։

## Միջատ՝ աղի մեջ

Որդան կարմիրն ապրում է երկու խոտաբույսի արմատներին, որոնք աճում են այնտեղ, որտեղ ուրիշ բան գրեթե չի աճում՝ Արաքսի ափերի աղի և խոնավ հողում։ Տարվա մեծ մասը միջատին ոչ ոք չի տեսնում։ Աշնանը մի քանի շաբաթ էգերը վաղ առավոտյան դուրս են գալիս մակերես՝ մուգ, ոսպից ոչ մեծ, և ժամը տասին արդեն չկան։

Նրանցից հին վարպետները ներկ էին պատրաստում, որը չէր խունանում։ Այն միջնադարյան ձեռագրերի մանրանկարներում է, գորգերում և կնիքների վրա, և շատ հարյուրամյակներ անց կարծես նոր քսված լինի։ Ճանապարհորդները գրել են դրա մասին, վաճառականները վաճառել են այն։ Հետո եկան ավելի էժան ներկերը, աղուտները չորացրին և դարձրին դաշտեր, և պատրաստման գաղտնիքը քիչ էր մնում մոռացվեր։ Այսօր աղուտների մի փոքր մասը պահպանվում է, իսկ նրա հետ՝ նաև միջատը։

1995 թվականին, երբ հիմնադրվեց ակումբը, փող քիչ կար, իսկ ձևավորող չկար ընդհանրապես։ Առաջին մարզաշապիկների պատմությունը պատմում են նրանք, ովքեր հագել են դրանք։ Մարզիչ Հրաչյա Արևյանը, որը դեռ ֆիզկուլտուրայի ուսուցիչ էր, դասարանում հարցրեց, թե ինչ ունի մեր քաղաքը, որ ուրիշ քաղաքները չունեն։ Մեկն ասաց՝ ծիրան։ Մեկն ասաց՝ բլրի ավերակները։ Իսկ մի աղջիկ, որի պապն աղուտների պահակ էր եղել, ասաց. «Կարմիրը»։

## Առաջին մարզահագուստը

Առաջին մարզաշապիկները ձեռքով ներկել են Շահումյան փողոցի լվացքատանը։ Իսկական որդան կարմիր, իհարկե, չեն օգտագործել. ամբողջ աղուտն էլ չէր բավականացնի։ Գործվածքի սովորական ներկ էր, որը խառնում էին այնքան, մինչև կտորը նույնացավ հին մանրանկարի հետ. այն մեկ օրով տվել էին իրենց և պահում էին պատուհանի լույսի տակ։

Տասնմեկ մարզաշապիկը պետք է նույնը լինեին։ Ստացվեց տասնմեկ երանգ։ Լուսանկարներում գոլի հեղինակին մինչև հիմա կարելի է գտնել շապիկի մգությամբ։ Առաջին անձրևից հետո սպիտակ կարճ տաբատները վարդագույն դարձան և այդպես էլ մնացին մինչև ձմեռ։ Մրցակիցները ծիծաղեցին առաջին տասը րոպեն։

> Նա մեզ ասում էր. «Նախ գույնը կհիշեն, հետո՝ խաղը։ Այնպես արեք, որ երկրորդից հիասթափված չլինեն»։
>
> 1995 թվականի թիմի ֆուտբոլիստի հուշերից

## Երեք գույն, մեկ քաղաք

Այդ օրվանից կարմիրին միացել են ևս երկուսը, և այսօր երեքը միասին ակումբի գույներն են.

- **Որդան կարմիրը** մարզաշապիկն է, շարֆը և հանդերձարանի դուռը։
- **Ծիրանագույնը** երիզներն են և երկրորդ մարզահագուստը, որովհետև ավտոկայանատեղուց այն կողմ սկսվում են այգիները։
- **Տուֆը**, քարի վարդագույնը, արևմտյան տրիբունայի պատն է և դարպասապահների մարզաշապիկը։

Հերթականությունը կարևոր է։ Երբ տրիբունան վերակառուցում էին, ճարտարապետներն առաջարկեցին կարմիր նստատեղեր։ Երկրպագուները խնդրեցին քարի գույնի, որ կարմիրը գա միայն մարդկանց հետ։ Մարդաշատ երեկոներին վերևից կարելի է տեսնել, թե ինչպես է դա տեղի ունենում. պատը լցվում է ներքևից վերև, ինչպես մագաղաթի էջ։

## Ինչպես են չափում երանգը

Տասը տարի առաջ որոշեցինք, որ միայն աչքի վրա հույս դնելը քիչ է, և գույնը համար ստացավ։ Երեք նմուշ վերցրինք՝ 1995 թվականի մի մարզաշապիկից, որը երբեք չեն լվացել, ձեռագրի վերատպությունից և բրդե ժապավենից, որը մեզ համար հին եղանակով ներկեց երևանցի մի վերականգնող։ Երեքի միջինը մեր կարմիրն է։ Այն շրջանակի մեջ կախված է Լուսինե Վարդաբլրյանի աշխատասենյակում, և ով պաստառ է տպագրում, նախ պետք է համեմատի շրջանակի հետ, հետո միայն միացնի մեքենան։

Վեճեր էլ են եղել։ Ավտոբուսը երկու անգամ են ներկել։ Տիտղոսի տարեդարձի տորթն ափսոսանքով հետ ուղարկեցին, և այն կերավ մինչև 12 տարեկանների թիմը։ «Մարդիկ կարծում են, թե սա քմահաճույք է,– ասում է Վարդաբլրյանը։– Բայց եթե փոքր քաղաքում ես ապրում, քիչ են այն բաները, որոնք ճիշտ և ճիշտ քոնն են»։

## Զբոսանք արևածագից առաջ

Աշնանն ակադեմիան գնում է աղուտներ։ Ճանապարհ են ընկնում մութով՝ երեսուն երեխա ռետինե երկարաճիտ կոշիկներով, և մի կենսաբան, որը քսան տարի հաշվում է այդ միջատներին և քայլում է այնպես, կարծես հողը քնած լինի։ Ոչինչ չեն վերցնում։ Աղի վրա փնտրում են փոքրիկ մուգ կետերը, լռում են ավելի երկար, քան դպրոցում, և երբ արևը բարձրանում է դաշտի վրա, իրենք տեսնում են այդ գույնը։

Անցած անգամ մի տղա հարցրեց՝ արդյոք միջատը գիտի՞, որ իր գույնով ֆուտբոլային ակումբ կա։ Կենսաբանը մտածեց։ «Ակումբը թագավորի անունով է,– պատասխանեց նա։– Բայց դեռ հարց է, թե երկուսից որն է ավելի երկար դիմացել»։

Եթե ուզում եք տեսնել ամենահին մարզաշապիկը, այն [մարզադաշտի](/hy/stadium) նախասրահի ցուցափեղկում է, ձախից երրորդը։ Մուգն է։ Տերը երկու գոլ է խփել։`,
      ru: `Каждый сезон поставщик присылает нам карту красных оттенков. Алый, вишнёвый, винный, кирпичный. И каждый сезон кто-нибудь из клуба едет полчаса до солончаков Араратской равнины, кладёт карту на белую землю и качает головой. Нашего там нет. Наш называется *вордан кармир*, «червячный красный», и родом он отсюда.

## Насекомое в соли

Араратская кошениль живёт на корнях двух трав, которые растут там, где почти ничего другого не растёт: на солёной сырой земле вдоль Аракса. Бо́льшую часть года её никто не видит. Осенью на несколько недель самки рано утром выходят на поверхность, тёмные, не крупнее чечевичного зерна, а к десяти часам их уже нет.

Из них старые мастера делали краску, которая не выцветала. Она на миниатюрах средневековых рукописей, на коврах и печатях, и через многие сотни лет выглядит свежей. О ней писали путешественники, ею торговали купцы. Потом пришли краски подешевле, солончаки осушили под поля, и секрет едва не забыли. Сегодня небольшую часть солончаков охраняют, а с ними и насекомое.

Когда в 1995 году основали клуб, денег было мало, а художника не было вовсе. Историю первых футболок рассказывают те, кто их носил. Тренер Грачья Аревян, тогда ещё учитель физкультуры, спросил в классе, что есть у нашего города, чего нет у других. Кто-то сказал: абрикосы. Кто-то: развалины на холме. А девочка, дед которой был сторожем в солончаках, ответила: «Красный».

## Первый комплект

Первые футболки красили вручную в прачечной на улице Шаумяна. Настоящей кошенили в рецепте, конечно, не было: не хватило бы всего солончака. Взяли обычную краску для ткани и мешали её, пока лоскут не совпал со старой миниатюрой, которую дали на один день и держали у окна.

Одиннадцать футболок должны были выйти одинаковыми. Вышло одиннадцать оттенков. На снимках автора гола и теперь узнают по тому, насколько он тёмный. После первого дождя белые трусы стали розовыми и такими остались до зимы. Соперники смеялись первые десять минут.

> Он говорил нам: «Сначала запомнят цвет, потом игру. Постарайтесь, чтобы второе не разочаровало».
>
> Из воспоминаний футболиста команды 1995 года

## Три цвета, один город

С тех пор к тёмно-красному добавились ещё два, и теперь это цвета клуба:

- **Вордан кармир** — футболка, шарф и дверь раздевалки.
- **Абрикосовый** — отделка и запасная форма, потому что сразу за парковкой начинаются сады.
- **Туф**, розовый цвет камня, — стена западной трибуны и вратарские футболки.

Порядок важен. Когда трибуну перестраивали, архитекторы предложили красные сиденья. Болельщики попросили сиденья цвета камня, чтобы красный приходил только вместе с людьми. В полный вечер это видно сверху: стена заполняется снизу вверх, как страница рукописи.

## Как измеряют оттенок

Десять лет назад мы решили, что одного глазомера мало, и у цвета появился номер. Взяли три образца: с футболки 1995 года, которую никогда не стирали, с репродукции рукописи и с полоски шерсти, которую ереванский реставратор выкрасил для нас старым способом. Среднее и есть наш красный. Он висит в рамке в кабинете Лусине Вардаблрян, и всякий, кто печатает афишу, прежде чем включить машину, прикладывает её к рамке.

Не обходилось и без споров. Автобус красили дважды. Торт к годовщине титула с сожалением вернули, и его съела команда до 12 лет. «Люди думают, что это прихоть, — говорит Вардаблрян. — Но если живёшь в маленьком городе, вещей, которые в точности твои, не так много».

## Прогулка до рассвета

Осенью академия ходит на солончаки. Выезжают затемно: тридцать детей в резиновых сапогах и биолог, который двадцать лет считает этих насекомых и ступает так, будто земля спит. С собой ничего не уносят. Ищут на соли маленькие тёмные точки, молчат дольше, чем в школе, а когда над равниной встаёт солнце, видят этот цвет сами.

В прошлый раз один мальчик спросил, знает ли насекомое, что в его цветах играет футбольный клуб. Биолог подумал. «Клуб назван в честь царя, — ответил он. — Но это ещё вопрос, кто из двоих лучше сохранился».

Если хотите увидеть самую старую футболку, она лежит в витрине в фойе [стадиона](/ru/stadium), третья слева. Та, что темнее. Её хозяин забил дважды.`,
    },
  },
  {
    key: "blood-donors-day",
    category: "club",
    daysAgo: 22,
    picture: "/club/pictures/cover-default.svg",
    title: {
      en: "Ninety-two donors in one afternoon",
      hy: "Իննսուներկու դոնոր՝ մեկ օրում",
      ru: "Девяносто два донора за один день",
    },
    excerpt: {
      en: "Players, staff and supporters gave blood in the hall under the west stand. Head doctor Armen Baghranyan was the first.",
      hy: "Արևմտյան տրիբունայի սրահում արյուն հանձնեցին ֆուտբոլիստները, աշխատակիցները և երկրպագուները։ Առաջինը գլխավոր բժիշկն էր։",
      ru: "Игроки, сотрудники и болельщики сдали кровь в зале под западной трибуной. Первым был главный врач Армен Багранян.",
    },
    content: {
      en: `On Wednesday the hall under the west stand became a ward. Ninety-two people gave blood, among them fourteen members of staff and a whole shift of the bakery, still in white.

Head doctor Armen Baghranyan lay down first, “so that nobody can say it hurts”. Lucas Ferreira translated for those who were nervous, although they spoke Armenian and he was nervous himself.

The players may not give blood during the season. They carried tea, made the beds and held hands where it was asked for. Samvel Tashiryan had brought dried apricots from his garden, a bag for each donor.

The next donor day will be held in half a year. Those who were turned away because of the queue will be called first.`,
      hy: `Չորեքշաբթի արևմտյան տրիբունայի սրահը հիվանդասենյակ դարձավ։ Արյուն հանձնեց իննսուներկու մարդ, նրանց թվում՝ ակումբի տասնչորս աշխատակից և հացի փռի մի ամբողջ հերթափոխ՝ դեռ սպիտակ խալաթներով։

Առաջինը պառկեց գլխավոր բժիշկ Արմեն Բաղրանյանը, «որ ոչ ոք չասի, թե ցավում է»։ Լուկաս Ֆերեյրան թարգմանում էր նրանց համար, ովքեր հուզվում էին, թեև նրանք հայերեն էին խոսում, իսկ հուզվողը հենց ինքն էր։

Մրցաշրջանի ընթացքում ֆուտբոլիստներին չի կարելի արյուն հանձնել։ Նրանք թեյ էին բաժանում, մահճակալներ պատրաստում և ձեռք բռնում, եթե խնդրում էին։ Սամվել Տաշիրյանն իր այգուց ծիրանի չիր էր բերել՝ ամեն դոնորի մեկ տոպրակ։

Հաջորդ դոնորության օրը կլինի կես տարի հետո։ Նրանց, ովքեր հերթի պատճառով չհասցրին, առաջինը կհրավիրենք։`,
      ru: `В среду зал под западной трибуной превратился в больничную палату. Кровь сдали девяносто два человека, среди них четырнадцать сотрудников клуба и целая смена пекарни, пришедшая прямо в белых халатах.

Первым лёг главный врач Армен Багранян — «чтобы никто не говорил, что это больно». Лукас Феррейра переводил для тех, кто волновался, хотя говорили они по-армянски, а волновался он сам.

Игрокам во время сезона сдавать кровь нельзя. Они разносили чай, стелили постели и держали за руку тех, кто об этом просил. Самвел Таширян привёз из своего сада сушёные абрикосы — каждому донору по пакету.

Следующий донорский день пройдёт через полгода. Тех, кому в этот раз не хватило очереди, позовут первыми.`,
    },
  },
  {
    key: "photographs-of-the-old-ground",
    category: "club",
    daysAgo: 40,
    picture: "/club/pictures/stadium-aerial.svg",
    title: {
      en: "Wanted: your photographs of the old ground",
      hy: "Փնտրում ենք հին մարզադաշտի ձեր լուսանկարները",
      ru: "Ищем ваши фотографии старого стадиона",
    },
    excerpt: {
      en: "Weddings, school sports days, matches: whatever was photographed on the concrete terraces, we would like to copy it.",
      hy: "Հարսանիք, դպրոցական մարզատոն, ֆուտբոլ. ինչ էլ որ լուսանկարված լինի հին տրիբունաներին, կուզենայինք պատճենել։",
      ru: "Свадьбы, школьные праздники, матчи: всё, что снято на старых бетонных трибунах, мы хотели бы скопировать.",
    },
    content: {
      en: `The stadium was built in 1980 and once held about 10,000 people. Today it has 3,200 seats, and of the old terraces nothing remains but eleven photographs. That is too few.

We are preparing an exhibition about the ground before the reconstruction and ask you for help. Look through the albums, the boxes on the wardrobe and the phones of your grandparents. We are interested in everything: matches, school sports days, the first day of work, a wedding party on the running track. We know that there was one; three people have told us about it.

Bring the pictures to the box office in an envelope with your name. They will be copied in your presence and returned within ten minutes. If there is a story, please tell it; a student will sit beside the window and write it down.

The exhibition will hang along the corridor of the west stand. Each photograph will carry the name of the person who kept it.`,
      hy: `Մարզադաշտը կառուցվել է 1980 թվականին և ժամանակին ընդունում էր մոտ 10 000 հանդիսական։ Այսօր այն ունի 3200 նստատեղ, իսկ հին տրիբունաներից մնացել է ընդամենը տասնմեկ լուսանկար։ Դա շատ քիչ է։

Պատրաստում ենք ցուցահանդես մարզադաշտի նախկին տեսքի մասին և դիմում ենք ձեր օգնությանը։ Թերթեք ալբոմները, նայեք պահարանի վրայի տուփերում, տատիկ-պապիկի հեռախոսներում։ Մեզ ամեն ինչ հետաքրքիր է՝ խաղեր, դպրոցական մարզատոներ, աշխատանքային առաջին օր, հարսանեկան խնջույք վազքուղու վրա։ Գիտենք, որ այդպիսի մեկը եղել է. երեք հոգի է պատմել։

Լուսանկարները բերեք տոմսարկղ՝ ծրարով, վրան գրելով ձեր անունը։ Դրանք կպատճենենք ձեր ներկայությամբ և տասը րոպեից կվերադարձնենք։ Եթե պատմություն կա, պատմեք. տոմսարկղի կողքին ուսանող կնստի և կգրի։

Լուսանկարները կփակցնենք արևմտյան տրիբունայի միջանցքի երկայնքով։ Ամեն մեկի տակ կլինի այն մարդու անունը, ով պահել է այն։`,
      ru: `Стадион построен в 1980 году и когда-то вмещал около 10 000 зрителей. Сегодня здесь 3200 мест, а от старых трибун осталось всего одиннадцать фотографий. Это слишком мало.

Мы готовим выставку о стадионе до реконструкции и просим вас помочь. Посмотрите в альбомах, в коробках на шкафу, в телефонах бабушек и дедушек. Интересно всё: матчи, школьные праздники, первый рабочий день, свадебное застолье на беговой дорожке. Мы знаем, что такое было: о нём рассказали трое.

Принесите снимки в кассу в конверте со своим именем. Их скопируют при вас и через десять минут вернут. Если есть история, расскажите: рядом с окошком будет сидеть студент и записывать.

Выставка разместится вдоль коридора западной трибуны. Под каждым снимком будет имя того, кто его сберёг.`,
    },
  },
  {
    key: "an-evening-with-the-president",
    category: "club",
    daysAgo: 61,
    picture: "/club/pictures/cover-press.svg",
    title: {
      en: "Two hours of questions for the president",
      hy: "Երկու ժամ հարցեր նախագահին",
      ru: "Два часа вопросов президенту",
    },
    excerpt: {
      en: "Gagik Nareshyan met the supporters in the press room. The longest discussion was about the roof, the shortest about money.",
      hy: "Գագիկ Նարեշյանը մամուլի սրահում հանդիպեց երկրպագուներին։ Ամենաերկար քննարկումը տանիքի մասին էր, ամենակարճը՝ փողի։",
      ru: "Гагик Нарешян встретился с болельщиками в зале для прессы. Дольше всего говорили о крыше, короче всего — о деньгах.",
    },
    content: {
      en: `About a hundred and twenty supporters came to the meeting with club president Gagik Nareshyan, and since the press room has sixty chairs, he stood as well.

**On the roof.** The last two rows of section 6 get wet when the wind comes from the west. The president, who watches matches from the last row, confirmed it by personal experience. Work on the gutter begins after the season.

**On music.** A show of hands was held on the song before kick-off. It ended 58 to 58, with four people who did not want to quarrel with their wives. The song stays.

**On away matches.** From now on the club pays for half of the supporters’ bus. The passengers elect one person who is responsible for the list, and for everybody who was on it in the morning being on it in the evening.

**On money.** “We spend what we have,” Nareshyan said, and nobody asked further.

The next meeting is planned in six months. The minutes are on the board beside the box office, with a column for corrections.`,
      hy: `Ակումբի նախագահ Գագիկ Նարեշյանի հետ հանդիպմանը եկավ մոտ հարյուր քսան երկրպագու, և քանի որ մամուլի սրահում վաթսուն աթոռ կա, նախագահն էլ կանգնած մնաց։

**Տանիքի մասին։** Երբ քամին արևմուտքից է, 6-րդ հատվածի վերջին երկու շարքը թրջվում է։ Նախագահը, որը խաղերը դիտում է հենց վերջին շարքից, հաստատեց դա սեփական փորձով։ Ջրհորդանի աշխատանքները կսկսվեն մրցաշրջանից հետո։

**Երաժշտության մասին։** Խաղից առաջ հնչող երգի հարցը քվեարկության դրվեց։ Արդյունքը՝ 58 կողմ, 58 դեմ, ևս չորս հոգի չցանկացավ վիճել կնոջ հետ։ Երգը մնում է։

**Արտագնա խաղերի մասին։** Այսուհետ երկրպագուների ավտոբուսի ծախսի կեսն ակումբն է վճարում։ Ուղևորներն ընտրում են մեկին, որը պատասխանատու է ցուցակի համար և նրա, որ առավոտյան ցուցակում եղածները երեկոյան էլ ավտոբուսում լինեն։

**Փողի մասին։** «Ծախսում ենք այն, ինչ ունենք»,– ասաց Նարեշյանը, և էլ ոչ ոք չհարցրեց։

Հաջորդ հանդիպումը կլինի վեց ամսից։ Արձանագրությունը փակցված է տոմսարկղի կողքին՝ ուղղումների համար նախատեսված սյունակով։`,
      ru: `На встречу с президентом клуба Гагиком Нарешяном пришло около ста двадцати болельщиков, а поскольку в зале для прессы шестьдесят стульев, президент тоже стоял.

**О крыше.** При западном ветре два последних ряда шестого сектора мокнут. Президент, который смотрит матчи из последнего ряда, подтвердил это личным опытом. Работы с водостоком начнутся после сезона.

**О музыке.** О песне перед началом матча проголосовали. Итог — 58 на 58, ещё четверо не захотели ссориться с жёнами. Песня остаётся.

**О выездах.** Отныне половину стоимости автобуса для болельщиков оплачивает клуб. Пассажиры выбирают того, кто отвечает за список и за то, чтобы все, кто был в нём утром, оказались в автобусе и вечером.

**О деньгах.** «Тратим то, что есть», — сказал Нарешян, и больше об этом не спрашивали.

Следующая встреча — через полгода. Протокол висит рядом с кассой, в нём есть графа для поправок.`,
    },
  },
  {
    key: "bambakyan-operation",
    category: "club",
    daysAgo: 92,
    picture: null,
    title: {
      en: "Bambakyan’s operation has gone well",
      hy: "Բամբակյանի վիրահատությունը հաջող է անցել",
      ru: "Операция Бамбакяна прошла успешно",
    },
    excerpt: {
      en: "The defender has had surgery on a knee ligament and will be out for several months.",
      hy: "Պաշտպանը տարել է ծնկի կապանի վիրահատություն և մի քանի ամիս չի խաղա։",
      ru: "Защитник перенёс операцию на связке колена и пропустит несколько месяцев.",
    },
    content: {
      en: `Defender Artak Bambakyan was operated on in Yerevan this morning for a ligament injury of the knee. Head doctor Armen Baghranyan was present and says that everything went as planned.

Artak will begin with light exercises in two weeks. He is expected back in training in spring. The club asks journalists to leave him in peace until then; letters from supporters may be left at the box office, and we will take them to him.`,
      hy: `Պաշտպան Արտակ Բամբակյանն այսօր առավոտյան Երևանում վիրահատվեց ծնկի կապանի վնասվածքի պատճառով։ Վիրահատությանը ներկա էր գլխավոր բժիշկ Արմեն Բաղրանյանը. նրա խոսքով՝ ամեն ինչ ընթացել է ծրագրի համաձայն։

Երկու շաբաթից Արտակը կսկսի թեթև վարժությունները։ Մարզումներին նա կվերադառնա գարնանը։ Մինչ այդ խնդրում ենք լրագրողներին չանհանգստացնել նրան։ Երկրպագուների նամակները կարող եք թողնել տոմսարկղում, մենք կփոխանցենք։`,
      ru: `Защитник Артак Бамбакян сегодня утром прооперирован в Ереване в связи с повреждением связки колена. Главный врач Армен Багранян был в клинике; по его словам, всё прошло по плану.

Через две недели Артак начнёт лёгкие упражнения. К тренировкам он вернётся весной. До тех пор просим журналистов его не беспокоить, а письма болельщиков можно оставить в кассе, мы передадим.`,
    },
  },
];
