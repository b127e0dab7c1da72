import type { Goal, Outcome, Story, Voice } from "./match-story.ts";

/** Scores are told with our goals first. Clubs come in their written-out forms; only a person's name gets its article. */
export const armenian: Voice = { title, excerpt, lead, goals, coach, facts };

function title(story: Story): string {
  const { own, other, match, outcome, pick } = story;
  const score = scoreOf(story);
  const variants: Record<Outcome, string[]> = {
    "clear-win": [
      `${own.hy.definite} ${score} հաշվով հաղթեց ${other.hy.dative}`,
      `Վստահ հաղթանակ ${other.hy.genitive} նկատմամբ՝ ${score}`,
      match.isHome
        ? `${own.hy.definite} սեփական հարկի տակ հաղթեց ${other.hy.dative}՝ ${score}`
        : `Արտագնա հաղթանակ ${other.hy.genitive} նկատմամբ՝ ${score}`,
    ],
    "narrow-win": [
      `${own.hy.definite} մեկ գոլի տարբերությամբ հաղթեց ${other.hy.dative}՝ ${score}`,
      `Պայքար մինչև վերջ. ${own.hy.definite} ${score} հաշվով հաղթեց ${other.hy.dative}`,
      `Դժվարին հաղթանակ ${other.hy.genitive} նկատմամբ՝ ${score}`,
    ],
    draw: [
      `${own.hy.definite} և ${other.hy.definite} ոչ-ոքի խաղացին՝ ${score}`,
      `Ոչ-ոքի ${other.hy.genitive} հետ՝ ${score}`,
      `${own.hy.genitive} և ${other.hy.genitive} խաղում հաղթող չեղավ՝ ${score}`,
    ],
    goalless: [
      `${own.hy.definite} և ${other.hy.definite} գոլ չխփեցին`,
      `Անգոլ ոչ-ոքի ${other.hy.genitive} հետ`,
      `Դարպասն անառիկ մնաց, բայց գոլ չեղավ՝ 0:0 ${other.hy.genitive} հետ`,
    ],
    "narrow-loss": [
      `${own.hy.definite} ${score} հաշվով զիջեց ${other.hy.dative}`,
      `Պարտություն ${other.hy.ablative} մեկ գոլի տարբերությամբ՝ ${score}`,
      `Մեկ գոլը չհերիքեց. ${own.hy.definite} զիջեց ${other.hy.dative}՝ ${score}`,
    ],
    "clear-loss": [
      `${own.hy.definite} պարտվեց ${other.hy.dative}՝ ${score}`,
      `Ավելի ուժեղ էր ${other.hy.definite}՝ ${score}`,
      `Պարտություն ${other.hy.ablative}՝ ${score}`,
    ],
  };
  return pick("title", variants[outcome]);
}

function excerpt({ match, ourScorers }: Story): string {
  const { competition, round } = match;
  const occasion = round === null ? competition.hy : `${competition.hy}, ${ordinal(round)} տուր`;
  const scorers = ourScorers.map(({ name, goals }) => {
    const minutes = goals.map(({ minute, penalty }) => minute + (penalty ? "՝ 11-մետրանոցից" : ""));
    return `${name.hy} (${minutes.join(", ")})`;
  });
  const known = `${occasion}։ ${scorers.length > 1 ? "Մեր գոլերի հեղինակները" : "Մեր գոլի հեղինակը"}՝ ${scorers.join(", ")}։`;
  return scorers.length > 0 && known.length <= 200
    ? known
    : `${occasion}։ Խաղի ընթացքը և գլխավոր մարզչի խոսքը։`;
}

