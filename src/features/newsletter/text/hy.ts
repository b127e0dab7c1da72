import type { NewsletterText } from "./en.ts";

export const newsletter: NewsletterText = {
  heading: "Տեղեկագիր",
  confirm: "Հաստատել բաժանորդագրությունը",
  confirmHint: "Մեկ սեղմում, և ակումբի նորությունները կստանաք էլ. փոստով։",
  unsubscribe: "Ապաբաժանորդագրվել",
  unsubscribeHint: "Դուք այլևս չեք ստանա մեր տեղեկագիրը։",
  expired: "Հղումն այլևս վավեր չէ։",
  toHome: "Անցնել գլխավոր էջ",
  about: "Ակումբի նորությունները՝ ձեր էլ. փոստում",
  email: "Ձեր էլ. հասցեն",
  subscribe: "Բաժանորդագրվել",
};
