import { describe, expect, it } from 'vitest';
import { refused, solved, solveMany, valuesOf } from './solution-checks';
import { solve } from './solve';

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
const signed = (n: number) => (n < 0 ? `-${-n}` : `+${n}`);
const times = (n: number, letter: string) => (n === 1 ? letter : n === -1 ? `-${letter}` : `${n}${letter}`);
const plus = (n: number, letter: string) => (n < 0 ? times(n, letter) : `+${times(n, letter)}`);

describe('linear equations', () => {
  it('solves generated equations with unknowns on both sides and brackets', () => {
    solveMany(
      'linear',
      150,
      (random) => {
        const [a, b, c, d, k] = [
          random.nonZeroInt(-9, 9),
          random.nonZeroInt(-9, 9),
          random.nonZeroInt(-9, 9),
          random.nonZeroInt(-20, 20),
          random.nonZeroInt(2, 6),
        ];
        const shape = random.int(0, 3);
        const [left, f] =
          shape === 0
            ? [`${times(a, 'x')}${signed(b)}`, (x: number) => a * x + b]
            : shape === 1
              ? [`${k}(x${signed(b)})${plus(a, 'x')}`, (x: number) => k * (x + b) + a * x]
              : shape === 2
                ? [`\\frac{x${signed(b)}}{${k}}`, (x: number) => (x + b) / k]
                : [`\\frac{${times(a, 'x')}}{${k}}${signed(b)}`, (x: number) => (a * x) / k + b];
        const right = random.chance() ? `${d}` : `${times(c, 'x')}${signed(d)}`;
        const g = right === `${d}` ? () => d : (x: number) => c * x + d;
        return { problem: `solve ${left}=${right}`, known: (x: number) => [f(x), g(x)] as const };
      },
      ({ answer }, known) => {
        if (answer.model === 'no solution' || answer.model === 'all real numbers') {
          const gaps = [0, 1, 2.5].map((x) => known(x)[0] - known(x)[1]);
          expect(gaps.every((gap) => near(gap, gaps[0] ?? 0))).toBe(true);
          expect(near(gaps[0] ?? 0, 0)).toBe(answer.model === 'all real numbers');
          return;
        }
        const [top = 0, bottom = 1] = answer.model.split('/').map(Number);
        const [left, right] = known(top / bottom);
        expect(near(left, right)).toBe(true);
      },
    );
  });

  it('reads like working on paper', () => {
    const { steps } = solved('2x+3=11');
    expect(steps.map((step) => step.after)).toEqual(['2x+3=11', '2x=8', 'x=4']);
    expect(steps.map((step) => step.reason)).toEqual([
      'Start with the given equation.',
      'Subtract $3$ from both sides.',
      'Divide both sides by $2$.',
    ]);
  });

  it('lets the same square on both sides drop out', () => {
    expect(solved('x(x+3)=x^2+2x+5').answer.model).toBe('5');
  });

  it('keeps decimals as decimals', () => {
    expect(solved('solve 0.5x+1.2=3.7').steps.at(-1)?.after).toBe('x=5');
  });

  it('says when every value works and when none does', () => {
    expect(solved('2(x+1)=2x+2').answer.model).toBe('all real numbers');
    expect(solved('2x+1=2x+3').answer.model).toBe('no solution');
  });
});

describe('equations with the unknown in a denominator', () => {
  it('clears the fractions', () => {
    solveMany(
      'fraction equations',
      60,
      (random) => {
        const [root, k] = [random.nonZeroInt(-9, 9), random.int(2, 6)];
        const b = root === -3 ? 4 : 3;
        return random.pick([
          { problem: `\\frac{${k * root}}{x}=${k}`, known: root },
          { problem: `\\frac{${root + b}}{x+${b}}=1`, known: root },
          { problem: `\\frac{${k}}{x}+\\frac{1}{${k}}=\\frac{${k * k + root}}{${k}x}`, known: root },
        ]);
      },
      ({ answer }, known) => expect(answer.model).toBe(`${known}`),
    );
  });

  it('leaves out what makes a denominator zero', () => {
    expect(solved('\\frac{x}{x-1}=\\frac{1}{x-1}').answer.model).toBe('no solution');
  });
});

