/** A second yellow card that turned red by itself. */
export const secondYellow = {
  title: "Second yellow: red",
  sentOff: "sent off",
  notRed: "It was not red",
  notRedHint: "only the yellow stays",
  right: "That is right",
  note: "Red is on the site already. Without an answer it stays.",
  men: (n: number) => `${n} men`,
};
