export const newsletter = {
  heading: "Newsletter",
  confirm: "Confirm subscription",
  confirmHint: "One press, and the club’s news come to your inbox.",
  unsubscribe: "Unsubscribe",
  unsubscribeHint: "You will not receive our newsletter any more.",
  expired: "The link is no longer valid.",
  toHome: "Go to the home page",
  about: "Club news in your inbox",
  email: "Your e-mail",
  subscribe: "Subscribe",
};

export type NewsletterText = typeof newsletter;