describe('quadratic equations', () => {
  const roots = (a: number, b: number, c: number): number[] => {
    const inside = b * b - 4 * a * c;
    if (inside < 0) return [];
    return inside === 0
      ? [-b / (2 * a)]
      : [(-b - Math.sqrt(inside)) / (2 * a), (-b + Math.sqrt(inside)) / (2 * a)].sort((x, y) => x - y);
  };

  it('finds all real roots of generated equations', () => {
    solveMany(
      'quadratic',
      150,
      (random) => {
        const [a, b, c, d] = [random.nonZeroInt(-4, 4), random.int(-9, 9), random.int(-12, 12), random.int(-3, 3)];
        const middle = b === 0 ? '' : plus(b, 'x');
        const method = random.pick(['', 'formula', 'completing-the-square'] as const);
        const statement = `${times(a, 'x^2')}${middle}${c === 0 ? '' : signed(c)}=${d}`;
        return {
          problem: method === '' ? statement : { kind: 'solve' as const, statement, method },
          known: roots(a, b, c - d),
        };
      },
      (solution, known) => {
        const found = solution.answer.model === 'no solution' ? [] : valuesOf(solution).sort((x, y) => x - y);
        expect(found.length).toBe(known.length);
        expect(found.every((root, index) => near(root, known[index] ?? Number.NaN))).toBe(true);
      },
    );
  });

  it.each([
    ['x^2+5x+6=0', 'x=-3 or x=-2'],
    ['(x-2)(x+3)=0', 'x=-3 or x=2'],
    ['(x-3)^2=16', 'x=7 or x=-1'],
    ['x^2=8', 'x=2sqrt(2) or x=-2sqrt(2)'],
    ['x^2+4=0', 'no solution'],
    ['(2x-1)^2=5', 'x=1/2+sqrt(5)/2 or x=1/2-sqrt(5)/2'],
  ])('%s has %s', (statement, model) => {
    expect(solved(statement).answer.model).toBe(model);
  });
});

describe('inequalities', () => {
  const holds = (model: string, x: number): boolean => {
    if (model === 'no solution') return false;
    if (model === 'all real numbers') return true;
    const compare = (a: number, sign: string, b: number) =>
      sign === '<' ? a < b : sign === '>' ? a > b : sign === '<=' ? a <= b : sign === '>=' ? a >= b : a === b;
    const number = (text: string) => {
      const [value] = text.trim() === 'x' ? [x] : numbersOf(text);
      return value ?? Number.NaN;
    };
    return model.split(' or ').some((part) => {
      const pieces = part.split(/(<=|>=|<|>|=)/);
      return pieces.every(
        (piece, index) =>
          index % 2 === 0 || compare(number(pieces[index - 1] ?? ''), piece, number(pieces[index + 1] ?? '')),
      );
    });
  };
  const numbersOf = (text: string) =>
    valuesOf({ answer: { kind: 'number', model: text } } as Parameters<typeof valuesOf>[0]);

  it('solves generated linear and quadratic inequalities: the answer holds exactly where the inequality does', () => {
    solveMany(
      'inequality',
      100,
      (random) => {
        const [a, b, c] = [random.int(-3, 3), random.nonZeroInt(-7, 7), random.int(-9, 9)];
        const sign = random.pick(['<', '>', '<=', '>='] as const);
        const square = a === 0 ? '' : times(a, 'x^2');
        const left = `${square}${square === '' ? times(b, 'x') : plus(b, 'x')}`;
        const test = (x: number) => {
          const value = a * x * x + b * x;
          return sign === '<' ? value < c : sign === '>' ? value > c : sign === '<=' ? value <= c : value >= c;
        };
        return { problem: `solve ${left}${sign}${c}`, known: test };
      },
      ({ answer }, test) => {
        for (let x = -12.03; x < 12; x += 0.83) expect(holds(answer.model, x), `${answer.model} at ${x}`).toBe(test(x));
      },
    );
  });

  it('turns the sign around when dividing by a negative number, and says so', () => {
    const last = solved('3-2x>=9').steps.at(-1);
    expect(last?.after).toBe('x\\le -3');
    expect(last?.reason).toContain('turns the inequality sign around');
  });

  it('keeps three parts together', () => {
    expect(solved('-3<1-2x<5').answer.model).toBe('-2<x<2');
  });
});

describe('options', () => {
  it('leave the method and the unknown to the reader', () => {
    const formula = solve('x^2+5x+6=0', { method: 'formula' });
    expect(formula.kind === 'solution' && formula.steps.map((step) => step.rule)).toContain('quadratic-formula');
    expect(solve('2x+1=5', { variable: 'y' }).kind).toBe('refusal');
  });
});

describe('simultaneous equations', () => {
  it('solves generated pairs by elimination and substitution', () => {
    solveMany(
      'simultaneous',
      120,
      (random) => {
        const [x, y] = [random.int(-9, 9), random.int(-9, 9)];
        const [a, b] = [random.nonZeroInt(-6, 6), random.nonZeroInt(-6, 6)];
        const [c, d] = [random.nonZeroInt(-6, 6), random.nonZeroInt(-6, 6)];
        const fits = a * d !== b * c;
        const line = (p: number, q: number) => `${times(p, 'x')}${plus(q, 'y')}=${p * x + q * y}`;
        const statement = fits ? `${line(a, b)}, ${line(c, d)}` : `x+y=${x + y}, x-y=${x - y}`;
        const method = random.pick(['elimination', 'substitution'] as const);
        return { problem: { kind: 'solve' as const, statement, method }, known: [x, y] as const };
      },
      ({ answer }, [x, y]) => expect(answer.model).toBe(`x=${x}, y=${y}`),
    );
  });

  it('says when lines are parallel and refuses when they are the same', () => {
    expect(solved('x+y=3 and 2x+2y=7').answer.model).toBe('no solution');
    expect(refused('x+y=3, 2x+2y=6')).toContain('same line');
  });
});
