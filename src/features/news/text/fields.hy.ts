import type { NewsChoices, NewsFields } from "./fields.en.ts";

export const fields: NewsFields = {
  articles: {
    title: "Վերնագիր",
    excerpt: "Համառոտ",
    content: "Տեքստ",
    language: "Սկզբնական լեզու",
    text_state: "Վիճակ",
    publish_at: "Հրապարակվում է",
    unpublish_at: "Ավարտվում է",
    planned_for: "Պլանավորված օրը",
    embargo_until: "Էմբարգո մինչև",
    match_id: "Կապված է խաղին",
    match_anchor: "Հաշվվում է",
    match_offset_minutes: "Րոպե հետո",
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
  articles: {
    language: { en: "Անգլերեն", hy: "Հայերեն", ru: "Ռուսերեն" },
    text_state: { draft: "Սևագիր", ready: "Պատրաստ է", out: "Հրապարակված է" },
    match_anchor: { kick_off: "Խաղի սկիզբը", full_time: "Խաղի ավարտը" },
  },
};
