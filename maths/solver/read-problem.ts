import type { Problem, SolveProblem, StatisticsProblem } from './problem';

/** A way of asking for something: a pattern and what it becomes. */
interface Asking {
  pattern: RegExp;
  problem: (match: string[]) => Problem | null;
}

const algebra = (
  words: string,
  kind: 'expand' | 'factorise' | 'simplify' | 'complete-the-square' | 'rationalise',
): Asking => ({
  pattern: new RegExp(`^(?:${words}):? (.+)$`, 'i'),
  problem: ([, expression = '']) => ({ kind, expression }),
});

const NUMBER = String.raw`(\\?\$?-?[\d.,]+)`;
const PERCENT = String.raw`([\d.]+) ?(?:\\?%|per cent|percent)`;
const asks = (pattern: string) => new RegExp(`^(?:(?:find|what is|calculate|work out|evaluate):? )?${pattern}$`, 'i');
const amountOf = (text: string) => ({
  amount: text.replace(/[\\$,]/g, ''),
  ...(text.includes('$') ? { money: true } : {}),
});

const ASKINGS: Asking[] = [
  {
    pattern:
      /^(?:find |what is |calculate )?(?:the )?(average|mean|median|mode|range|(?:lower|upper) quartile|interquartile range|iqr|(?:sample )?standard deviation) of:? (-?[\d.]+(?:(?: ?[,;] ?| and | )-?[\d.]+)+)$/i,
    problem: ([, measure = '', list = '']) => {
      const find = MEASURES[measure.toLowerCase()];
      return find ? { kind: 'statistics', data: list.split(/ ?[,;] ?| and | /), find } : null;
    },
  },
  {
    pattern: asks(`${PERCENT} of ${NUMBER}`),
    problem: ([, percent = '', amount = '']) => ({ kind: 'percentage-of', percent, ...amountOf(amount) }),
  },
  {
    pattern: asks(`(increase|decrease|reduce) ${NUMBER} by ${PERCENT}`),
    problem: ([, word = '', amount = '', percent = '']) => ({
      kind: 'percentage-change',
      direction: word.toLowerCase() === 'increase' ? 'increase' : 'decrease',
      percent,
      ...amountOf(amount),
    }),
  },
  {
    pattern: /^(?:write|express|what is)? ?\$?([\d.]+) (?:out of|of) \$?([\d.]+) as a percentage$/i,
    problem: ([, part = '', whole = '']) => ({ kind: 'as-percentage', part, whole }),
  },
  {
    pattern: /^(?:write|express) \$?([\d.]+) as a percentage of \$?([\d.]+)$/i,
    problem: ([, part = '', whole = '']) => ({ kind: 'as-percentage', part, whole }),
  },
  {
    pattern: new RegExp(`^(?:share|divide|split) ${NUMBER} (?:in|into) the ratio (?:of )?([\\d.:/ ]+)$`, 'i'),
    problem: ([, amount = '', ratio = '']) => ({ kind: 'share', ratio, ...amountOf(amount) }),
  },
  {
    pattern: /^simplify (?:the ratio )?([^a-z\\]*:[^a-z\\]*)$/i,
    problem: ([, ratio = '']) => ({ kind: 'simplify-ratio', ratio }),
  },
  algebra('(?:fully )?(?:expand|multiply out)(?: and simplify| the brackets(?: in)?)?', 'expand'),
  algebra('(?:fully )?(?:factorise|factorize|factor)(?: fully| completely)?', 'factorise'),
  algebra('complete the square(?: (?:of|for|in|on))?', 'complete-the-square'),
  algebra('rationalise(?: the denominator(?: of)?)?', 'rationalise'),
  algebra('simplify', 'simplify'),
  {
    pattern:
      /^(?:differentiate|find the derivative of|find dy\/dx (?:of|for|if)):? (.+?)(?: with respect to ([a-z]))?$/i,
    problem: ([, expression = '', variable]) => ({ kind: 'differentiate', expression, variable }),
  },
  {
    pattern:
      /^integrate:? (.+?)(?: (?:with respect to|d) ?([a-z]))?(?:,? from (?:[a-z] ?= ?)?(.+?) to (?:[a-z] ?= ?)?(.+))?$/i,
    problem: ([, expression = '', variable, from, to]) => ({ kind: 'integrate', expression, variable, from, to }),
  },
  {
    pattern: /^\\int(?:_\{?([^{}^]+?)\}?\^\{?([^{}]+?)\}?)? (.+?)(?:\\,)? ?d([a-z])$/i,
    problem: ([, from, to, expression = '', variable]) => ({ kind: 'integrate', expression, variable, from, to }),
  },
  {
    pattern: /^(?:make|rearrange to make) \$?([A-Za-z](?:_\w+)?|\\?[a-z]+)\$? the subject(?: of)?:? (.+)$/i,
    problem: ([, subject = '', formula = '']) => ({ kind: 'rearrange', formula, subject: subject.replace('\\', '') }),
  },
  {
    pattern: /^(?:rearrange|solve) (.+?) for ([A-Za-z](?:_\w+)?)$/i,
    problem: ([, formula = '', subject = '']) => ({ kind: 'rearrange', formula, subject }),
  },
  {
    pattern:
      /^(?:find the )?(gradient|equation) of the line (?:through|joining|passing through) \(([^,()]+),([^,()]+)\) (?:and|to) \(([^,()]+),([^,()]+)\)$/i,
    problem: ([, find = '', a = '', b = '', c = '', d = '']) => ({
      kind: 'line-through',
      points: [
        [a, b],
        [c, d],
      ],
      find: find.toLowerCase() === 'gradient' ? 'gradient' : 'equation',
    }),
  },
  {
    pattern:
      /^(?:find the )?(gradient|[xy]-intercepts?|vertex|turning point|axis(?: of symmetry)?) of (?:the (?:line|graph|parabola|curve)(?: of)? )?(.+=.+)$/i,
    problem: ([, asked = '', equation = '']) => graphProblem(asked.toLowerCase(), equation),
  },
];

