import { criteria } from "./criteria.en.ts";

/** The rules, stages and decisions of a season, in the back office. */
export const rules = {
  criteria,
  order: "Order of places",
  orderHint:
    "What decides between teams, from the first criterion on. Teams that the last one leaves level share their place in a table by results.",
  confirmed: "Read in the regulations; without it the page says that nobody has confirmed the order",
  sourceHint: "Document, article, day. Visitors read it below the table.",
  deciderHint: "For example 1 or 1,10; empty: for every place",
  matchesHint:
    "For example 30. What is certain or possible is told once every club has so many matches entered; empty: never",
  add: "Add a criterion",
  removeOne: (name: string) => `Remove: ${name}`,
  points: "Reapplying and waiting concern mini-leagues, the matches between teams that are level.",
  source: "The table",
  byHand: "By hand",
  byResults: "By results",
  byResultsHint: "It follows each result by itself. Teams, names and decisions stay in your hands.",
  byHandHint: "It is what staff typed. Results don't change it.",
  editByHand: "Edit by hand",
  editByHandHint: "The table becomes one by hand when you save it.",
  follow: "Follow the results",
  followHint: "What changes when the table follows the results",
  following: (season: string) => `The table ${season} now follows the results`,
  overrides: "Staff override the results with",
  noOverrides: "No decision overrides the results.",
  stages: "Stages",
  stagesHint:
    "After the rounds in which all meet, a season may split into groups. Until its teams are known, a group changes nothing. A league match belongs to a group when its round and both its teams do.",
  noStages: "This season does not split.",
  addStage: "Add a stage",
  editStage: "Edit the stage",
  ownOrder: "An order of its own",
  ownOrderHint: "Otherwise that of the season holds",
  rounds: (first: number, last: number | null) =>
    last === null ? `from round ${first}` : `rounds ${first} to ${last}`,
  removeStage: "Move this stage to the trash?",
  decisions: "Decisions",
  pointsDecision: (number: number) => `Decision on points, no. ${number}`,
  addDecision: "Add a decision on points",
  removeDecision: "Remove this decision",
  together: (points: string) => `Together ${points}`,
  lotHint:
    "Its place among the teams that lots were drawn for, 1 is the best. It counts where the order draws lots; empty: none",
  placeHint: "A place that holds whatever the points say, e.g. of an excluded team; empty: none",
  carriedHint: "From the part of the season before the split, decisions on points among it",
  cardsHint: "Where the order counts cards: fewer are better",
};

export type RulesText = typeof rules;
