/**
 * The clubs of the league in the forms a sentence needs. The forms are written out, never computed:
 * in Armenian the ending goes inside the quotation marks, an acronym takes none and a hyphen instead.
 * Russian has no accusative here on purpose: «Арарат-Армения» and «Вест Армения» would need one,
 * so texts are built on the four cases given.
 */
export interface ClubNames {
  en: string;
  hy: { nominative: string; definite: string; genitive: string; dative: string; ablative: string };
  ru: { nominative: string; genitive: string; dative: string; instrumental: string };
}

export const clubNames: Record<string, ClubNames> = {
  argishti: {
    en: "Argishti",
    hy: forms("«Արգիշտի»", "«Արգիշտին»", "«Արգիշտիի»", "«Արգիշտիին»", "«Արգիշտիից»"),
    ru: indeclinable("«Аргишти»"),
  },
  ararat: {
    en: "Ararat",
    hy: forms("«Արարատ»", "«Արարատը»", "«Արարատի»", "«Արարատին»", "«Արարատից»"),
    ru: cases("«Арарат»", "«Арарата»", "«Арарату»", "«Араратом»"),
  },
  "ararat-armenia": {
    en: "Ararat-Armenia",
    hy: forms(
      "«Արարատ-Արմենիա»",
      "«Արարատ-Արմենիան»",
      "«Արարատ-Արմենիայի»",
      "«Արարատ-Արմենիային»",
      "«Արարատ-Արմենիայից»",
    ),
    ru: cases("«Арарат-Армения»", "«Арарат-Армении»", "«Арарат-Армении»", "«Арарат-Арменией»"),
  },
  bkma: {
    en: "BKMA",
    hy: forms("ԲԿՄԱ", "ԲԿՄԱ-ն", "ԲԿՄԱ-ի", "ԲԿՄԱ-ին", "ԲԿՄԱ-ից"),
    ru: indeclinable("БКМА"),
  },
  gandzasar: {
    en: "Gandzasar",
    hy: forms("«Գանձասար»", "«Գանձասարը»", "«Գանձասարի»", "«Գանձասարին»", "«Գանձասարից»"),
    ru: cases("«Гандзасар»", "«Гандзасара»", "«Гандзасару»", "«Гандзасаром»"),
  },
  noah: {
    en: "Noah",
    hy: forms("«Նոա»", "«Նոան»", "«Նոայի»", "«Նոային»", "«Նոայից»"),
    ru: indeclinable("«Ноа»"),
  },
  pyunik: {
    en: "Pyunik",
    hy: forms("«Փյունիկ»", "«Փյունիկը»", "«Փյունիկի»", "«Փյունիկին»", "«Փյունիկից»"),
    ru: cases("«Пюник»", "«Пюника»", "«Пюнику»", "«Пюником»"),
  },
  shirak: {
    en: "Shirak",
    hy: forms("«Շիրակ»", "«Շիրակը»", "«Շիրակի»", "«Շիրակին»", "«Շիրակից»"),
    ru: cases("«Ширак»", "«Ширака»", "«Шираку»", "«Шираком»"),
  },
  urartu: {
    en: "Urartu",
    hy: forms("«Ուրարտու»", "«Ուրարտուն»", "«Ուրարտուի»", "«Ուրարտուին»", "«Ուրարտուից»"),
    ru: indeclinable("«Урарту»"),
  },
  van: {
    en: "Van",
    hy: forms("«Վան»", "«Վանը»", "«Վանի»", "«Վանին»", "«Վանից»"),
    ru: cases("«Ван»", "«Вана»", "«Вану»", "«Ваном»"),
  },
  "west-armenia": {
    en: "West Armenia",
    hy: forms(
      "«Վեստ Արմենիա»",
      "«Վեստ Արմենիան»",
      "«Վեստ Արմենիայի»",
      "«Վեստ Արմենիային»",
      "«Վեստ Արմենիայից»",
    ),
    ru: cases("«Вест Армения»", "«Вест Армении»", "«Вест Армении»", "«Вест Арменией»"),
  },
};

function forms(
  nominative: string,
  definite: string,
  genitive: string,
  dative: string,
  ablative: string,
): ClubNames["hy"] {
  return { nominative, definite, genitive, dative, ablative };
}

function cases(nominative: string, genitive: string, dative: string, instrumental: string): ClubNames["ru"] {
  return { nominative, genitive, dative, instrumental };
}

function indeclinable(name: string): ClubNames["ru"] {
  return cases(name, name, name, name);
}