/** Turns typed text with an optional task word into a problem. */
export function readProblem(text: string): Problem {
  const clean = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.?]$/, '')
    .replace(/^(?:please )?/i, '');
  for (const { pattern, problem } of ASKINGS) {
    const match = pattern.exec(clean);
    const found = match && problem(match);
    if (found) return found;
  }
  const solve = /^solve:? (.+)$/i.exec(clean);
  const work = /^(?:evaluate|calculate|work out|find|what is|compute):? (.+)$/i.exec(clean);
  const asked = solve?.[1] ?? work?.[1] ?? clean;
  const by =
    /^(.+?) (?:by|using|with)(?: the)? (factorising|factorisation|(?:quadratic )?formula|completing the square|elimination|substitution)(?: method)?$/i.exec(
      asked,
    );
  const maths = by?.[1] ?? asked;
  const method = by ? methodNamed(by[2] ?? '') : undefined;
  if (/[=<>≤≥]|\\[lg]e(?:q|qslant)?\b/.test(maths))
    return { kind: 'solve', statement: maths, ...(method ? { method } : {}) };
  const remainder = /^(.+?) (?:with|and) (?:a )?remainder$/i.exec(maths);
  return { kind: 'calculate', expression: remainder?.[1] ?? maths, ...(remainder ? { division: 'remainder' } : {}) };
}

function methodNamed(words: string): SolveProblem['method'] {
  const word = words.toLowerCase();
  if (word.endsWith('formula')) return 'formula';
  if (word.startsWith('factor')) return 'factorising';
  if (word.startsWith('completing')) return 'completing-the-square';
  return word === 'elimination' ? 'elimination' : 'substitution';
}

const MEASURES: Record<string, StatisticsProblem['find']> = {
  average: 'mean',
  mean: 'mean',
  median: 'median',
  mode: 'mode',
  range: 'range',
  'lower quartile': 'lower-quartile',
  'upper quartile': 'upper-quartile',
  'interquartile range': 'interquartile-range',
  iqr: 'interquartile-range',
  'standard deviation': 'standard-deviation',
  'sample standard deviation': 'sample-standard-deviation',
};

function graphProblem(asked: string, equation: string): Problem {
  const curved = /\^|²/.test(equation);
  if (asked === 'gradient') return { kind: 'line', equation, find: 'gradient' };
  if (asked.startsWith('y'))
    return curved
      ? { kind: 'parabola', equation, find: 'y-intercept' }
      : { kind: 'line', equation, find: 'y-intercept' };
  if (asked.startsWith('x'))
    return curved
      ? { kind: 'parabola', equation, find: 'x-intercepts' }
      : { kind: 'line', equation, find: 'x-intercept' };
  return { kind: 'parabola', equation, find: asked.startsWith('axis') ? 'axis' : 'vertex' };
}
