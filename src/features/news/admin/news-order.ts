import { type Order, readOrder } from "#src/features/office/list-tools.tsx";
import { NEWS_ORDERS, type NewsOrder } from "../article.ts";

const NEWEST_FIRST: Order = { by: "date", isDescending: true };

/** The order that the address names; an unknown column leaves the newest first. */
export function orderOf(sort: string): Order {
  const order = readOrder(sort, NEWEST_FIRST);
  return NEWS_ORDERS.includes(order.by as NewsOrder) ? order : NEWEST_FIRST;
}

/** The word over a column: the one with the titles shows the whole article. */
export function columnWord(by: NewsOrder) {
  return by === "title" ? "article" : by;
}
