import { has, numbersOf, type OptionRule, worthOf } from './option-facts';
import { near } from './relations';
import { readTree } from './slopes';
import { numberAt } from './values';

const first = (option: string): number => numbersOf(option)[0] ?? Number.NaN;
const otherThanRight: OptionRule = ({ right }, option) => option !== right;
const sentence =
  (right: RegExp, wrong: RegExp): OptionRule =>
  (facts, option) =>
    right.test(facts.right) && wrong.test(option);
const oneOf =
  (...pairs: [RegExp, RegExp][]): OptionRule =>
  (facts, option) =>
    pairs.some(([right, wrong]) => sentence(right, wrong)(facts, option));
const otherwise =
  (...rules: OptionRule[]): OptionRule =>
  (facts, option) =>
    option !== facts.right && rules.every((rule) => !rule(facts, option));
const largest: OptionRule = ({ options }, option) => biggest(option) === Math.max(...options.map(biggest));
const biggest = (option: string): number => Math.max(0, ...numbersOf(option));
const named =
  (test: (numbers: number[]) => number): OptionRule =>
  ({ prompt }, option) => {
    const people = [...prompt.matchAll(/(?:^|\. )([A-Z][a-z]+) [^.]*?(\d+)[^.]*/g)];
    const wanted = test(people.map(([, , count]) => Number(count)));
    return people.some(([, name, count]) => option === name && Number(count) === wanted);
  };

/** Quadrilaterals and what each of them is as well. */
const WIDER: Record<string, string[]> = {
  square: ['rhombus', 'rectangle', 'parallelogram', 'kite', 'trapezium'],
  rectangle: ['parallelogram', 'trapezium'],
  rhombus: ['parallelogram', 'kite', 'trapezium'],
  parallelogram: ['trapezium'],
  kite: [],
  trapezium: [],
};
const shape = (option: string): string => option.toLowerCase().replace(/^an? /, '');
const shapeRules: Record<string, OptionRule> = {
  'quadrilateral-name-too-wide': ({ right }, option) =>
    (WIDER[shape(right)]?.includes(shape(option)) ?? false) || /no special name/.test(option),
  'quadrilateral-name-too-narrow': ({ right }, option) => WIDER[shape(option)]?.includes(shape(right)) ?? false,
  'shape-by-look': otherThanRight,
};

/** Lines of a proof in another order. */
const order = (option: string): string[] => option.split(', ');
const orderRules: Record<string, OptionRule> = {
  'assumption-comes-late': ({ right }, option) => order(right)[0] !== order(option)[0],
  'step-without-reason': ({ right }, option) => sameUntil(right, option) === 1,
  'conclusion-used-too-early': ({ right }, option) => sameUntil(right, option) === 2,
};
function sameUntil(right: string, option: string): number {
  const [a, b] = [order(right), order(option)];
  return a.findIndex((one, at) => one !== b[at]);
}

/** What a point makes of the inequalities of the question. */
function fitting(prompt: string, option: string): { here: number; swapped: number; all: number } {
  const rules = [...prompt.matchAll(/\$y([<>])([^$]+)\$/g)].map(([, sign, side = '']) => ({
    sign,
    tree: readTree(side),
  }));
  const [x = 0, y = 0] = numbersOf(option.replace(/[(),]/g, ' '));
  const count = (a: number, b: number) =>
    rules.filter(({ sign, tree }) => {
      const edge = tree ? numberAt(tree, () => a, false) : Number.NaN;
      return sign === '<' ? b < edge : b > edge;
    }).length;
  return { here: count(x, y), swapped: count(y, x), all: rules.length };
}

