import type { Goal, Outcome, Story, Voice } from "./match-story.ts";

export const english: Voice = { title, excerpt, lead, goals, coach, facts };

function title(story: Story): string {
  const { own, other, match, outcome, pick } = story;
  const score = scoreOf(story);
  const away = match.isHome ? "at home" : "away";
  const variants: Record<Outcome, string[]> = {
    "clear-win": [
      `${own.en} beat ${other.en} ${score} ${away}`,
      `A convincing day: ${own.en} ${score} ${other.en}`,
      `${score} against ${other.en}: all the points for ${own.en}`,
    ],
    "narrow-win": [
      `${own.en} edge ${other.en} ${score}`,
      `One goal is enough: ${own.en} beat ${other.en} ${score}`,
      `A narrow win for ${own.en}: ${score} against ${other.en}`,
    ],
    draw: [
      `${own.en} and ${other.en} share the goals: ${score}`,
      `${score} with ${other.en}`,
      `${own.en} draw ${score} with ${other.en}`,
    ],
    goalless: [
      `No goals between ${own.en} and ${other.en}`,
      `${own.en} and ${other.en} finish goalless`,
      `Clean sheet, but no goals: 0–0 with ${other.en}`,
    ],
    "narrow-loss": [
      `${own.en} lose ${score} to ${other.en}`,
      `One goal short: ${other.en} beat ${own.en} ${score}`,
      `A narrow defeat by ${other.en}: ${score}`,
    ],
    "clear-loss": [
      `${own.en} lose ${score} ${away} to ${other.en}`,
      `A hard day against ${other.en}: a ${score} defeat`,
      `${other.en} too strong for ${own.en}: ${score}`,
    ],
  };
  if (!isLeague(story)) variants["clear-win"].pop();
  return pick("title", variants[outcome]);
}

function excerpt({ match, ourScorers }: Story): string {
  const { competition, round } = match;
  const occasion = round === null ? competition.en : `${competition.en}, round ${round}`;
  const scorers = ourScorers.map(({ name, goals }) => {
    const minutes = goals.map(({ minute, penalty }) => minute + (penalty ? " pen." : ""));
    return `${name.en} (${minutes.join(", ")})`;
  });
  const known = `${occasion}. Our goals: ${scorers.join(", ")}.`;
  return scorers.length > 0 && known.length <= 200
    ? known
    : `${occasion}. The story of the match and the head coach’s words.`;
}

function lead(story: Story): string {
  const { own, other, match, outcome, pick } = story;
  const score = scoreOf(story);
  const where = match.isHome ? "at home" : "away";
  const when = `on ${match.date.en} ${occasion(story)}`;
  const variants: Record<Outcome, string[]> = {
    "clear-win": [
      `${own.en} beat ${other.en} ${score} ${where} ${when}.`,
      `There was little doubt about this one: ${own.en} beat ${other.en} ${score} ${where} ${when}.`,
    ],
    "narrow-win": [
      `${own.en} beat ${other.en} ${score} ${where} ${when}.`,
      `A single goal separated the sides, and it was ours: ${own.en} beat ${other.en} ${score} ${where} ${when}.`,
    ],
    draw: [
      `${own.en} drew ${score} with ${other.en} ${where} ${when}.`,
      `It finished ${score} between ${own.en} and ${other.en}, who met ${when}.`,
    ],
    goalless: [
      `${own.en} and ${other.en} played out a goalless draw ${when}.`,
      `${own.en} kept a clean sheet ${where} against ${other.en} ${when}, but did not score either.`,
    ],
    "narrow-loss": [
      `${own.en} lost ${score} to ${other.en} ${where} ${when}.`,
      `A single goal decided it, and not in our favour: ${own.en} lost ${score} to ${other.en} ${where} ${when}.`,
    ],
    "clear-loss": [
      `${own.en} lost ${score} ${where} to ${other.en} ${when}.`,
      `${other.en} were the better side: ${own.en} lost ${score} ${where} ${when}.`,
    ],
  };
  return pick("lead", variants[outcome]);
}

/** The winner's goals first, as English readers expect. */
function scoreOf({ match: { ownScore, otherScore } }: Story): string {
  return `${Math.max(ownScore, otherScore)}–${Math.min(ownScore, otherScore)}`;
}

function occasion({ match: { competition, round } }: Story): string {
  if (/friendly|test match/i.test(competition.en)) return "in a friendly";
  return round === null ? `in the ${competition.en}` : `in round ${round} of the ${competition.en}`;
}

function isLeague({ match: { competition } }: Story): boolean {
  return /league/i.test(competition.en);
}

