import type { Article } from "../article.ts";

/** What the forms, the history and the audit log call the fields of each kind. */
export const fields = {
  articles: {
    title: "Title",
    excerpt: "Excerpt",
    content: "Content",
    language: "Begun in",
    image_url: "Cover image",
    category_id: "Category",
    is_featured: "Featured",
    is_published: "Published",
    display_date: "Publication date",
    slug: "Address on the site",
  },
  categories: {
    name: "Name",
    slug: "Address on the site",
    order_num: "Display order",
  },
} satisfies { articles: Partial<Record<keyof Article, string>>; categories: object };

export type NewsFields = typeof fields;
