import type { WorkingCopiesOfficeText } from "./office.en.ts";

export const workingCopies: WorkingCopiesOfficeText = {
  saving: "Պահպանվում է",
  saved: (time) => `Պահպանվել է՝ ${time}`,
  local: "Չի պահպանվել, մնում է այս համակարգչում",
  live: (time) => `Կայքում՝ ${time} տարբերակը · ձեր փոփոխությունները դեռ չեն հրապարակվել։`,
  goesOn: (time) => `Շարունակում եք ավելի վաղ գրածը՝ ${time}։`,
  discard: "Հրաժարվել փոփոխություններից",
  discardAsk: "Հրաժարվե՞լ ձեր փոփոխություններից",
  discardHint: "Ձևում կրկին կլինի պահպանված տարբերակը։",
  discarded: "Ձեր փոփոխությունները հանված են",
  publishChanges: "Հրապարակել փոփոխությունները",
  others: (name, time) => `Չպահպանված փոփոխություններ՝ ${name}, ${time}։`,
  takeOthers: "Շարունակել դրանցով",
  replaced: "Ձեր գրածը փոխարինվել է",
  typedElsewhere: (time) => `Դուք գրել եք մեկ այլ սարքում՝ ${time}։`,
  savedElsewhere:
    "Այս նորությունն արդեն պահպանվել է՝ այստեղից կամ մեկ այլ սարքում։ Պահպանեք՝ երկուսը համեմատելու համար։",
  takeThat: "Շարունակել այդ տեքստով",
  keepThis: "Թողնել այս տեքստը",
};