function lead(story: Story): string {
  const { own, other, match, outcome, pick } = story;
  const score = scoreOf(story);
  const circumstances = [match.date.hy, occasion(story), where(story)].filter(Boolean).join(" ");
  const start = `${own.hy.definite} ${circumstances}`;
  const variants: Record<Outcome, string[]> = {
    "clear-win": [
      `${start} ${score} հաշվով հաղթեց ${other.hy.dative}։`,
      `${start} վստահ հաղթանակ տարավ ${other.hy.genitive} նկատմամբ՝ ${score}։`,
    ],
    "narrow-win": [
      `${start} ${score} հաշվով հաղթեց ${other.hy.dative}։`,
      `Հանդիպման ճակատագիրը մեկ գոլ որոշեց. ${start} ${score} հաշվով առավելության հասավ ${other.hy.genitive} նկատմամբ։`,
    ],
    draw: [
      `${start} ոչ-ոքի խաղաց ${other.hy.genitive} հետ՝ ${score}։`,
      `Հաղթող չեղավ. ${start} ${score} հաշվով ոչ-ոքի խաղաց ${other.hy.genitive} հետ։`,
    ],
    goalless: [
      `${own.hy.definite} և ${other.hy.definite} ${match.date.hy} ${occasion(story)} գոլ չխփեցին և խաղն ավարտեցին 0:0 հաշվով։`,
      `${start} անգոլ ոչ-ոքի խաղաց ${other.hy.genitive} հետ։`,
    ],
    "narrow-loss": [
      `${start} ${score} հաշվով զիջեց ${other.hy.dative}։`,
      `Ամեն ինչ մեկ գոլ որոշեց. ${start} ${score} հաշվով պարտվեց ${other.hy.dative}։`,
    ],
    "clear-loss": [
      `${start} ${score} հաշվով պարտվեց ${other.hy.dative}։`,
      `Մրցակիցն ավելի ուժեղ էր. ${start} ${score} հաշվով զիջեց ${other.hy.dative}։`,
    ],
  };
  return pick("lead", variants[outcome]);
}

function scoreOf({ match: { ownScore, otherScore } }: Story): string {
  return `${ownScore}:${otherScore}`;
}

/** Competitions in the form a sentence needs; one we don't know is named in the facts instead. */
const knownCompetitions: [pattern: RegExp, genitive: string][] = [
  [/premier league/i, "Հայաստանի Պրեմիեր լիգայի"],
  [/super cup/i, "Հայաստանի սուպերգավաթի"],
  [/armenian cup|cup of armenia/i, "Հայաստանի գավաթի"],
];

function genitiveOf({ match: { competition } }: Story): string | undefined {
  return knownCompetitions.find(([pattern]) => pattern.test(competition.en))?.[1];
}

function isFriendly({ match: { competition } }: Story): boolean {
  return /friendly|test match/i.test(competition.en);
}

function occasion(story: Story): string {
  if (isFriendly(story)) return "ընկերական խաղում";
  const genitive = genitiveOf(story) ?? "մրցաշարի";
  const { round } = story.match;
  return round === null ? `${genitive} շրջանակում` : `${genitive} ${ordinal(round)} տուրում`;
}

function where(story: Story): string {
  if (isFriendly(story)) return "";
  return story.match.isHome ? "սեփական հարկի տակ" : "արտագնա խաղում";
}

function goals(story: Story): string[] {
  const { goals, match, pick } = story;
  if (match.ownScore + match.otherScore > 0 && goals.length === 0) return [];
  if (goals.length === 0) {
    return [
      pick("goalless", [
        "Իննսուն րոպեի ընթացքում ոչ մի դարպասապահ գոլ բաց չթողեց։ Երկու պաշտպանական գիծն էլ վստահ գործեց, և ոչ-ոքին հավասար խաղի արդար ելքն էր։",
        "Պաշտպանական խաղի սիրահարների օրն էր. ազատ տարածք քիչ կար, վտանգավոր պահ՝ ավելի քիչ, իսկ գոլ այդպես էլ չեղավ։",
      ]),
    ];
  }
  const first = goals.filter((goal) => goal.firstHalf);
  const second = goals.filter((goal) => !goal.firstHalf);
  return [half(story, first, "first"), half(story, second, "second")];
}

