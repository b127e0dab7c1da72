import type { Forms } from "../club-forms.ts";

/** Three sentences a language in which every stored form of a club's name is seen; a missing one is a gap. */
export function formSamples(language: "hy" | "ru", forms: Forms): string[] {
  const { definite, genitive, dative, ablative, accusative, instrumental, prepositional } = withGaps(forms);
  return language === "hy"
    ? [
        `${definite} գոլ խփեց։ Փոխարինում ${genitive} կազմում։`,
        `Մեր թիմը 2:1 հաշվով հաղթեց ${dative}։`,
        `Մեր թիմը մեկ միավոր խլեց ${ablative}։`,
      ]
    : [
        `Замена у ${genitive}. Мяч достаётся ${dative}.`,
        `Наша команда обыграла ${accusative}.`,
        `Следующий матч — с ${instrumental}. В ${prepositional} новый тренер.`,
      ];
}

function withGaps(forms: Forms): Required<Forms> {
  return new Proxy(forms, { get: (all, name: keyof Forms) => all[name] || "…" }) as Required<Forms>;
}
