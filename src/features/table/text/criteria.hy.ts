import type { criteria as english } from "./criteria.en.ts";

export const criteria: typeof english = {
  points: "Միավորներ",
  wins: "Հաղթանակներ",
  goal_difference: "Գոլերի տարբերություն",
  goals_for: "Խփած գոլեր",
  away_goals: "Գոլեր հյուրընկալվելիս",
  head_to_head: "Միավորներ իրար դեմ խաղերում, ապա՝ տարբերություն և գոլեր",
  h2h_points: "Միավորներ իրար դեմ խաղերում",
  h2h_wins: "Հաղթանակներ իրար դեմ խաղերում",
  h2h_goal_difference: "Տարբերություն իրար դեմ խաղերում",
  h2h_goals_for: "Գոլեր իրար դեմ խաղերում",
  h2h_away_goals: "Հյուրընկալվելիս խփած գոլեր իրար դեմ խաղերում",
  discipline: "Ավելի քիչ քարտեր",
  decider: "Լրացուցիչ խաղ",
  lots: "Վիճակահանություն",
};