function half(story: Story, goals: Goal[], which: "first" | "second"): string {
  if (goals.length > 0) return goals.map((goal, at) => sentence(story, goal, at)).join(" ");
  return which === "first"
    ? "Առաջին խաղակեսում գոլ չեղավ։"
    : story.pick("quiet-second-half", [
        "Ընդմիջումից հետո գոլ չեղավ։",
        "Երկրորդ խաղակեսում հաշիվն այդպես էլ չփոխվեց։",
      ]);
}

function sentence(story: Story, goal: Goal, at: number): string {
  const when = `${ordinal(goal.minute)} րոպեին`;
  const told = goal.forUs ? ourGoal(goal, when, at) : theirGoal(story, goal, when);
  return told + tally(goal);
}

function ourGoal({ name, ownGoal, penalty, effect, own, other }: Goal, when: string, at: number): string {
  if (!name || ownGoal) {
    const cause = name ? `${definite(name.hy)} գնդակն ուղարկեց սեփական դարպասը, և ` : "";
    const results = {
      open: "մեր թիմն առաջ անցավ",
      level: "հաշիվը հավասարվեց",
      lead: "մեր թիմն առաջ անցավ",
      extend: `հաշիվը դարձավ ${own}:${other}`,
      reduce: `հաշիվը դարձավ ${own}:${other}`,
    };
    return `${when} ${cause}${results[effect]}։`;
  }
  const who = definite(name.hy);
  const spot = penalty ? " 11-մետրանոցից" : "";
  const deeds = {
    open: at % 2 === 0 ? `${when}${spot} հաշիվը բացեց ${who}։` : `${who} ${when}${spot} բացեց հաշիվը։`,
    level: `${when}${spot} հաշիվը հավասարեցրեց ${who}։`,
    lead: `${when} ${who}${spot} գոլ խփեց, և մեր թիմն առաջ անցավ։`,
    extend: `${who} ${when}${spot} հաշիվը դարձրեց ${own}:${other}։`,
    reduce: `${who} ${when}${spot} կրճատեց հաշվի տարբերությունը՝ ${own}:${other}։`,
  };
  return deeds[effect];
}

function theirGoal({ match }: Story, goal: Goal, when: string): string {
  const { name, ownGoal, penalty, effect, own, other } = goal;
  const results = {
    open: match.isHome ? "հյուրերն առաջ անցան" : "տանտերերն առաջ անցան",
    level: match.isHome ? "հյուրերը հավասարեցրին հաշիվը" : "տանտերերը հավասարեցրին հաշիվը",
    lead: match.isHome ? "հյուրերն առաջ անցան" : "տանտերերն առաջ անցան",
    extend: `հաշիվը դարձավ ${own}:${other}`,
    reduce: match.isHome ? "հյուրերը կրճատեցին տարբերությունը" : "տանտերերը կրճատեցին տարբերությունը",
  };
  if (!name) return `${when} ${results[effect]}։`;
  const who = definite(name.hy);
  if (ownGoal) return `${when} ${results[effect]}. ${who} գնդակն ուղարկեց սեփական դարպասը։`;
  return `${when} ${results[effect]}. ${penalty ? "11-մետրանոցն իրացրեց" : "գոլը խփեց"} ${who}։`;
}

function tally({ nth, forUs, ownGoal }: Goal): string {
  if (!forUs || ownGoal) return "";
  if (nth === 2) return " Դա նրա երկրորդ գոլն էր այս խաղում։";
  return nth === 3 ? " Այսպիսով նա դարձավ հեթ-տրիկի հեղինակ։" : "";
}

/** 1 is «1-ին», every other number takes «-րդ», a minute of added time too: «45+2-րդ». */
function ordinal(n: number | string): string {
  return String(n) === "1" ? "1-ին" : `${n}-րդ`;
}

