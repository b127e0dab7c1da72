import type { Localized } from "./demo/types.ts";

type L = Required<Localized>;

/** The stadium page: texts that go with the facts of the club's configuration. */
export const stadium: {
  intro: L;
  history: L[];
  reconstruction: L[];
  /** `id` is the place on the page to which links lead. */
  visit: { id?: string; title: L; text: L }[];
  gallery: { picture: string; caption: L }[];
} = {
  intro: {
    en: "Arevyan Stadium stands on the edge of Armavir, where the streets end and the vineyards begin. On a clear day Ararat fills the whole of the south end. Football has been played here since 1980, and FC Argishti has been at home here since its foundation in 1995.",
    hy: "Արևյանի անվան մարզադաշտը գտնվում է Արմավիրի ծայրամասում, որտեղ ավարտվում են փողոցները և սկսվում են խաղողի այգիները։ Պարզ եղանակին հարավային դարպասի հետևում ամբողջությամբ երևում է Արարատը։ Այստեղ ֆուտբոլ են խաղում 1980 թվականից, իսկ 1995 թվականից՝ ակումբի հիմնադրման օրվանից, մարզադաշտը «Արգիշտիի» տունն է։",
    ru: "Стадион имени Аревяна стоит на окраине Армавира, там, где кончаются улицы и начинаются виноградники. В ясный день за южными воротами виден весь Арарат. В футбол здесь играют с 1980 года, а дом «Аргишти» здесь с 1995-го, со дня основания клуба.",
  },
  history: [
    {
      en: "The stadium was built in 1980: a bowl of bare concrete terraces around a pitch and a cinder track, with room for about 10,000 people. It was meant for the sports school and for the festivals of a growing industrial town. Football soon took most of the week.",
      hy: "Մարզադաշտը կառուցվել է 1980 թվականին։ Խաղադաշտն ու վազքուղին շրջապատված էին բետոնե տրիբունաներով, որոնք ընդունում էին մոտ 10 000 հանդիսական։ Այն նախատեսված էր մարզադպրոցի և արագ աճող քաղաքի տոների համար, բայց շուտով շաբաթվա օրերի մեծ մասը զբաղեցրեց ֆուտբոլը։",
      ru: "Стадион построен в 1980 году: чаша бетонных трибун вокруг поля и гаревой дорожки, вмещавшая около 10 000 зрителей. Его строили для спортивной школы и праздников растущего промышленного города, но вскоре футбол занял почти всю неделю.",
    },
    {
      en: "In its first fifteen years the ground had many teams and no owner in the stands. Factories played factories, villages played villages, and the poplars behind the north end served as a free gallery. People who grew up then still call the place simply “the field”.",
      hy: "Առաջին տասնհինգ տարում այստեղ շատ թիմեր են խաղացել, բայց մշտական տանտեր չի եղել։ Գործարանները խաղում էին գործարանների դեմ, գյուղերը՝ գյուղերի, իսկ հյուսիսային կողմի բարդիները ծառայում էին որպես անվճար տրիբունա։ Այդ տարիներին մեծացածները մարզադաշտը մինչև այսօր պարզապես «դաշտ» են անվանում։",
      ru: "Первые пятнадцать лет здесь играли многие команды, но постоянного хозяина не было. Завод играл с заводом, село с селом, а тополя за северными воротами служили бесплатной трибуной. Те, кто вырос в те годы, до сих пор называют стадион просто «полем».",
    },
    {
      en: "In 1995 FC Argishti was founded, and the ground found its owner. The first season was played in daylight only, because electricity could not be relied on; the score was kept with chalk on a school blackboard. The board survived and hangs in the players’ corridor.",
      hy: "1995 թվականին հիմնադրվեց «Արգիշտին», և մարզադաշտը գտավ իր տանտիրոջը։ Առաջին մրցաշրջանում խաղում էին միայն ցերեկը, որովհետև էլեկտրականության վրա հույս դնել չէր կարելի, իսկ հաշիվը կավճով գրում էին դպրոցական գրատախտակին։ Գրատախտակը պահպանվել է և այսօր կախված է ֆուտբոլիստների միջանցքում։",
      ru: "В 1995 году был основан «Аргишти», и у стадиона появился хозяин. В первом сезоне играли только днём, потому что на электричество нельзя было рассчитывать, а счёт писали мелом на школьной доске. Доска сохранилась и висит в коридоре у раздевалок.",
    },
    {
      en: "The coach of that first team was Hrachya Arevyan, until then a teacher of physical education. He had no assistant, so he also swept the dressing room and cut the grass. He taught a small town to expect to win, and his pupils play and coach all over the country.",
      hy: "Առաջին թիմի մարզիչը Հրաչյա Արևյանն էր, որը մինչ այդ ֆիզկուլտուրայի ուսուցիչ էր։ Օգնական չուներ, ուստի ինքն էր ավլում հանդերձարանը և հնձում խոտը։ Նա փոքր քաղաքին սովորեցրեց հավատալ հաղթանակին, և նրա սաներն այսօր խաղում ու մարզում են ամբողջ երկրում։",
      ru: "Первую команду тренировал Грачья Аревян, до того учитель физкультуры. Помощника у него не было, поэтому он сам подметал раздевалку и косил траву. Он научил небольшой город верить в победу, и его воспитанники сегодня играют и работают тренерами по всей стране.",
    },
    {
      en: "Four championships, a cup and three super cups were celebrated on this pitch. On those evenings there were more people on the grass than in the stands, and the groundsman has never forgiven anybody.",
      hy: "Այս խաղադաշտում տոնվել է չորս չեմպիոնություն, մեկ գավաթ և երեք սուպերգավաթ։ Այդ երեկոներին խոտածածկի վրա ավելի շատ մարդ կար, քան տրիբունաներում, և դաշտի աշխատակիցը դա մինչև հիմա ոչ մեկին չի ներել։",
      ru: "На этом поле праздновали четыре чемпионства, кубок и три суперкубка. В такие вечера на газоне было больше людей, чем на трибунах, и смотритель поля до сих пор никому этого не простил.",
    },
    {
      en: "Since 2022 the stadium has been named after Hrachya Arevyan. There was no long discussion: the supporters hung the name over the gate on a bed sheet, and the sheet stayed until the stone letters were ready. The ground belongs to the Football Federation of Armenia; the town still calls it ours.",
      hy: "2022 թվականից մարզադաշտը կրում է Հրաչյա Արևյանի անունը։ Երկար քննարկումներ չեղան. երկրպագուները սավանի վրա գրեցին անունը և կախեցին մուտքի վերևում, և սավանը մնաց այնքան, մինչև պատրաստ եղան քարե տառերը։ Մարզադաշտի սեփականատերը Հայաստանի ֆուտբոլի ֆեդերացիան է, բայց քաղաքում այն «մերն» է։",
      ru: "С 2022 года стадион носит имя Грачьи Аревяна. Долгих обсуждений не было: болельщики написали имя на простыне и повесили её над входом, и она висела, пока не были готовы каменные буквы. Стадион принадлежит Федерации футбола Армении, но в городе его называют «нашим».",
    },
  ],
  reconstruction: [
    {
      en: "By the end of the 2010s the old terraces could no longer be used safely, and the team played its home matches in other towns. The terraces came down, the running track went with them, and the pitch was moved closer to the seats.",
      hy: "2010-ականների վերջին հին տրիբունաներն այլևս անվտանգ չէին, և թիմը տնային խաղերն անցկացնում էր այլ քաղաքներում։ Տրիբունաները քանդվեցին, վազքուղին հանվեց, և խաղադաշտը մոտեցավ հանդիսատեսին։",
      ru: "К концу 2010-х старыми трибунами уже нельзя было безопасно пользоваться, и команда проводила домашние матчи в других городах. Трибуны снесли, беговую дорожку убрали, и поле стало ближе к зрителям.",
    },
    {
      en: "A covered west stand was built, faced in pink Artik tuff. The stadium reopened on 30 November 2021 and now has 3,200 seats, 3,100 of them in the west stand. It is a third of the old size and twice as loud.",
      hy: "Կառուցվեց արևմտյան ծածկապատ տրիբունան՝ երեսապատված Արթիկի վարդագույն տուֆով։ Մարզադաշտը վերաբացվեց 2021 թվականի նոյեմբերի 30-ին և այսօր ունի 3200 նստատեղ, որոնցից 3100-ը՝ արևմտյան տրիբունայում։ Նախկինից երեք անգամ փոքր է, բայց կրկնակի աղմկոտ։",
      ru: "Построили крытую западную трибуну, облицованную розовым артикским туфом. Стадион вновь открылся 30 ноября 2021 года; сегодня здесь 3200 мест, из них 3100 — на западной трибуне. Он втрое меньше прежнего и вдвое громче.",
    },
    {
      en: "Under the stand are the dressing rooms, the doctors’ rooms, a press room and a small hall where the academy does its homework before training. Every seat number is cut in stone, so none of them can be unscrewed as a souvenir.",
      hy: "Տրիբունայի տակ են հանդերձարանները, բժշկական սենյակները, մամուլի սրահը և մի փոքր դահլիճ, որտեղ ակադեմիայի սաները մարզումից առաջ դասերն են սովորում։ Նստատեղերի համարները փորագրված են քարի վրա, այնպես որ ոչ մեկը հնարավոր չէ պոկել ու որպես հուշանվեր տանել։",
      ru: "Под трибуной — раздевалки, медицинские кабинеты, зал для прессы и небольшая комната, где ребята из академии делают уроки перед тренировкой. Номера мест вырезаны в камне, поэтому открутить их на память не получится.",
    },
    {
      en: "There are places for wheelchair users along the front of the west stand, level with the entrance, and a lift to the upper rows. The four floodlight masts were renewed as well, so evening matches no longer depend on the sunset.",
      hy: "Արևմտյան տրիբունայի առջևում՝ մուտքին հավասար բարձրության վրա, տեղեր կան անվասայլակով տեղաշարժվող հանդիսականների համար, իսկ վերին շարքեր կարելի է բարձրանալ վերելակով։ Նորոգվել են նաև լուսարձակների չորս կայմերը, և երեկոյան խաղերն այլևս մայրամուտից չեն կախված։",
      ru: "Вдоль западной трибуны, на уровне входа, есть места для зрителей на колясках, на верхние ряды поднимает лифт. Обновили и четыре мачты освещения, так что вечерние матчи больше не зависят от заката.",
    },
  ],
  visit: [
    {
      title: { en: "By train", hy: "Գնացքով", ru: "На поезде" },
      text: {
        en: "Trains from Yerevan stop at Armavir station; the ride takes about an hour. From the station it is a walk of twenty minutes. Check the last train back before an evening match.",
        hy: "Երևանից մեկնող գնացքները կանգնում են Արմավիրի կայարանում, ճանապարհը տևում է մոտ մեկ ժամ։ Կայարանից մինչև մարզադաշտ քայլելով քսան րոպե է։ Երեկոյան խաղից առաջ ճշտեք վերադարձի վերջին գնացքի ժամը։",
        ru: "Поезда из Еревана останавливаются на станции Армавир, дорога занимает около часа. От станции до стадиона двадцать минут пешком. Перед вечерним матчем уточните время последнего поезда обратно.",
      },
    },
    {
      title: { en: "By minibus", hy: "Երթուղայինով", ru: "На маршрутке" },
      text: {
        en: "Minibuses to Armavir leave Yerevan’s central bus station through the day. Ask the driver for the stadium: the stop is at the corner of Argishti Street, five minutes from the gates.",
        hy: "Արմավիրի երթուղայինները Երևանի կենտրոնական ավտոկայանից մեկնում են ամբողջ օրվա ընթացքում։ Վարորդին ասեք, որ մարզադաշտ եք գնում. կանգառն Արգիշտիի փողոցի անկյունում է՝ մուտքից հինգ րոպե հեռավորության վրա։",
        ru: "Маршрутки в Армавир отправляются с центрального автовокзала Еревана в течение всего дня. Скажите водителю, что вам к стадиону: остановка на углу улицы Аргишти, в пяти минутах от входа.",
      },
    },
    {
      title: { en: "By car", hy: "Մեքենայով", ru: "На машине" },
      text: {
        en: "Armavir is about 50 kilometres west of Yerevan on the M5. The car park opposite the east side opens two hours before kick-off and is free. It fills up early; the streets beyond the canal are a good second choice.",
        hy: "Արմավիրը գտնվում է Երևանից մոտ 50\u00a0կմ դեպի արևմուտք՝ Մ5 ճանապարհի վրա։ Մարզադաշտի արևելյան կողմի ավտոկայանատեղին բացվում է խաղից երկու ժամ առաջ և անվճար է։ Այն արագ է լցվում, այդ դեպքում մեքենան կարող եք թողնել ջրանցքից այն կողմ գտնվող փողոցներում։",
        ru: "Армавир находится примерно в 50\u00a0км к западу от Еревана по трассе М5. Парковка с восточной стороны стадиона открывается за два часа до начала матча, она бесплатная. Места заканчиваются рано; запасной вариант — улицы за каналом.",
      },
    },
    {
      title: { en: "On foot", hy: "Ոտքով", ru: "Пешком" },
      text: {
        en: "From the town centre follow Argishti Street past the market for about fifteen minutes. On match evenings simply follow the scarves.",
        hy: "Քաղաքի կենտրոնից Արգիշտիի փողոցով՝ շուկայի կողքով, մոտ տասնհինգ րոպեի ճանապարհ է։ Խաղի երեկոներին պարզապես գնացեք շարֆերի հետևից։",
        ru: "От центра города по улице Аргишти, мимо рынка, около пятнадцати минут. В дни матчей просто идите за людьми в шарфах.",
      },
    },
    {
      title: { en: "Gates and times", hy: "Մուտքերը և ժամերը", ru: "Входы и время" },
      text: {
        en: "The gates open 90 minutes before kick-off. Come at least half an hour early: your bag will be looked at, and the line-ups are worth hearing in your seat. The entrance to the west stand is in the tuff arch on the square.",
        hy: "Մուտքերը բացվում են խաղից 90 րոպե առաջ։ Եկեք առնվազն կես ժամ շուտ. մուտքի մոտ ստուգում են պայուսակները, իսկ կազմերը լավ է լսել արդեն տեղում նստած։ Արևմտյան տրիբունայի մուտքը հրապարակի տուֆե կամարի տակ է։",
        ru: "Входы открываются за 90 минут до начала матча. Приходите хотя бы за полчаса: сумки проверяют, а составы лучше слушать уже на своём месте. Вход на западную трибуну — через туфовую арку на площади.",
      },
    },
    {
      id: "tickets",
      title: { en: "Tickets on the day", hy: "Տոմսեր խաղի օրը", ru: "Билеты в день матча" },
      text: {
        en: "The box office is to the left of the arch and sells tickets until half-time, if any are left. Children under 12 come in free with an adult; ask for their ticket at the window.",
        hy: "Տոմսարկղը կամարից ձախ է և, եթե տոմսեր են մնացել, աշխատում է մինչև ընդմիջում։ Մինչև 12 տարեկան երեխաների մուտքը մեծահասակի ուղեկցությամբ ազատ է. նրանց տոմսը խնդրեք տոմսարկղից։",
        ru: "Касса слева от арки, она работает до перерыва, если билеты ещё есть. Дети до 12 лет проходят со взрослым бесплатно; билет для них попросите в кассе.",
      },
    },
    {
      title: { en: "What to leave at home", hy: "Ինչ չբերել", ru: "Что не брать с собой" },
      text: {
        en: "Glass, alcohol, fireworks, laser pointers, large bags and umbrellas with a metal point stay outside. An empty bottle is fine, there are taps inside. The roof covers the west stand, so a raincoat is rarely needed.",
        hy: "Արգելվում է մարզադաշտ բերել ապակյա իրեր, ալկոհոլ, հրավառության միջոցներ, լազերային ցուցիչներ, մեծ պայուսակներ և մետաղե ծայրով հովանոցներ։ Դատարկ շիշ կարելի է բերել և ներսում ջրով լցնել։ Արևմտյան տրիբունան ծածկապատ է, այնպես որ անձրևանոցը հազվադեպ է պետք գալիս։",
        ru: "Нельзя проносить стекло, алкоголь, пиротехнику, лазерные указки, большие сумки и зонты с металлическим наконечником. Пустую бутылку взять можно, вода есть внутри. Западная трибуна крытая, дождевик нужен редко.",
      },
    },
    {
      title: { en: "If you need help", hy: "Եթե օգնություն է պետք", ru: "Если нужна помощь" },
      text: {
        en: "Stewards in apricot waistcoats stand at every stairway. Wheelchair users enter through the gate to the right of the arch, without steps; call us the day before and someone will meet you.",
        hy: "Բոլոր աստիճանների մոտ ծիրանագույն ժիլետներով ստյուարդներ են։ Անվասայլակով տեղաշարժվող հանդիսականները ներս են մտնում կամարից աջ գտնվող դարպասով, որտեղ աստիճաններ չկան։ Զանգահարեք մեզ մեկ օր առաջ, և ձեզ կդիմավորեն։",
        ru: "У каждой лестницы стоят стюарды в абрикосовых жилетах. Для зрителей на колясках есть вход без ступеней справа от арки; позвоните нам накануне, и вас встретят.",
      },
    },
  ],
  gallery: [
    {
      picture: "/club/pictures/stadium-night.svg",
      caption: {
        en: "The arch on the square, an hour before an evening match",
        hy: "Հրապարակի կամարը՝ երեկոյան խաղից մեկ ժամ առաջ",
        ru: "Арка на площади за час до вечернего матча",
      },
    },
    {
      picture: "/club/pictures/stadium-day.svg",
      caption: {
        en: "The pitch by day, with Ararat behind the south end",
        hy: "Խաղադաշտը ցերեկը. հարավային դարպասի հետևում Արարատն է",
        ru: "Поле днём, за южными воротами — Арарат",
      },
    },
    {
      picture: "/club/pictures/stadium-aerial.svg",
      caption: {
        en: "The stadium from above, between the canal and the vineyards",
        hy: "Մարզադաշտը վերևից՝ ջրանցքի և խաղողի այգիների միջև",
        ru: "Стадион сверху, между каналом и виноградниками",
      },
    },
  ],
};
