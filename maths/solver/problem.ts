/**
 * A problem as data. Fields that hold maths are plain typing or LaTeX, as the answer checker reads it ("2x+3=7",
 * "\frac23x"); numbers with units or roles are plain numbers.
 */
export type Problem =
  | CalculateProblem
  | AlgebraProblem
  | SolveProblem
  | RearrangeProblem
  | CalculusProblem
  | PercentageProblem
  | RatioProblem
  | LineProblem
  | ParabolaProblem
  | RightTriangleProblem
  | TriangleProblem
  | SequenceProblem
  | StatisticsProblem
  | ProbabilityProblem
  | MoneyProblem;

/** Work out a number: written columns for two whole numbers or decimals, fractions, order of operations. */
export interface CalculateProblem {
  kind: 'calculate';
  expression: string;
  /** How a division ends: whole answer with a remainder, or a decimal (recurring where it recurs). Default: decimal. */
  division?: 'remainder' | 'decimal';
}

export interface AlgebraProblem {
  kind: 'expand' | 'factorise' | 'simplify' | 'complete-the-square' | 'rationalise';
  expression: string;
}

/** An equation, an inequality, or two equations separated by a comma, "and" or a new line. */
export interface SolveProblem {
  kind: 'solve';
  statement: string;
  variable?: string;
  method?: 'factorising' | 'formula' | 'completing-the-square' | 'elimination' | 'substitution';
}

export interface RearrangeProblem {
  kind: 'rearrange';
  formula: string;
  subject: string;
  /** Whether every letter is a positive amount, so that only the positive root is kept. Default true. */
  positive?: boolean;
}

export type CalculusProblem =
  | { kind: 'differentiate'; expression: string; variable?: string }
  | { kind: 'integrate'; expression: string; variable?: string; from?: string; to?: string };

/** Percentages; `amount`, `percent`, `part` and `whole` are decimal text such as "12.5". */
export type PercentageProblem =
  | { kind: 'percentage-of'; percent: string; amount: string; money?: boolean }
  | { kind: 'percentage-change'; direction: 'increase' | 'decrease'; percent: string; amount: string; money?: boolean }
  | { kind: 'as-percentage'; part: string; whole: string }
  /** The amount before an increase or decrease, or of which `percent` is given. */
  | {
      kind: 'reverse-percentage';
      direction: 'increase' | 'decrease' | 'of';
      percent: string;
      result: string;
      money?: boolean;
    };

export type RatioProblem =
  | { kind: 'simplify-ratio'; ratio: string }
  | { kind: 'share'; amount: string; ratio: string; money?: boolean };

export type LineProblem =
  | { kind: 'line-through'; points: [[string, string], [string, string]]; find: 'gradient' | 'equation' }
  | { kind: 'line'; equation: string; find: 'gradient' | 'y-intercept' | 'x-intercept' };

/** y = ax² + bx + c, in any form. */
export interface ParabolaProblem {
  kind: 'parabola';
  equation: string;
  find: 'vertex' | 'axis' | 'y-intercept' | 'x-intercepts';
}

/**
 * A triangle with a right angle. Sides: `hypotenuse`, and `opposite` and `adjacent` as seen from `angle` (degrees). With
 * two sides the third or the angle is found, with one side and the angle another side.
 */
export interface RightTriangleProblem {
  kind: 'right-triangle';
  hypotenuse?: number;
  opposite?: number;
  adjacent?: number;
  angle?: number;
  find: 'hypotenuse' | 'opposite' | 'adjacent' | 'angle';
  unit?: string;
}

/** Any triangle: sides a, b, c opposite the angles A, B, C (degrees). */
export interface TriangleProblem {
  kind: 'triangle';
  a?: number;
  b?: number;
  c?: number;
  A?: number;
  B?: number;
  C?: number;
  find: 'a' | 'b' | 'c' | 'A' | 'B' | 'C' | 'area';
  unit?: string;
}

/** a is the first term; d the common difference; r the common ratio. Decimal or fraction text. */
export type SequenceProblem =
  | { kind: 'arithmetic-sequence'; a: string; d: string; find: 'rule' }
  | { kind: 'arithmetic-sequence'; a: string; d: string; find: 'term' | 'sum'; n: number }
  | { kind: 'arithmetic-sequence'; a: string; d: string; find: 'n'; term: string }
  | { kind: 'geometric-sequence'; a: string; r: string; find: 'rule' | 'sum-to-infinity' }
  | { kind: 'geometric-sequence'; a: string; r: string; find: 'term' | 'sum'; n: number }
  | { kind: 'geometric-sequence'; a: string; r: string; find: 'n'; term: string };

/** One measure of a list of numbers; decimal text, because 0.1 is then exact. */
export interface StatisticsProblem {
  kind: 'statistics';
  data: string[];
  find:
    | 'mean'
    | 'median'
    | 'mode'
    | 'range'
    | 'lower-quartile'
    | 'upper-quartile'
    | 'interquartile-range'
    | 'standard-deviation'
    | 'sample-standard-deviation';
}

export type ProbabilityProblem =
  /** Equally likely outcomes. */
  | { kind: 'simple-probability'; favourable: number; total: number }
  | { kind: 'complement'; probability: string }
  /** Two items taken from a bag of counted colours, with or without putting the first one back. */
  | {
      kind: 'two-draws';
      counts: Record<string, number>;
      replacement: boolean;
      event: { first: string; second: string } | { both: string } | { same: true } | { atLeastOne: string };
    }
  | { kind: 'independent-events'; first: string; second: string; find: 'both' | 'neither' | 'at-least-one' }
  /** Counts by row (A, not A) and column (B, not B). */
  | {
      kind: 'two-way-table';
      counts: [[number, number], [number, number]];
      find: 'A' | 'B' | 'A and B' | 'A or B' | 'A given B' | 'B given A';
    };

/** Money in decimal text; rates in per cent a year; answers to the cent. */
export type MoneyProblem =
  | {
      kind: 'simple-interest';
      principal: string;
      rate: string;
      years: string;
      find: 'interest' | 'total';
    }
  | { kind: 'simple-interest'; principal: string; rate: string; interest: string; find: 'years' }
  | { kind: 'simple-interest'; principal: string; years: string; interest: string; find: 'rate' }
  | { kind: 'simple-interest'; rate: string; years: string; interest: string; find: 'principal' }
  | {
      kind: 'compound-interest';
      principal: string;
      rate: string;
      years: number;
      /** Times a year that interest is added. Default 1. */
      perYear?: number;
      find: 'total' | 'interest';
    }
  | { kind: 'straight-line-depreciation'; value: string; yearly: string; years: number }
  | { kind: 'reducing-balance'; value: string; rate: string; years: number };
