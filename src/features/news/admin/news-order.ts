import { type Order, readOrder } from "#src/features/office/list-tools.tsx";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { NEWS_ORDERS, type NewsOrder } from "../article.ts";

const NEWEST_FIRST: Order = { by: "date", isDescending: true };

/** The order that the address names; an unknown column leaves the newest first. */
export function orderOf(sort: string): Order {
  const order = readOrder(sort, NEWEST_FIRST);
  return NEWS_ORDERS.includes(order.by as NewsOrder) ? order : NEWEST_FIRST;
}

/** What stands over each column: the one with the titles shows the whole article. */
export function useColumnNames(): Record<NewsOrder, string> {
  const { article, author, views, status, date } = useOfficeText("news");
  const { category_id } = useFieldLabels("articles");
  return { title: article, category: category_id, author, views, status, date };
}