/** Values of a formula of the working with another sign, or with the function of each angle alone. */
const trig: Record<string, OptionRule> = {
  'compound-angle-sign': ({ lines }, option) => {
    const tree = readTree(lines[2] ?? '');
    if (tree?.kind === 'add') {
      const [p = 0, q = 0] = tree.terms.map((term) => numberAt(term, () => Number.NaN, false));
      return near(worthOf(option), p - q);
    }
    const [ta, tb] = [anglesIn(lines[0] ?? '')[0], anglesIn(lines[0] ?? '')[1]].map((angle) => Math.tan(angle ?? 0));
    const [a = 0, b = 0] = [ta ?? 0, tb ?? 0];
    return [(a - b) / (1 - a * b), (a + b) / (1 + a * b), (a - b) / (1 + a * b), (a + b) / (1 - a * b)].some((made) =>
      near(worthOf(option), made),
    );
  },
  'trig-of-sum-split': ({ lines }, option) => {
    const [a = 0, b = 0] = anglesIn(lines[0] ?? '');
    const f = /sin/.test(lines[0] ?? '') ? Math.sin : /cos/.test(lines[0] ?? '') ? Math.cos : Math.tan;
    return near(worthOf(option), f(a) + f(b)) || near(worthOf(option), f(a) - f(b));
  },
  'quadrant-sign-ignored': ({ right }, option) => near(worthOf(option), -worthOf(right)),
};
/** The two angles of "sin(3π/4 + π/6)" or "sin(225° + 30°)", in radians. */
function anglesIn(line: string): number[] {
  const inside = /\\left\((.*)\\right\)/.exec(line)?.[1] ?? '';
  const degrees = inside.includes('circ');
  const tree = readTree(inside.replace(/\^\\circ|\^\{\\circ\}/g, ''));
  const terms = tree?.kind === 'add' ? tree.terms : tree ? [tree] : [];
  return terms.map((term) => {
    const size = numberAt(term.kind === 'neg' ? term.of : term, () => Number.NaN, false);
    return degrees ? (size * Math.PI) / 180 : size;
  });
}

/** Two results as they stand in the question: "73 in History, where the mean is 67 and the standard deviation is 15". */
const resultsIn = (prompt: string): { subject: string; mark: number; mean: number; spread: number }[] => {
  const [, m1, s1 = '', a1, d1] =
    /(\d+) in (\w+), where the mean is (\d+) and the standard deviation is (\d+)/.exec(prompt) ?? [];
  const [, s2 = '', m2, a2, d2] =
    /mark in (\w+) is (\d+), where the mean is (\d+) and the standard deviation is (\d+)/.exec(prompt) ?? [];
  return [
    { subject: s1, mark: Number(m1), mean: Number(a1), spread: Number(d1) },
    { subject: s2, mark: Number(m2), mean: Number(a2), spread: Number(d2) },
  ];
};
const better =
  (of: (result: { mark: number; mean: number }) => number): OptionRule =>
  ({ prompt }, option) => {
    const [a, b] = resultsIn(prompt);
    if (!a || !b) return false;
    const gap = of(a) - of(b);
    return gap === 0 ? /Both/.test(option) : option.includes(gap > 0 ? a.subject : b.subject);
  };

/** The hypotheses and conclusions of "If A, then B" in the prompt and in an option. */
function implication(text: string): [string, string] {
  const [, a = '', b = ''] = /If \$?(.+?)\$?, then \$?(.+?)\$?\./.exec(text) ?? [];
  return [a, b];
}
const OPPOSITES: [string, string][] = [
  ['\\nmid', '\\mid'],
  ['\\notin', '\\in'],
  ['>', '\\le '],
  ['<', '\\ge '],
  [' or ', ' and '],
  ['odd', 'even'],
];
/** A statement with each sign and word of it turned into its opposite. */
const negated = (text: string): string =>
  OPPOSITES.reduce((made, [a, b], at) => made.replaceAll(a, `#${at}a`).replaceAll(b, `#${at}b`), text).replace(
    /#(\d)([ab])/g,
    (_, at: string, side: string) => OPPOSITES[Number(at)]?.[side === 'a' ? 1 : 0] ?? '',
  );
const statement =
  (make: (a: string, b: string) => [string, string][]): OptionRule =>
  ({ prompt }, option) => {
    const [a, b] = implication(prompt.replace(/[“”]/g, ''));
    const own = implication(option);
    return make(a, b).some(([p, q]) => p === own[0] && q === own[1]);
  };
const partly: OptionRule = ({ prompt, right }, option) => {
  const [a, b] = implication(prompt.replace(/[“”]/g, ''));
  const [p, q] = implication(option);
  return option !== right && !(p === b && q === a) && ((p === a) !== (q === b) || (p === b) !== (q === a));
};

const numbersWithRoots = (option: string): string => option.replace(/\$/g, '');

