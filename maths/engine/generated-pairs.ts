import { createRandom, type Random } from './random';

/** Two texts that may or may not mean the same, for comparing the checker with another one. */
export interface Pair {
  kind: 'expression' | 'equation';
  model: string;
  input: string;
}

const LETTERS = ['x', 'y', 'a'];

/** Seeded pairs: an expression and a rewrite of it by a rule of algebra, right or slightly wrong. */
export function generatedPairs(seed: string, count: number): Pair[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    if (random.chance(0.2)) return equationPair(random);
    const [model, input] = random.pick(RULES)(random);
    return { kind: 'expression', model, input: random.chance(0.4) ? slipped(random, input) : input };
  });
}

type Rule = (random: Random) => [model: string, input: string];

const part = (random: Random): string => {
  const [u, v] = [random.pick(LETTERS), random.pick(LETTERS)];
  const [a, b] = [random.int(2, 9), random.int(1, 9)];
  return random.pick([`${a}${u}`, `${u}+${b}`, `${a}${u}-${b}`, `${u}^2`, `${u}^2+${a}${v}`, `${a}/${u}`, u, `${b}`]);
};

const RULES: Rule[] = [
  (r) => swap(r, (a, b) => [`(${a})+(${b})`, `(${b})+(${a})`]),
  (r) => swap(r, (a, b) => [`(${a})(${b})`, `(${b})*(${a})`]),
  (r) => swap(r, (a, b) => [`(${a})-(${b})`, `-((${b})-(${a}))`]),
  (r) => swap(r, (a, b) => [`(${a}+${b})^2`, `(${a})^2+2(${a})(${b})+(${b})^2`]),
  (r) => swap(r, (a, b) => [`(${a})^2-(${b})^2`, `((${a})-(${b}))((${a})+(${b}))`]),
  (r) => swap(r, (a, b) => [`(${a})/(${b})`, `(${a})*(${b})^{-1}`]),
  (r) => swap(r, (a, b, c) => [`((${a})+(${b}))/(${c})`, `(${a})/(${c})+(${b})/(${c})`]),
  (r) => swap(r, (a, b, c) => [`(${c})(${a})+(${c})(${b})`, `(${c})((${a})+(${b}))`]),
  (r) => swap(r, (a, b) => [`1/(${a})+1/(${b})`, `((${a})+(${b}))/((${a})(${b}))`]),
  (r) => swap(r, (a) => [`sin(2(${a}))`, `2sin(${a})cos(${a})`]),
  (r) => swap(r, (a) => [`1-(cos(${a}))^2`, `(sin(${a}))^2`]),
  (r) => swap(r, (a) => [`(sin(${a}))/(cos(${a}))`, `tan(${a})`]),
  (r) => swap(r, (a, b) => [`2^(${a})*2^(${b})`, `2^(${a}+${b})`]),
  (r) => swap(r, (a) => [`e^(2(${a}))`, `(e^(${a}))^2`]),
  (r) => swap(r, (a) => [`ln(e^(${a}))`, a]),
  (r) => swap(r, (a) => [`sqrt((${a})^2)`, `|${a}|`]),
  (r) => swap(r, (a) => [`sqrt(4(${a}))`, `2sqrt(${a})`]),
  (r) => swap(r, (a) => [`(sqrt(${a}))^2`, a]),
  (r) => swap(r, (a, b) => [`|(${a})(${b})|`, `|${a}||${b}|`]),
];

function swap(random: Random, make: (a: string, b: string, c: string) => [string, string]): [string, string] {
  const [first, second] = make(part(random), part(random), part(random));
  return random.chance() ? [first, second] : [second, first];
}

/** One digit or sign changed, as a slip of the pen. */
function slipped(random: Random, text: string): string {
  const places = [...text].flatMap((c, index) => (/[+\-1-9]/.test(c) ? [index] : []));
  if (places.length === 0) return text;
  const at = random.pick(places);
  const c = text[at] ?? '';
  const other = c === '+' ? '-' : c === '-' ? '+' : `${(Number(c) % 9) + 1}`;
  return text.slice(0, at) + other + text.slice(at + 1);
}

function equationPair(random: Random): Pair {
  const [a, b, c, k] = [random.int(2, 9), random.int(1, 9), random.int(1, 9), random.int(2, 5)];
  const model = random.pick([`y=${a}x+${b}`, `${a}x+${b}y=${c}`, `y=${a}x^2-${b}`, `x^2+y^2=${c}`, `xy=${c}`]);
  const [left = '', right = ''] = model.split('=');
  const input = random.pick([
    `${right}=${left}`,
    `${k}(${left})=${k}(${right})`,
    `${left}-(${right})=0`,
    `(${left})/${k}=(${right})/${k}`,
  ]);
  return { kind: 'equation', model, input: random.chance(0.4) ? slipped(random, input) : input };
}
