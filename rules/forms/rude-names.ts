/** Words that are an insult wherever they stand in a name. */
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

const harmless = ['scunthorpe', 'penistone', 'torpedo', 'spasticity', 'ashita', 'pedometer', 'nazir'];

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
 * or letters said twice.
 */
export function isRudeName(name: string): boolean {
  const letters = plainLetters(name);
  const words = wordsOf(letters);
  // "f u c k" and "f.u.c.k": single letters in a row are one word.
  const spaced = wordsOf(letters.replace(/\b([a-z])[^a-z]+(?=[a-z]\b)/g, '$1'));
  const isInsult = (word: string) => wholeWords.has(word) || wholeWords.has(word.replace(/(.)\1+/g, '$1'));
  if ([...words, ...spaced].some(isInsult)) return true;
  return [...words, words.join(''), ...spaced].some((text) => holdsInsult(text));
}

const wordsOf = (letters: string): string[] => letters.split(/[^a-z]+/).filter((word) => word !== '');

function holdsInsult(text: string): boolean {
  const left = harmless.reduce((rest, word) => rest.replaceAll(word, ' '), text);
  const once = left.replace(/(.)\1+/g, '$1');
  return anywhere.some((word) => left.includes(word) || once.includes(word.replace(/(.)\1+/g, '$1')));
}

/** Lower-case letters a to z, accents gone, signs read as the letters that they look like; the rest stays as a gap. */
function plainLetters(name: string): string {
  return [...name.normalize('NFKD').replace(/\p{M}/gu, '')]
    .map((sign) => lookAlikes.get(sign) ?? sign.toLowerCase())
    .map((sign) => letterFor[sign] ?? sign)
    .join('');
}
