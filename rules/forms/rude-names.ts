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

/** Whether a name insults: also with signs for letters, accents, gaps between the letters, or letters said twice. */
export function isRudeName(name: string): boolean {
  const letters = plainLetters(name);
  const words = letters.split(/[^a-z]+/).filter((word) => word !== '');
  if (words.some((word) => wholeWords.has(word) || wholeWords.has(word.replace(/(.)\1+/g, '$1')))) return true;
  // "f u c k" and "f.u.c.k": single letters in a row are one word.
  const spaced = letters.replace(/\b([a-z])[^a-z]+(?=[a-z]\b)/g, '$1');
  const joined = words.join('');
  return [...words, joined, ...spaced.split(/[^a-z]+/)].some((text) => holdsInsult(text));
}

function holdsInsult(text: string): boolean {
  const left = harmless.reduce((rest, word) => rest.replaceAll(word, ' '), text);
  const once = left.replace(/(.)\1+/g, '$1');
  return anywhere.some((word) => left.includes(word) || once.includes(word.replace(/(.)\1+/g, '$1')));
}

/** Lower-case letters a to z, accents gone, signs read as the letters that they look like; the rest stays as a gap. */
function plainLetters(name: string): string {
  return [...name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')]
    .map((sign) => letterFor[sign] ?? sign)
    .join('');
}
