import type { Localized } from "./demo/types.ts";

type L = Required<Localized>;

export interface LegalText {
  title: L;
  sections: { heading: L; paragraphs: L[] }[];
}

/** The built-in legal texts. `{email}` is replaced by the club's contact address. */
export const legal: { privacy: LegalText; terms: LegalText; cookies: LegalText } = {
  privacy: {
    title: {
      en: "Privacy policy",
      hy: "Գաղտնիության քաղաքականություն",
      ru: "Политика конфиденциальности",
    },
    sections: [
      {
        heading: { en: "In short", hy: "Համառոտ", ru: "Коротко" },
        paragraphs: [
          {
            en: "You can read this site without telling us who you are. We keep personal data only if you write to us or subscribe to the newsletter, and no longer than stated here. We do not sell data and do not show advertising based on it.",
            hy: "Այս կայքը կարող եք կարդալ՝ առանց մեզ հայտնելու, թե ով եք։ Անձնական տվյալներ պահում ենք միայն այն դեպքում, երբ գրում եք մեզ կամ բաժանորդագրվում տեղեկագրին, և միայն ստորև նշված ժամկետներում։ Մենք տվյալներ չենք վաճառում և դրանց հիման վրա գովազդ չենք ցուցադրում։",
            ru: "Этот сайт можно читать, не сообщая нам, кто вы. Персональные данные мы храним, только если вы написали нам или подписались на рассылку, и не дольше указанных ниже сроков. Мы не продаём данные и не показываем рекламу на их основе.",
          },
        ],
      },
      {
        heading: { en: "Who is responsible", hy: "Ո՞վ է պատասխանատու", ru: "Кто отвечает за данные" },
        paragraphs: [
          {
            en: "FC Argishti, 12 Argishti Street, Armavir 0901, Armenia, decides how the data on this site is used. Write to {email} with any question about it.",
            hy: "Կայքի տվյալների մշակման համար պատասխանատու է «Արգիշտի» ֆուտբոլային ակումբը. հասցեն՝ Հայաստան, Արմավիր 0901, Արգիշտիի փողոց 12։ Ցանկացած հարցով գրեք {email} հասցեին։",
            ru: "За обработку данных на этом сайте отвечает футбольный клуб «Аргишти»: Армения, Армавир 0901, ул. Аргишти, 12. По любым вопросам пишите на {email}.",
          },
        ],
      },
      {
        heading: { en: "When you write to us", hy: "Երբ գրում եք մեզ", ru: "Когда вы пишете нам" },
        paragraphs: [
          {
            en: "The contact form sends us your name, your e-mail address, the subject and the message. We need them to answer you and use them for nothing else. They are deleted after 12 months.",
            hy: "Հետադարձ կապի էջից մեզ եք ուղարկում ձեր անունը, էլ. հասցեն, թեման և հաղորդագրությունը։ Դրանք պետք են ձեզ պատասխանելու համար, և այլ նպատակով չենք օգտագործում։ 12 ամիս անց դրանք ջնջվում են։",
            ru: "Через форму обратной связи вы отправляете нам имя, адрес электронной почты, тему и сообщение. Они нужны, чтобы ответить вам, и ни для чего больше не используются. Через 12 месяцев мы их удаляем.",
          },
          {
            en: "Together with the message we store the network address (IP) it was sent from and the name of your browser. They help us to stop spam and are deleted after 90 days.",
            hy: "Հաղորդագրության հետ պահում ենք նաև ցանցային հասցեն (IP), որից այն ուղարկվել է, և դիտարկիչի անվանումը։ Դրանք օգնում են պայքարել անցանկալի նամակների դեմ և ջնջվում են 90 օր անց։",
            ru: "Вместе с сообщением сохраняются сетевой адрес (IP), с которого оно отправлено, и название браузера. Они помогают бороться со спамом и удаляются через 90 дней.",
          },
        ],
      },
      {
        heading: { en: "Newsletter", hy: "Տեղեկագիր", ru: "Рассылка" },
        paragraphs: [
          {
            en: "To subscribe you give us your e-mail address and the language you prefer. We then send one message with a link; only after you follow it are you subscribed. Without confirmation we send nothing more.",
            hy: "Բաժանորդագրվելու համար նշում եք ձեր էլ. հասցեն և նախընտրելի լեզուն։ Դրանից հետո ուղարկում ենք մեկ նամակ՝ հաստատման հղումով. բաժանորդագրվում եք միայն այդ հղումը բացելուց հետո։ Առանց հաստատման այլ նամակ չենք ուղարկի։",
            ru: "Для подписки вы указываете адрес электронной почты и язык. Мы отправляем одно письмо со ссылкой; подписка действует только после того, как вы её подтвердите. Без подтверждения других писем не будет.",
          },
          {
            en: "Every newsletter has a link that ends the subscription with one click. We keep your address until you use it.",
            hy: "Ամեն տեղեկագրում կա հղում, որով բաժանորդագրությունը չեղարկվում է մեկ սեղմումով։ Ձեր հասցեն պահում ենք մինչև այդ պահը։",
            ru: "В каждом выпуске есть ссылка, по которой можно отписаться одним нажатием. Ваш адрес мы храним до этого момента.",
          },
        ],
      },
      {
        heading: { en: "The server’s log", hy: "Սերվերի մատյան", ru: "Журнал сервера" },
        paragraphs: [
          {
            en: "The server notes each request: when it came, for which page, and from which network address, without that address’s last part. The log helps us to find faults and attacks; it is not used for anything else.",
            hy: "Սերվերը գրանցում է ամեն հարցում՝ երբ է եկել, որ էջի համար և որ ցանցային հասցեից, առանց այդ հասցեի վերջին մասի։ Մատյանն օգնում է գտնել անսարքություններն ու հարձակումները և այլ նպատակով չի օգտագործվում։",
            ru: "Сервер записывает каждый запрос: когда он пришёл, к какой странице и с какого сетевого адреса, без последней части этого адреса. Журнал помогает находить неполадки и атаки и больше ни для чего не используется.",
          },
        ],
      },
      {
        heading: { en: "Counting visits", hy: "Այցելությունների հաշվառում", ru: "Подсчёт посещений" },
        paragraphs: [
          {
            en: "We count how often a page is opened. The count uses no cookies and stores no address: each view only adds one to a number.",
            hy: "Մենք հաշվում ենք, թե քանի անգամ է բացվել ամեն էջը։ Դրա համար թխուկներ (cookies) չեն օգտագործվում, և հասցեներ չեն պահվում. ամեն դիտում պարզապես մեկով ավելացնում է թիվը։",
            ru: "Мы считаем, сколько раз открыта каждая страница. Для этого не нужны файлы cookie и не сохраняются адреса: просмотр лишь увеличивает число на единицу.",
          },
          {
            en: "If the club uses an outside analytics service, it starts only after you have agreed to it. You can say no just as easily, and change your answer at any time on the cookie policy page.",
            hy: "Եթե ակումբն օգտվում է արտաքին վերլուծական ծառայությունից, այն միանում է միայն ձեր համաձայնությունից հետո։ Նույնքան հեշտ կարող եք մերժել և ցանկացած պահի փոխել ձեր պատասխանը թխուկների քաղաքականության էջում։",
            ru: "Если клуб пользуется внешней службой аналитики, она включается только с вашего согласия. Отказаться так же просто, а изменить ответ можно в любой момент на странице о файлах cookie.",
          },
        ],
      },
      {
        heading: { en: "Who sees the data", hy: "Ո՞վ է տեսնում տվյալները", ru: "Кто видит данные" },
        paragraphs: [
          {
            en: "Messages are read by the club’s staff. The companies that host the site and deliver our e-mail process data on our behalf and may not use it for themselves. We pass data to authorities only where the law obliges us to.",
            hy: "Հաղորդագրությունները կարդում են ակումբի աշխատակիցները։ Կայքը տեղակայող և մեր նամակներն առաքող ընկերությունները տվյալները մշակում են մեր հանձնարարությամբ և չեն կարող դրանք օգտագործել իրենց նպատակներով։ Պետական մարմիններին տվյալներ փոխանցում ենք միայն օրենքով նախատեսված դեպքերում։",
            ru: "Сообщения читают сотрудники клуба. Компании, которые размещают сайт и доставляют нашу почту, обрабатывают данные по нашему поручению и не вправе использовать их для себя. Государственным органам мы передаём данные только тогда, когда этого требует закон.",
          },
        ],
      },
      {
        heading: { en: "Your rights", hy: "Ձեր իրավունքները", ru: "Ваши права" },
        paragraphs: [
          {
            en: "You may ask what we hold about you, have it corrected or deleted, receive a copy, and withdraw consent. Write to {email}; we answer within 30 days and charge nothing. You may also complain to the Personal Data Protection Agency of Armenia or, in the European Union, to the authority of your country.",
            hy: "Կարող եք իմանալ, թե ինչ տվյալներ են պահվում ձեր մասին, պահանջել դրանք ուղղել կամ ջնջել, ստանալ պատճենը և հետ վերցնել համաձայնությունը։ Գրեք {email} հասցեին. կպատասխանենք 30 օրվա ընթացքում, անվճար։ Կարող եք նաև բողոքել Հայաստանի Անձնական տվյալների պաշտպանության գործակալությանը, իսկ Եվրոպական միությունում՝ ձեր երկրի լիազոր մարմնին։",
            ru: "Вы можете узнать, какие данные о вас у нас есть, потребовать исправить или удалить их, получить копию и отозвать согласие. Пишите на {email}: мы ответим в течение 30 дней и бесплатно. Вы также вправе обратиться в Агентство по защите персональных данных Армении, а в Европейском союзе — в надзорный орган своей страны.",
          },
        ],
      },
    ],
  },
  terms: {
    title: { en: "Terms of service", hy: "Օգտագործման պայմաններ", ru: "Условия использования" },
    sections: [
      {
        heading: { en: "About this site", hy: "Կայքի մասին", ru: "Об этом сайте" },
        paragraphs: [
          {
            en: "This is the official site of FC Argishti. By using it you accept these terms. Reading is free and needs no account.",
            hy: "Սա «Արգիշտի» ֆուտբոլային ակումբի պաշտոնական կայքն է։ Օգտվելով կայքից՝ ընդունում եք այս պայմանները։ Կայքն անվճար է, և կարդալու համար գրանցվել պետք չէ։",
            ru: "Это официальный сайт футбольного клуба «Аргишти». Пользуясь им, вы принимаете эти условия. Читать сайт можно бесплатно и без регистрации.",
          },
        ],
      },
      {
        heading: {
          en: "Texts, pictures and the crest",
          hy: "Տեքստեր, պատկերներ և զինանշան",
          ru: "Тексты, изображения и эмблема",
        },
        paragraphs: [
          {
            en: "The texts, pictures, videos, the name and the crest belong to the club or are used with their owners’ permission. You may quote our news in part if you name the source and link to it.",
            hy: "Տեքստերը, պատկերները, տեսանյութերը, անվանումն ու զինանշանը պատկանում են ակումբին կամ օգտագործվում են իրավատերերի թույլտվությամբ։ Մեր նորություններից կարող եք մեջբերումներ անել՝ նշելով աղբյուրը և տեղադրելով հղումը։",
            ru: "Тексты, изображения, видео, название и эмблема принадлежат клубу или используются с разрешения правообладателей. Цитировать наши новости можно с указанием источника и ссылкой на него.",
          },
          {
            en: "For commercial use of the crest, and for any use that suggests the club’s support, ask us first at {email}. Journalists will find press material at the same address.",
            hy: "Զինանշանն առևտրային նպատակով օգտագործելու կամ այնպես օգտագործելու համար, որ թվա, թե ակումբն աջակցում է ձեզ, նախապես դիմեք մեզ՝ {email}։ Լրագրողները նույն հասցեով կարող են ստանալ նյութեր մամուլի համար։",
            ru: "Если вы хотите использовать эмблему в коммерческих целях или так, что это похоже на поддержку клуба, сначала напишите нам: {email}. По этому же адресу журналисты могут получить материалы для прессы.",
          },
        ],
      },
      {
        heading: {
          en: "Fixtures, results and the table",
          hy: "Խաղացանկ, արդյունքներ և աղյուսակ",
          ru: "Календарь, результаты и таблица",
        },
        paragraphs: [
          {
            en: "We enter dates, scores and standings with care, but kick-off times change and mistakes happen. The league’s decisions are final. Please look at the site again on the day of the match.",
            hy: "Ամսաթվերը, հաշիվներն ու աղյուսակը մուտքագրում ենք ուշադիր, բայց խաղերի ժամերը փոխվում են, և վրիպակներ էլ են լինում։ Վերջնականը լիգայի որոշումն է։ Խաղի օրը ևս մեկ անգամ այցելեք կայք։",
            ru: "Даты, счёт и положение команд мы вносим внимательно, но время матчей меняется, и ошибки случаются. Окончательным является решение лиги. В день матча загляните на сайт ещё раз.",
          },
        ],
      },
      {
        heading: { en: "Messages to the club", hy: "Հաղորդագրություններ ակումբին", ru: "Сообщения клубу" },
        paragraphs: [
          {
            en: "Write what you think, in your own name and without insulting anybody. We do not answer threats, advertising or messages sent by machines.",
            hy: "Գրեք այն, ինչ մտածում եք՝ ձեր անունից և առանց որևէ մեկին վիրավորելու։ Սպառնալիքներին, գովազդին և ավտոմատ ուղարկված հաղորդագրություններին չենք պատասխանում։",
            ru: "Пишите, что думаете, от своего имени и никого не оскорбляя. На угрозы, рекламу и автоматические сообщения мы не отвечаем.",
          },
        ],
      },
      {
        heading: { en: "Links to other sites", hy: "Հղումներ այլ կայքերին", ru: "Ссылки на другие сайты" },
        paragraphs: [
          {
            en: "The site links to partners, video channels and social networks. They follow their own rules, and we do not answer for what they publish.",
            hy: "Կայքում կան հղումներ գործընկերների կայքերին, տեսաալիքներին և սոցիալական ցանցերին։ Դրանք ունեն իրենց կանոնները, և մենք պատասխանատու չենք այնտեղ հրապարակված նյութերի համար։",
            ru: "На сайте есть ссылки на партнёров, видеоканалы и социальные сети. У них свои правила, и за опубликованное там мы не отвечаем.",
          },
        ],
      },
      {
        heading: { en: "Changes and law", hy: "Փոփոխություններ և օրենք", ru: "Изменения и право" },
        paragraphs: [
          {
            en: "We may change these terms; the date of the last change is shown on this page. The law of the Republic of Armenia applies. The rights that consumer law gives you in your country remain yours.",
            hy: "Այս պայմանները կարող են փոխվել. վերջին փոփոխության ամսաթիվը նշված է այս էջում։ Կիրառվում է Հայաստանի Հանրապետության օրենսդրությունը։ Պահպանվում են նաև այն իրավունքները, որոնք ձեզ տալիս է ձեր երկրի՝ սպառողների պաշտպանության մասին օրենքը։",
            ru: "Мы можем менять эти условия; дата последнего изменения указана на этой странице. Применяется право Республики Армения. Права, которые даёт вам закон о защите потребителей вашей страны, сохраняются.",
          },
        ],
      },
    ],
  },
  cookies: {
    title: {
      en: "Cookie policy",
      hy: "Թխուկների քաղաքականություն",
      ru: "Политика использования файлов cookie",
    },
    sections: [
      {
        heading: { en: "What cookies are", hy: "Ի՞նչ են թխուկները", ru: "Что такое файлы cookie" },
        paragraphs: [
          {
            en: "Cookies are small records that a site leaves in your browser. We set only those the site cannot do without. None of ours follows you to other sites.",
            hy: "Թխուկները (cookies) փոքր գրառումներ են, որոնք կայքը թողնում է ձեր դիտարկիչում։ Մենք օգտագործում ենք միայն այն թխուկները, առանց որոնց կայքը չի աշխատի։ Դրանցից ոչ մեկը չի հետևում ձեզ այլ կայքերում։",
            ru: "Файлы cookie — это небольшие записи, которые сайт оставляет в браузере. Мы используем только те, без которых сайт не работает. Ни один из них не следит за вами на других сайтах.",
          },
        ],
      },
      {
        heading: { en: "Necessary cookies", hy: "Անհրաժեշտ թխուկներ", ru: "Необходимые файлы cookie" },
        paragraphs: [
          {
            en: "The cookie named language remembers the language you chose, so that the next page opens in it. It says nothing else about you.",
            hy: "«language» անունով թխուկը հիշում է ձեր ընտրած լեզուն, որպեսզի հաջորդ էջը բացվի այդ լեզվով։ Ձեր մասին ուրիշ ոչինչ այնտեղ չկա։",
            ru: "Файл cookie с именем «language» запоминает выбранный вами язык, чтобы следующая страница открылась на нём. Ничего другого о вас в нём нет.",
          },
          {
            en: "The session cookie is set only for the club’s staff, when they sign in to the back office. Readers never receive it.",
            hy: "Սեսիայի թխուկը տրվում է միայն ակումբի աշխատակիցներին, երբ նրանք մուտք են գործում կայքի կառավարման վահանակ։ Ընթերցողներն այն չեն ստանում։",
            ru: "Сеансовый файл cookie получают только сотрудники клуба, когда входят в панель управления сайтом. Читателям он не передаётся.",
          },
          {
            en: "Your answer about analytics is remembered in your browser too, so that we do not ask again on every page.",
            hy: "Դիտարկիչում պահվում է նաև վերլուծական ծառայության մասին ձեր պատասխանը, որպեսզի ամեն էջում նորից չհարցնենք։",
            ru: "В браузере хранится и ваш ответ об аналитике, чтобы не спрашивать на каждой странице.",
          },
        ],
      },
      {
        heading: { en: "Our own count", hy: "Մեր հաշվիչը", ru: "Наш счётчик" },
        paragraphs: [
          {
            en: "We count page views without cookies. Each view adds one to a number; no address and no profile is stored.",
            hy: "Էջերի դիտումները հաշվում ենք առանց թխուկների։ Ամեն դիտում մեկով ավելացնում է թիվը. ո՛չ հասցե, ո՛չ այցելուի նկարագիր չի պահվում։",
            ru: "Просмотры страниц мы считаем без файлов cookie. Каждый просмотр увеличивает число на единицу; ни адрес, ни профиль не сохраняются.",
          },
        ],
      },
      {
        heading: { en: "Analytics", hy: "Վերլուծություն", ru: "Аналитика" },
        paragraphs: [
          {
            en: "Outside analytics services, such as Google Analytics or Yandex Metrika, set cookies of their own. They start only after you allow them and stop when you change your mind. If you decline, the site works just as well.",
            hy: "Արտաքին վերլուծական ծառայությունները, օրինակ՝ Google Analytics-ը կամ Yandex Metrika-ն, տեղադրում են իրենց թխուկները։ Դրանք միանում են միայն ձեր թույլտվությամբ և անջատվում, երբ փոխում եք ձեր որոշումը։ Եթե մերժեք, կայքը նույնքան լավ կաշխատի։",
            ru: "Внешние службы аналитики, например Google Analytics или Яндекс Метрика, используют собственные файлы cookie. Они включаются только с вашего разрешения и выключаются, когда вы передумаете. Если отказаться, сайт работает так же хорошо.",
          },
        ],
      },
      {
        heading: { en: "Changing your choice", hy: "Ինչպես փոխել ընտրությունը", ru: "Как изменить выбор" },
        paragraphs: [
          {
            en: "You can change your answer on this page at any time. You can also delete all cookies in the settings of your browser; the site will then ask again. Questions: {email}.",
            hy: "Ձեր պատասխանը կարող եք փոխել այս էջում՝ ցանկացած պահի։ Կարող եք նաև դիտարկիչի կարգավորումներում ջնջել բոլոր թխուկները, այդ դեպքում կայքը նորից կհարցնի։ Հարցերի համար՝ {email}։",
            ru: "Изменить ответ можно на этой странице в любой момент. Можно и удалить все файлы cookie в настройках браузера, тогда сайт спросит снова. Вопросы: {email}.",
          },
        ],
      },
    ],
  },
};
