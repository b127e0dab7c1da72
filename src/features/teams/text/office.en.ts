/** The screen of the teams that matches and tables name. */
export const teams = {
  title: "Teams",
  add: "Add team",
  editTitle: "Edit team",
  back: "Back to teams",
  search: "Search by name",
  none: "No teams found",
  noneHint: "Nothing matches the search",
  noneYet: "Matches and the table are made of them. Begin with your own club.",
  isOwnHint: "The club whose website this is: one team alone. An admin passes it to another.",
  logoHint: "Image, up to 5 MB. Without one a crest is drawn.",
  drawnCrest: "Shown until there is a logo",
  forms: "Name in sentences",
  formsHint:
    "Armenian and Russian sentences decline a club’s name. These forms follow from the name by rule; read the sentences and correct what sounds wrong. Until somebody says that they are right, sentences use the name alone.",
  formSamples: "Sentences with these forms",
  formsConfirmedHint: "Said after every form was read.",
  remove: (name: string) => `Delete the team “${name}”?`,
  loadFailed: "Could not load the teams",
  saveFailed: "Could not save the team",
};

export type TeamsOfficeText = typeof teams;