function goals(story: Story): string[] {
  const { goals, match, pick } = story;
  if (match.ownScore + match.otherScore > 0 && goals.length === 0) return [];
  if (goals.length === 0) {
    return [
      pick("goalless", [
        "Neither goalkeeper was beaten in ninety minutes. Both defences held their line, and the point each side takes home is the fair result of an even match.",
        "It was a match for those who like to watch a back line at work: few spaces, fewer chances, no goals.",
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
    ? "There were no goals before the break."
    : story.pick("quiet-second-half", [
        "There were no goals after the break.",
        "The second half brought no goals, and the score of the first forty-five minutes stood.",
      ]);
}

function sentence(story: Story, goal: Goal, at: number): string {
  const theirs = story.match.isHome ? "the visitors" : "the hosts";
  const minute = minuteOf(goal.minute);
  if (goal.ownGoal && goal.name) {
    const result = goal.forUs ? ourEffect(goal) : theirEffect(goal, theirs);
    return `${capital(minute)} ${goal.name.en} turned the ball into his own net: ${result}.`;
  }
  const spot = goal.penalty ? " from the penalty spot" : "";
  const who = goal.name?.en ?? (goal.forUs ? story.own.en : capital(theirs));
  const deed = goal.forUs ? ourDeed(goal, story.own.en) : theirDeed(goal, theirs);
  const told =
    at % 2 === 0 ? `${who} ${deed}${spot} ${minute}.` : `${capital(minute)} ${who} ${deed}${spot}.`;
  return told + tally(goal);
}

function ourDeed({ effect, own, other }: Goal, club: string): string {
  const deeds = {
    open: "opened the scoring",
    level: "levelled",
    lead: `put ${club} in front`,
    extend: `made it ${own}–${other}`,
    reduce: "pulled one back",
  };
  return deeds[effect];
}

function theirDeed({ effect, own, other, name }: Goal, side: string): string {
  const known = {
    open: `put ${side} ahead`,
    level: `equalised for ${side}`,
    lead: `gave ${side} the lead`,
    extend: `made it ${other}–${own} to ${side}`,
    reduce: `pulled one back for ${side}`,
  };
  const unknown = {
    open: "took the lead",
    level: "equalised",
    lead: "went in front",
    extend: `made it ${other}–${own}`,
    reduce: "pulled one back",
  };
  return (name ? known : unknown)[effect];
}

function ourEffect({ effect, own, other }: Goal): string {
  if (effect === "level") return "level again";
  if (effect === "reduce") return `${other}–${own}, and the gap was smaller`;
  return `${own}–${other} to us`;
}

function theirEffect({ effect, own, other }: Goal, side: string): string {
  if (effect === "level") return `${side} were level`;
  if (effect === "reduce") return `${side} were closer, ${own}–${other}`;
  return `${other}–${own} to ${side}`;
}

function tally({ nth, forUs, ownGoal }: Goal): string {
  if (!forUs || ownGoal) return "";
  if (nth === 2) return " It was his second goal of the match.";
  return nth === 3 ? " With that his hat-trick was complete." : "";
}

function minuteOf(minute: string): string {
  const [base, extra] = minute.split("+");
  if (extra === undefined) return `in the ${ordinal(Number(base))} minute`;
  return base === "45" ? "in first-half added time" : "in added time";
}

function ordinal(n: number): string {
  const ends: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };
  return n + (ends[new Intl.PluralRules("en", { type: "ordinal" }).select(n)] ?? "th");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function coach({ outcome, pick }: Story): string {
  const won = [
    "“I am pleased with the result, but more with the way the team worked for one another,” said head coach Vahan Zoranyan. “Tomorrow we rest. The day after, we watch it again and look for what was wrong, because there is always something.”",
    "“The players kept to what we had prepared during the week,” said head coach Vahan Zoranyan. “I thank them, and I thank everyone who came: the stand was heard on the pitch.”",
    "“We did the simple things well,” said head coach Vahan Zoranyan after the match. “That is harder than it sounds. Now we have to do it again.”",
  ];
  const drawn = [
    "“A draw is a draw. We wanted more, and so did they,” said head coach Vahan Zoranyan. “The effort was right; the last pass was not always.”",
    "“I have no complaint about the attitude,” said head coach Vahan Zoranyan. “We take the result, and we work on the things that kept us from winning.”",
  ];
  const lost = [
    "“We have to say it plainly: today we were second in too many duels,” said head coach Vahan Zoranyan. “I take the responsibility. At the next session we begin again.”",
    "“I am sorry for the people who came,” said head coach Vahan Zoranyan. “We will look at our mistakes calmly, without searching for anyone to blame, and correct them in training.”",
    "“A match like this is decided by details, and the details were theirs,” said head coach Vahan Zoranyan. “The season is long. The answer has to come on the pitch.”",
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

function facts({ match: { venue, attendance } }: Story): string {
  if (attendance === null) return `Venue: ${venue.en}.`;
  return `Venue: ${venue.en}. Attendance: ${attendance.toLocaleString("en-GB")}.`;
}