/** A person's name as a subject: «Զորիկյանը» after a consonant, «Ադեյոն» after a vowel; «և» ends in the consonant v. */
function definite(name: string): string {
  return name + (/(?:[աեէըիոօ]|ու)$/u.test(name) ? "ն" : "ը");
}

function coach({ outcome, pick }: Story): string {
  const won = [
    "Գլխավոր մարզիչ Վահան Զորանյանը խաղից հետո ասաց. «Գոհ եմ արդյունքից, բայց ավելի գոհ եմ նրանից, թե ինչպես էին տղաներն օգնում միմյանց։ Վաղը հանգստանում ենք, իսկ մյուս օրը խաղը նորից կդիտենք և կփնտրենք սխալները. դրանք միշտ լինում են»։",
    "Գլխավոր մարզիչ Վահան Զորանյանը խաղից հետո ասաց. «Ֆուտբոլիստներն արեցին այն, ինչ պատրաստել էինք շաբաթվա ընթացքում։ Շնորհակալ եմ նրանցից և բոլոր եկածներից. տրիբունայի ձայնը խաղադաշտում լսվում էր»։",
    "Գլխավոր մարզիչ Վահան Զորանյանը խաղից հետո ասաց. «Պարզ բաներն այսօր լավ ստացվեցին։ Դա ավելի դժվար է, քան թվում է։ Հիմա պետք է նույնը կրկնել»։",
  ];
  const drawn = [
    "Գլխավոր մարզիչ Վահան Զորանյանը խաղից հետո ասաց. «Ոչ-ոքին ոչ-ոքի է։ Մենք ավելին էինք ուզում, մրցակիցը՝ նույնպես։ Ջանք չխնայեցինք, բայց վերջին փոխանցումը միշտ չէ, որ ստացվում էր»։",
    "Գլխավոր մարզիչ Վահան Զորանյանը խաղից հետո ասաց. «Տղաների վերաբերմունքից դժգոհելու առիթ չունեմ։ Ընդունում ենք արդյունքը և աշխատում ենք այն ամենի վրա, ինչը խանգարեց հաղթել»։",
  ];
  const lost = [
    "Գլխավոր մարզիչ Վահան Զորանյանը խաղից հետո ասաց. «Պետք է ուղիղ ասել՝ այսօր չափազանց շատ մենամարտեր տանուլ տվեցինք։ Պատասխանատվությունն իմն է։ Հաջորդ մարզմանը նորից ենք սկսում»։",
    "Գլխավոր մարզիչ Վահան Զորանյանը խաղից հետո ասաց. «Ցավում եմ մեր երկրպագուների համար։ Սխալներին կնայենք հանգիստ, առանց մեղավոր փնտրելու, և կուղղենք դրանք մարզումների ժամանակ»։",
    "Գլխավոր մարզիչ Վահան Զորանյանը խաղից հետո ասաց. «Այսպիսի խաղերում մանրուքներն են վճռում, իսկ մանրուքներում մրցակիցն ավելի լավն էր։ Մրցաշրջանը երկար է, պատասխանը պետք է տալ խաղադաշտում»։",
  ];
  const words: Record<Outcome, string[]> = {
    "clear-win": won,
    "narrow-win": won,
    draw: drawn,
    goalless: drawn,
    "narrow-loss": lost,
    "clear-loss": lost.slice(0, 2),
  };
  return pick("coach", words[outcome]);
}

function facts(story: Story): string {
  const { venue, attendance, competition } = story.match;
  const told = [`Մարզադաշտ՝ ${venue.hy}։`];
  if (attendance !== null) told.push(`Հանդիսատես՝ ${attendance.toLocaleString("hy")}։`);
  if (!genitiveOf(story) && !isFriendly(story)) told.push(`Մրցաշար՝ ${competition.hy}։`);
  return told.join(" ");
}
