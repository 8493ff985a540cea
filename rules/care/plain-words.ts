/** Of a longer text its beginning and its end are looked at. */
const most = { beginning: 5000, end: 1000 };

const lookAlikes: Record<string, string> = Object.fromEntries(
  [...'аaеeоoрpсcуyхxіiѕsкkмmтtвbнhαaοoιiκkνvρp'].flatMap((char, place, all) =>
    place % 2 === 0 ? [[char, all[place + 1] ?? '']] : [],
  ),
);
const leet: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };
const pictures: [RegExp, string][] = [
  [/[🔪🗡]/gu, ' knife '],
  [/🔫/gu, ' gun '],
  [/[😂🤣😹]/gu, ' lol '],
];

/** Words that are long enough to be known with one letter wrong, missing, too many or swapped. */
const fuzzyWords = [
  'myself',
  'suicide',
  'suicidal',
  'disappear',
  'nobody',
  'everyone',
  'everybody',
  'depressed',
  'worthless',
].map((word) => withoutDoubles(word));

/**
 * A text as the patterns of care know it: small letters between single spaces, no doubled letters, " . " where a sentence
 * ends. Letters in disguise ("k1ll", "k.i.l.l", "d*e"), missing apostrophes and one wrong letter in a long word make no
 * difference. Linear in its length.
 */
export function plainWords(typed: string): string {
  let text = inPart(typed)
    .normalize('NFKD')
    .replace(/[\p{Cf}\p{Mn}]/gu, '')
    .toLowerCase();
  for (const [picture, word] of pictures) text = text.replace(picture, word);
  text = text
    .replace(/[Ͱ-ӿ]/g, (char) => lookAlikes[char] ?? char)
    .replace(/['’‘`´ʼ]/g, '')
    .replace(/\b(no|some|every|any) ?1\b/g, '$1one')
    .replace(/\b(h8)(?=e?[rsd]?\b)/g, 'hate')
    .replace(/(?<=[a-z]{2})[*_](?=[a-z])|(?<=[a-z])[*_](?=[a-z]{2})/g, '')
    .replace(/\b(?:fr|fir|fre|fri)e?i?e?nds?\b/g, (word) => (word.endsWith('s') ? 'friends' : 'friend'))
    .replace(/(?<![a-z0-9])[a-z](?:(?:[ .]{1,3}|-)[a-z](?![a-z0-9])){2,}/g, (run) => run.replace(/[^a-z]/g, ''))
    .replace(/[a-z0-9@$!]+/g, undisguised)
    .replace(/[.!?;\n]+(?=\s|$)/g, ' . ')
    .replace(/[^a-z0-9.]+|(?<! )\.|\.(?! )/g, ' ');
  const words = withoutDoubles(text)
    .split(' ')
    .filter((word) => word !== '')
    .map(asKnown);
  return ` ${words.join(' ')} `;
}

const inPart = (text: string): string =>
  text.length <= most.beginning + most.end ? text : `${text.slice(0, most.beginning)} . ${text.slice(-most.end)}`;

export function withoutDoubles(text: string): string {
  return text.replace(/([a-z])\1+/g, '$1');
}

/** "su1c1de!" is "suicide!": signs among letters are letters, at the end of a word they are signs. */
function undisguised(word: string): string {
  if (!/[a-z]/.test(word) || !/[0-9@$!]/.test(word)) return word;
  const end = /!*$/.exec(word)?.[0] ?? '';
  const inside = word.slice(0, word.length - end.length);
  return inside.replace(/[013457@$!]/g, (sign) => leet[sign] ?? sign) + end;
}

function asKnown(word: string): string {
  if (word.length < 5) return word;
  return fuzzyWords.find((known) => known[0] === word[0] && isOneSlipFrom(known, word)) ?? word;
}

/** One letter wrong, missing, too many, or two swapped. */
function isOneSlipFrom(known: string, word: string): boolean {
  if (Math.abs(known.length - word.length) > 1) return false;
  let start = 0;
  while (start < known.length && known[start] === word[start]) start += 1;
  let end = 0;
  const most = Math.min(known.length, word.length) - start;
  while (end < most && known.at(-1 - end) === word.at(-1 - end)) end += 1;
  const [left, right] = [known.slice(start, known.length - end), word.slice(start, word.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
