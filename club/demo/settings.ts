/** The texts and addresses the site shows around its content. Empty Armenian or Russian means the English value. */
export const settings: { key: string; value: string; value_hy: string; value_ru: string }[] = [
  { key: "contact_phone", value: "+374 237 00 195", value_hy: "", value_ru: "" },
  { key: "contact_email", value: "office@argishti.example", value_hy: "", value_ru: "" },
  {
    key: "contact_address",
    value: "12 Argishti Street, Armavir 0901, Armenia",
    value_hy: "Հայաստան, Արմավիր 0901, Արգիշտիի փողոց 12",
    value_ru: "Армения, Армавир 0901, ул. Аргишти, 12",
  },
  { key: "social_facebook", value: "https://facebook.com/fcargishti", value_hy: "", value_ru: "" },
  { key: "social_twitter", value: "https://twitter.com/fcargishti", value_hy: "", value_ru: "" },
  { key: "social_instagram", value: "https://instagram.com/fcargishti", value_hy: "", value_ru: "" },
  { key: "social_youtube", value: "https://youtube.com/@fcargishti", value_hy: "", value_ru: "" },
  { key: "social_telegram", value: "https://t.me/fcargishti", value_hy: "", value_ru: "" },
  { key: "social_tiktok", value: "https://tiktok.com/@fcargishti", value_hy: "", value_ru: "" },
  { key: "hero_title", value: "Argishti", value_hy: "Արգիշտի", value_ru: "Аргишти" },
  {
    key: "hero_subtitle",
    value: "Armenian Premier League",
    value_hy: "Հայաստանի Պրեմիեր լիգա",
    value_ru: "Премьер-лига Армении",
  },
  {
    key: "hero_description",
    value: "Armavir’s club since 1995. Eight titles, one town, one team.",
    value_hy: "Արմավիրի ակումբը՝ 1995 թվականից։ Ութ տիտղոս, մեկ քաղաք, մեկ թիմ։",
    value_ru: "Клуб из Армавира — с 1995 года. Восемь титулов, один город, одна команда.",
  },
  { key: "hero_button_matches", value: "Matches", value_hy: "Խաղեր", value_ru: "Матчи" },
  { key: "hero_button_watch", value: "Watch", value_hy: "Դիտել", value_ru: "Смотреть" },
  {
    key: "footer_description",
    value:
      "Football from Argishtikhinili. Professional club of Armavir, in the Armenian Premier League, since 1995.",
    value_hy:
      "Ֆուտբոլ Արգիշտիխինիլիից։ Արմավիրի պրոֆեսիոնալ ակումբը Հայաստանի Պրեմիեր լիգայում՝ 1995 թվականից։",
    value_ru: "Футбол из Аргиштихинили. Профессиональный клуб Армавира в Премьер-лиге Армении с 1995 года.",
  },
  {
    key: "footer_copyright",
    value: "© {year} FC Argishti. All rights reserved.",
    value_hy: "© {year} «Արգիշտի» ՖԱ։ Բոլոր իրավունքները պաշտպանված են։",
    value_ru: "© {year} ФК «Аргишти». Все права защищены.",
  },
];
