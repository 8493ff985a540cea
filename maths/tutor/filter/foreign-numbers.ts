const lists = {
  french:
    'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  german:
    'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  spanish:
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  italian:
    'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  indonesian: 'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas',
};
const tens = {
  french: 'trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix cent',
  german: 'dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert',
  spanish: 'treinta cuarenta cincuenta sesenta setenta ochenta noventa cien',
  italian: 'trenta quaranta cinquanta sessanta settanta ottanta novanta cento',
};
/** Also English words, or too short to mean a number by themselves. */
const ambiguous = new Set([
  'six',
  'once',
  'dix',
  'un',
  'null',
  'elf',
  'due',
  'sei',
  'zero',
  'cent',
  'acht',
  'dos',
  'lima',
]);

const bare = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').replace('ß', 'ss').toLowerCase();
const entries = (texts: Record<string, string>, value: (place: number) => number): [string, number][] =>
  Object.values(texts).flatMap((text) =>
    text.split(' ').map((word, place): [string, number] => [bare(word), value(place)]),
  );
const values = new Map(
  [...entries(lists, (place) => place), ...entries(tens, (place) => 30 + 10 * place)].filter(
    ([word]) => !ambiguous.has(word),
  ),
);

/** Numbers in the words of other languages: a reply in English has none, so one that equals the key is no accident. */
export function foreignNumbers(text: string): number[] {
  return (text.match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? []).flatMap((word) => values.get(bare(word)) ?? []);
}

/** Letters of other scripts, but for those that mathematics borrows. */
export function hasOtherScript(text: string): boolean {
  return /[^\P{L}\p{Script=Latin}\p{Script=Greek}]/u.test(text.normalize('NFKC').replace(/[ℂℕℚℝℤ]/g, ''));
}
