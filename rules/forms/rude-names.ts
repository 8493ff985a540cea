import { isHarmless, isNameWord, isPersonalName } from './names-like-insults';

/** Words that are an insult inside a longer word as well, but for the names and words that hold them by chance. */
const anywhere = [
  'fuck',
  'fuk',
  'shit',
  'cunt',
  'bitch',
  'bastard',
  'whore',
  'slut',
  'nigger',
  'nigga',
  'faggot',
  'wanker',
  'arsehole',
  'asshole',
  'dickhead',
  'pussy',
  'penis',
  'vagina',
  'retard',
  'spastic',
  'hitler',
  'nazi',
  'porn',
  'rapist',
  'pedo',
  'paedo',
  'boong',
  'killyourself',
];

/** Words that stand inside harmless ones (Scunthorpe, Dickson, class): an insult only as a word of their own. */
const wholeWords = new Set([
  'arse',
  'ass',
  'dick',
  'cock',
  'tit',
  'tits',
  'cum',
  'sex',
  'sexy',
  'rape',
  'fag',
  'gook',
  'chink',
  'coon',
  'abo',
  'wog',
  'kkk',
  'kys',
  'idiot',
  'moron',
  'loser',
  'stupid',
  'hoe',
  'homo',
  'tranny',
]);

const letterFor: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
};

/** Letters of the Cyrillic and the Greek alphabet that look like a Latin one, and which; capitals may look like another. */
const lookAlikes = new Map<string, string>([
  ...alike('авекмнорстухьѕіјһԁԛԝс', 'abekmhopctyxbsijhdqwc'),
  ...alike('АВЕЗКМНОРСТУХЅІЈԌԚԜ', 'abeekmhopctyxsijgqw'),
  ...alike('αβγεηικνορσςτυχω', 'abyenikvopcctuxw'),
  ...alike('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'),
]);

function alike(letters: string, latin: string): [letter: string, looksLike: string][] {
  return [...letters].map((letter, place) => [letter, latin[place] ?? letter]);
}

/**
 * Whether a name insults: also with signs for letters, look-alikes of another alphabet, accents, gaps between the letters,
 * or letters said twice. What two neighbouring words of a name hold together ("Yoshi Tanaka") is none.
 */
export function isRudeName(name: string): boolean {
  const letters = plainLetters(name);
  const words = wordsOf(letters);
  // "f u c k" and "f.u.c.k": single letters in a row are one word.
  const spaced = wordsOf(letters.replace(/\b([a-z])[^a-z]+(?=[a-z]\b)/g, '$1'));
  const isSpared = isPersonalName(name) ? isNameWord : () => false;
  const isInsult = (word: string) =>
    !isSpared(word) && (wholeInsults.some((insult) => insult.test(word)) || holdsInsult(word));
  return [...words, ...spaced, ...joined(words)].some(isInsult);
}

const wordsOf = (letters: string): string[] => letters.split(/[^a-z]+/).filter((word) => word !== '');

/** A word with its letters said as often as in it, or more often: "shiit" is meant, "Niger" is not. */
const stretched = (word: string): string => word.replace(/(.)/g, '$1+');
const wholeInsults = [...wholeWords].map((word) => new RegExp(`^${stretched(word)}$`));
const insults = anywhere.map((word) => ({ word, pattern: new RegExp(stretched(word)) }));

const holdsInsult = (text: string): boolean =>
  insults.some(({ word, pattern }) => pattern.test(text) && !isHarmless(text, word));

/** Neighbouring words that make up an insult to the letter: "fu ck". */
function joined(words: readonly string[]): string[] {
  const texts = words.flatMap((_, from) => [2, 3, 4].map((count) => words.slice(from, from + count).join('')));
  return texts.filter((text) => insults.some(({ word }) => word === text));
}

/** Lower-case letters a to z, accents gone, signs read as the letters that they look like; the rest stays as a gap. */
function plainLetters(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // A number is no word: "Year 455".
    .replace(/(?<![\p{L}\p{N}!|@$])\p{N}+(?![\p{L}\p{N}!|@$])/gu, ' ');
  return [...plain]
    .map((sign) => lookAlikes.get(sign) ?? sign.toLowerCase())
    .map((sign) => letterFor[sign] ?? sign)
    .join('');
}