/** The options of Years 7 to 12, template by template. */
export const optionRulesLater: Record<string, Record<string, OptionRule>> = {
  'y7/circle-parts/name-the-part': {
    'radius-diameter-swap': oneOf([/radius/, /diameter/], [/diameter/, /radius/]),
    'circle-part-names-mixed': otherThanRight,
    'shape-by-look': otherThanRight,
  },
  'y7/percent-money/best-buy': {
    'cheapest-price-is-best': ({ options }, option) => priceOf(option) === Math.min(...options.map(priceOf)),
    'largest-pack-is-best': ({ options }, option) => first(option) === Math.max(...options.map(first)),
  },
  'y7/polygons/name-the-triangle': {
    'third-angle-left-out': ({ seen }, option) => namesOf(seen.slice(0, 2)) === option || /acute|Scalene/.test(option),
    'shape-by-look': has(/Isosceles|Equilateral|Scalene/),
    'takes-every-angle-as-right': has(/right-angled/),
  },
  'y7/polygons/quadrilateral-from-clues': shapeRules,
  'y8/quadrilaterals/name-from-marks': shapeRules,
  'y7/polygons/regular-or-not': {
    'equal-sides-as-regular': ({ alt }, option) => /^Regular/.test(option) && /equal sides/.test(alt),
    'quadrilateral-name-too-narrow': ({ alt }, option) => /^Regular/.test(option) && !/equal sides/.test(alt),
    'shape-by-look': (_, option) => !/^Regular/.test(option),
  },
  'y8/congruence/is-it-enough': {
    'equal-angles-as-congruent': has(/Yes/),
    'included-angle-not-checked': has(/Yes|two different/),
    'congruence-parts-misread': has(/No/),
  },
  'y8/congruence/which-test': {
    'right-angle-assumed': has(/RHS/),
    'congruence-parts-misread': has(/SSS|SAS|AAS/),
    'included-angle-not-checked': has(/SAS/),
  },
  'y8/irrational-and-recurring/which-is-irrational': {
    'every-root-as-irrational': ({ options }, option) => /sqrt/.test(numbersWithRoots(option)) && options.length > 2,
    'endless-decimal-as-irrational': has(/overline/),
    'fraction-as-irrational': has(/frac/),
  },
  'y8/sampling/which-estimate-to-trust': {
    'large-sample-always-fair': named((counts) => Math.max(...counts)),
    'sample-taken-as-population': named((counts) => Math.min(...counts)),
  },
  'y9/compare-data/shape-of-a-histogram': {
    'skew-named-by-the-hump': oneOf(
      [/Positively/, /Negatively/],
      [/Negatively/, /Positively/],
      [/Symmetrical/, /skewed/],
    ),
    'tail-misjudged': oneOf([/skewed/, /Symmetrical/], [/Symmetrical/, /skewed/]),
  },
  'y9/modelling/linear-or-quadratic': {
    'linear-from-first-step': oneOf([/Quadratic|Neither/, /Linear/], [/Linear/, /Quadratic/]),
    'stops-after-first-step': has(/Neither/),
    'geometric-as-arithmetic': ({ right }, option) => /Neither/.test(right) && !/Linear/.test(option),
  },
  'y9/proportion/is-it-proportional': {
    'growing-taken-as-proportional': has(/both increase/),
    'ratio-as-difference': has(/differences/),
    'linear-from-first-step': sentence(/^No/, /Yes, the quotients/),
  },
  'y9/real-numbers/name-the-set': {
    'every-root-as-irrational': ({ prompt }, option) => /sqrt/.test(prompt) && /Irrational/.test(option),
    'endless-decimal-as-irrational': ({ prompt }, option) => /overline/.test(prompt) && /Irrational/.test(option),
    'fraction-as-irrational': ({ prompt }, option) => /frac|\./.test(prompt) && /Irrational/.test(option),
    'set-name-too-wide': oneOf([/Natural/, /Rational|Integer/], [/Integer/, /Rational/]),
    'rounded-value-as-exact': has(/Rational/),
    'root-as-half': has(/Natural|Integer/),
    'ignores-negative-sign': oneOf([/Integer/, /Natural/]),
  },
  'y9/surveys/name-the-bias': {
    'large-sample-always-fair': has(/lots of people were asked/),
    'bias-of-another-kind': otherwise(has(/lots of people were asked/)),
  },
  'y9/surveys/which-sample-is-fair': {
    'large-sample-always-fair': largest,
    'convenience-sample-as-fair': otherwise(largest),
  },
  'y10/simultaneous/point-in-region': {
    'condition-left-out': ({ prompt }, option) => fitting(prompt, option).here < fitting(prompt, option).all,
    'wrong-side-of-line': ({ prompt }, option) => fitting(prompt, option).here < fitting(prompt, option).all,
    'coordinates-swapped': ({ prompt }, option) =>
      fitting(prompt, option).swapped === fitting(prompt, option).all &&
      fitting(prompt, option).here < fitting(prompt, option).all,
  },
  'y10/proof/which-similarity-test': {
    'ratio-not-checked': has(/SSS|SAS/),
    'included-angle-not-checked': has(/SAS/),
    'congruence-parts-misread': has(/AA|SSS|SAS/),
    'similar-needs-all-facts': sentence(/^Yes/, /^No/),
  },
  'y10/proof/order-the-proof': orderRules,
  'y12/proof/order-the-contradiction': orderRules,
  'y10/networks/walk-every-track': {
    'connected-means-walkable': has(/end where it began/),
    'passing-twice-forbidden': has(/^No/),
    'odd-places-not-counted': has(/different places|end where it began/),
  },
  'y10/scatterplots/kind-of-association': {
    'association-direction-swapped': oneOf([/positive/, /negative/], [/negative/, /positive/]),
    'scatter-means-no-association': sentence(/positive|negative/, /^no/),
    'association-seen-in-cloud': sentence(/^no/, /positive/),
    'one-point-decides': sentence(/^no/, /negative/),
  },
  'y10/scatterplots/cause-or-not': {
    'correlation-as-causation': ({ prompt }, option) => causes(prompt, option, 0),
    'explained-and-explaining-swapped': ({ prompt }, option) => causes(prompt, option, 1),
    'association-needs-cause': has(/no association/),
  },
  'y10/media/who-was-asked': {
    'large-sample-always-fair': has(/sample is large/),
    'sample-must-be-everybody': has(/Not everyone/),
    'majority-as-proof': has(/percentage is above/),
  },
  'y11/compound-angles/exact-value': trig,
  'y12/bivariate/determination-meaning': {
    'correlation-not-squared': ({ prompt }, option) =>
      near(first(option), Math.abs(100 * first(/r=(-?[\d.]+)/.exec(prompt)?.[1] ?? ''))),
    'explained-and-explaining-swapped': ({ right }, option) => first(option) === first(right) && !/causes/.test(option),
    'correlation-as-causation': has(/causes/),
  },
  'y12/normal/compare-two-results': {
    'raw-marks-compared': better(({ mark }) => mark),
    'deviation-not-standardised': better(({ mark, mean }) => mark - mean),
    'same-score-same-standing': has(/Both/),
  },
  'y12/inference/test-decision': {
    'spread-of-one-for-mean': ({ seen }, option) => {
      const [, mean = 0, spread = 1] = [0, ...seen];
      return seen.some((other) => /not enough/.test(option) === Math.abs(other - mean) / spread < 1.96);
    },
    'test-as-proof': has(/proves/),
    'any-difference-as-evidence': sentence(/not enough/, /there is evidence/),
  },
  'y12/induction/choose-the-next-line': {
    'induction-last-term-again': ({ right }, option) =>
      sharedStart(right, option) > 0.5 && option.startsWith('$S_{k+1}') && !/because/.test(option),
    'induction-assumption-unused': has(/because the formula holds/),
    'example-as-proof': has(/as well/),
  },
  'y12/induction/find-the-flaw': {
    'induction-base-left-out': has(/first case is missing|Nothing is wrong/),
    'induction-last-term-again': has(/not the next one|Nothing is wrong/),
    'induction-assumption-unused': has(/used before it is proved|Nothing is wrong/),
  },
  'y12/proof/contrapositive': {
    'converse-for-contrapositive': statement((a, b) => [[b, a]]),
    'inverse-for-contrapositive': statement((a, b) => [[negated(a), negated(b)]]),
    'negates-one-part-only': partly,
  },
};

const priceOf = (option: string): number => numbersOf(option.replace(/\\/g, '')).at(-1) ?? Number.NaN;

/** The names of a triangle by the given angles alone. */
function namesOf(angles: readonly number[]): string {
  const kind = angles.some((one) => one > 90) ? 'obtuse-angled' : angles.includes(90) ? 'right-angled' : 'acute-angled';
  return `${angles[0] === angles[1] ? 'Isosceles' : 'Scalene'} and ${kind}`;
}

/** "A change in A causes a change in B", with A and B in the order of the question or the other way round. */
function causes(prompt: string, option: string, direction: 0 | 1): boolean {
  const [, a = '', b = ''] = /change in (.+?) causes a change in (.+?)\./.exec(option) ?? [];
  if (a === '') return false;
  return direction === (prompt.indexOf(a) < prompt.indexOf(b) ? 0 : 1);
}

/** Which part of two texts is the same from the start. */
function sharedStart(a: string, b: string): number {
  const at = [...a].findIndex((letter, place) => letter !== b[place]);
  return at < 0 ? 1 : at / a.length;
}
