/** The words of the timelines, in three languages. */
import type { L3 } from "./types.ts";

export const SECOND_YELLOW: L3 = {
  en: "Second yellow card",
  hy: "Երկրորդ դեղին քարտ",
  ru: "Вторая жёлтая карточка",
};

/** "Assist: Aram Petrosyan". */
export function assistBy(player: { first_name: L3; last_name: L3 }): L3 {
  return {
    en: `Assist: ${player.first_name.en} ${player.last_name.en}`,
    hy: `Գոլային փոխանցումը՝ ${player.first_name.hy} ${player.last_name.hy}`,
    ru: `Голевая передача: ${player.first_name.ru} ${player.last_name.ru}`,
  };
}
