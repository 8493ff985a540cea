const SMALL = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES: Record<string, number> = { hundred: 100, thousand: 1000, million: 1_000_000, billion: 1_000_000_000 };
const VALUES = new Map<string, number>([
  ...SMALL.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, 20 + 10 * index] as const),
]);
const PARTS: Record<string, number> = {
  half: 2,
  halve: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  twentieth: 20,
  hundredth: 100,
  thousandth: 1000,
};

/** A number in words, with how many of the words it takes. */
interface Spoken {
  value: number;
  taken: number;
}

/** "two hundred and six", "45 thousand", from the first word on; null where no number starts. */
function cardinal(words: string[]): Spoken | null {
  let total = 0;
  let group: number | null = null;
  let taken = 0;
  for (const [index, word] of words.entries()) {
    const value = /^\d{1,9}$/.test(word) && index === 0 ? Number(word) : VALUES.get(word);
    const scale = SCALES[word];
    const next = VALUES.get(words[index + 1] ?? '');
    if (value !== undefined && fits(group, value)) group = (group ?? 0) + value;
    else if (scale !== undefined && group !== null) {
      if (scale === 100) group *= 100;
      else {
        total += group * scale;
        group = 0;
      }
    } else if (word === 'and' && next !== undefined && index > 0 && SCALES[words[index - 1] ?? ''] !== undefined)
      continue;
    else break;
    taken = index + 1;
  }
  return group === null ? null : { value: total + group, taken };
}

/** After "twenty" a unit may follow, after a hundred or thousand anything smaller; "two three" is two numbers. */
function fits(group: number | null, value: number): boolean {
  if (group === null || group === 0) return true;
  if (group % 100 === 0) return value < 100;
  return group % 100 >= 20 && group % 10 === 0 && value > 0 && value < 10;
}

const partOf = (word: string | undefined): number | undefined =>
  word === undefined ? undefined : (PARTS[word] ?? PARTS[word.replace(/s$/, '')]);

/** A fraction from the first word on: "half", "a quarter", "three quarters"; as "3/4" in digits. */
function fraction(words: string[]): { text: string; taken: number } | null {
  const [first] = words;
  if (first === 'half' || first === 'quarter') return { text: `1/${partOf(first)}`, taken: 1 };
  if (first === 'a' || first === 'an') {
    const bottom = partOf(words[1]);
    return bottom === undefined ? null : { text: `1/${bottom}`, taken: 2 };
  }
  const top = cardinal(words);
  const bottom = top && partOf(words[top.taken]);
  return top && bottom !== undefined ? { text: `${top.value}/${bottom}`, taken: top.taken + 1 } : null;
}

/** The digits for the words that start here, with how many words they take; null for other words. */
function spoken(words: string[]): { text: string; taken: number } | null {
  if (words[0] === 'minus' || words[0] === 'negative') {
    const inner = /^\d/.test(words[1] ?? '') ? { text: words[1] ?? '', taken: 1 } : spoken(words.slice(1));
    return inner && { text: `-${inner.text}`, taken: inner.taken + 1 };
  }
  const part = fraction(words);
  if (part) return part;
  // A hundred is one hundred.
  const round = words[0] === 'a' ? cardinal(['one', ...words.slice(1)]) : null;
  if (round && SCALES[words[1] ?? ''] !== undefined) return { text: `${round.value}`, taken: round.taken };
  const whole = cardinal(words);
  if (!whole) return null;
  const rest = words.slice(whole.taken);
  if (rest[0] === 'point') {
    const digits = rest.slice(1).map((word) => VALUES.get(word) ?? 10);
    const count = digits.findIndex((digit) => digit > 9);
    const used = count < 0 ? digits.length : count;
    if (used > 0) return { text: `${whole.value}.${digits.slice(0, used).join('')}`, taken: whole.taken + 1 + used };
  }
  const joined = rest[0] === 'and' ? fraction(rest.slice(1)) : null;
  if (joined) return { text: `${whole.value} ${joined.text}`, taken: whole.taken + 1 + joined.taken };
  return { text: `${whole.value}`, taken: whole.taken };
}

const WORDED = /\b(?:(?<![\d.,]|\d\s)\d{1,9}[\s-]+)?[a-z]+(?:[\s-]+[a-z]+)*/gi;
const DECIMAL_SCALE = /(\d+\.\d+)\s*(thousand|million|billion)\b/gi;
const SIGN = /\b(?:minus|negative)\s+(?=[\d.$½¼¾])/gi;

/** Half a litre, 3/4 of an hour. */
const OF_ONE = /(\d+\/\d+|[½⅓⅔¼¾])\s+(?:of\s+)?an?\s+(?=[a-z]{3})/gi;

/** Numbers in words as digits: "twenty-five cents" as "25 cents", "three quarters" as "3/4", "45 thousand" as "45000". */
export function withDigits(text: string): string {
  if (!/[a-z]{3}/i.test(text) || text.includes('\\')) return text;
  const signed = text
    .replace(SIGN, '-')
    .replace(DECIMAL_SCALE, (_, digits: string, word: string) => `(${digits}×${SCALES[word.toLowerCase()]})`);
  const digits = signed.replace(WORDED, (run) => {
    const words = run.split(/[\s-]+/);
    const out: string[] = [];
    for (let at = 0; at < words.length; ) {
      const read = spoken(words.slice(at).map((word) => word.toLowerCase()));
      // Digits alone stay as they were typed: 05 keeps its zero.
      const found = read?.taken === 1 && /^\d/.test(words[at] ?? '') ? null : read;
      out.push(found?.text ?? words[at] ?? '');
      at += found?.taken ?? 1;
    }
    return out.join(' ') === words.join(' ') ? run : out.join(' ');
  });
  return digits.replace(OF_ONE, '$1 ');
}
