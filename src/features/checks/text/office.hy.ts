import type { ChecksOfficeText } from "./office.en.ts";

export const checks: ChecksOfficeText = {
  title: "Հրապարակելուց առաջ",
  inLanguage: "Լեզուն",
  nothing: "Դեռ ոչինչ գրված չէ։",
  clean: "Խոչընդոտ չկա։",
  summary: (faults, hints) =>
    [faults > 0 && `Շտկել՝ ${faults}`, hints > 0 && `Արժե նայել՝ ${hints}`].filter(Boolean).join(" · "),
  search: "Որոնման մեջ",
  share: "Telegram-ում և Facebook-ում",
  names: {
    title: "Վերնագիր",
    excerpt: "Համառոտ",
    address: "Հասցե",
    cover: "Գլխավոր պատկեր",
    descriptions: "Պատկերների նկարագրություն",
    credits: "Պատկերների հեղինակներ",
    links: "Հղումներ",
    headings: "Ենթավերնագրեր",
    languages: "Թարգմանություն",
  },
  levels: { right: "Կարգին է", fault: "Շտկել", hint: "Արժե նայել" },
  stops: "կանգնեցնում է հրապարակումը",
  show: "Ցույց տալ դաշտը",
  asking: (n) => `Ստուգվող հասցեներ՝ ${n}`,
  failed: "Ստուգման արդյունքն այս պահին հասանելի չէ։",
  ask: "Այնուամենայնիվ հրապարակե՞լ",
  publishAnyway: "Այնուամենայնիվ հրապարակել",
  choose: "Որ ստուգումներն են կանգնեցնում",
  chooseLead:
    "Ընտրված ստուգումը թույլ չի տալիս հրապարակել։ Մյուսները հարցնում են միայն այն մասին, ինչ ընթերցողի մոտ չէր աշխատի։",
  chosen: "Ստուգումների ընտրությունը պահպանված է",
  chooseFailed: "Չհաջողվեց պահպանել ստուգումների ընտրությունը",
};
