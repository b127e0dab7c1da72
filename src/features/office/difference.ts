/** A text as what it begins with like another, what only it has, and what it ends with like the other. */
export interface Difference {
  start: string;
  middle: string;
  end: string;
}

/** Where a text differs from another, in whole words: from the first differing one to the last. */
export function differenceOf(text: string, other: string): Difference {
  const [words, others] = [wordsOf(text), wordsOf(other)];
  const most = Math.min(words.length, others.length);
  let first = 0;
  while (first < most && words[first] === others[first]) first += 1;
  let last = 0;
  while (last < most - first && words.at(-1 - last) === others.at(-1 - last)) last += 1;
  return {
    start: words.slice(0, first).join(""),
    middle: words.slice(first, words.length - last).join(""),
    end: words.slice(words.length - last).join(""),
  };
}

/** Words and the gaps between them. */
function wordsOf(text: string): string[] {
  return text.split(/(\s+)/).filter(Boolean);
}
