import type { WhyText } from "../text/why.en.ts";
import type { WhyView } from "./why-data.server.ts";

type Step = NonNullable<WhyView["path"]>["steps"][number];

interface Around {
  index: number;
  why: Pick<WhyView, "place" | "name">;
  text: WhyText;
  /** Nobody is level with it on the first criterion. */
  isAlone: boolean;
}

/** A step of the way to a place as one or two sentences. */
export function stepWords(step: Step, { index, why, text, isAlone }: Around): string {
  const { values, level, from, to } = step;
  const mine = values.find(({ side }) => side === "me")!.value;
  const name = why.name.text;
  if (isAlone) return text.alone(name, text.criteria[step.criterion], mine, why.place);
  if (index === 0) return text.level(level, mine, from, to);
  if (level.length === values.length)
    return step.criterion === "lots" && mine === "–" ? text.noLots : text.same(mine);
  const groups = [...Map.groupBy(values, ({ value }) => value)].map(([value, of]) => ({
    value,
    names: of.map((one) => one.name.text),
  }));
  const verdict = level.length === 1 ? text.decided(name, why.place) : text.still(level);
  return `${text.values(groups)} ${verdict}`;
}
