import type { NewsChoices, NewsFields } from "./fields.en.ts";

export const fields: NewsFields = {
  articles: {
    title: "Վերնագիր",
    excerpt: "Համառոտ",
    content: "Տեքստ",
    language: "Սկզբնական լեզու",
    image_url: "Գլխավոր պատկեր",
    category_id: "Բաժին",
    is_featured: "Առանձնացված",
    is_published: "Հրապարակված",
    display_date: "Հրապարակման ամսաթիվ",
    slug: "Հասցեն կայքում",
  },
  categories: {
    name: "Անվանում",
    slug: "Հասցեն կայքում",
    order_num: "Ցուցադրման հերթականություն",
  },
};

export const choices: NewsChoices = {
  articles: { language: { en: "Անգլերեն", hy: "Հայերեն", ru: "Ռուսերեն" } },
};
