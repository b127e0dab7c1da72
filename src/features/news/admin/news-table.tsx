import { type Order, SortHeader } from "#src/features/office/list-tools.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { type Article, NEWS_ORDERS, type NewsOrder } from "../article.ts";
import { ArticleRow } from "./article-row.tsx";
import { useColumnNames } from "./news-order.ts";
import styles from "./news-table.module.css";
import type { Selection } from "./use-selection.ts";

interface NewsTableProps {
  articles: Article[];
  order: Order;
  onSort: (order: string) => void;
  selection: Selection;
  onRemove: (article: Article) => void;
}

const CLASSES: Partial<Record<NewsOrder, string>> = {
  category: styles.category,
  author: styles.author,
  views: `numeric ${styles.views}`,
};

/** The articles of one page; on a phone each row is a card. */
export function NewsTable({ articles, order, onSort, selection, onRemove }: NewsTableProps) {
  const words = useOfficeText("news");
  const columns = useColumnNames();
  return (
    <table className="data-table data-table-cards">
      <thead>
        <tr>
          <th className={styles.tickCell} scope="col">
            <label className={styles.tickLabel}>
              <input
                type="checkbox"
                className={selection.isPart ? `${styles.tick} ${styles.partial}` : styles.tick}
                aria-label={words.selectAll}
                checked={selection.isAll}
                onChange={(event) => selection.chooseAll(event.target.checked)}
              />
              <span aria-hidden="true">{words.selectAll}</span>
            </label>
          </th>
          {NEWS_ORDERS.map((by) => (
            <SortHeader
              key={by}
              name={by}
              order={order}
              onSort={onSort}
              isDescendingFirst={by === "status" || by === "views" || by === "date"}
              className={CLASSES[by]}
              below={by === "category" && <small className={styles.authorBelow}>{columns.author}</small>}
            >
              {columns[by]}
            </SortHeader>
          ))}
          <th scope="col" className="row-actions">
            {words.actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {articles.map((article) => (
          <ArticleRow
            key={article.id}
            article={article}
            isChosen={selection.chosen.includes(article.id)}
            onChoose={(isOn) => selection.choose(article.id, isOn)}
            onRemove={() => onRemove(article)}
          />
        ))}
      </tbody>
    </table>
  );
}
