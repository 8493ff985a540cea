import { describe, expect, it } from 'vitest';
import { allCases } from './cases/all';
import { checkAnswer, sameAnswer } from './check-answer';
import { checkStep } from './check-step';
import { createRandom } from './random';

const random = createRandom('invariants');
const right = allCases.filter(({ verdict }) => verdict === 'correct');

describe('the same answer', () => {
  it('holds between a model and itself', () => {
    const off = right.filter(({ spec }) => !sameAnswer(spec, spec.model, spec.model));
    expect([...new Set(off.map(({ spec }) => `${spec.kind} ${spec.model}`))]).toEqual([]);
  });

  it('is symmetric', () => {
    const off = allCases
      .filter(({ verdict }) => verdict !== 'unreadable')
      .filter(({ spec, input }) => sameAnswer(spec, input, spec.model) !== sameAnswer(spec, spec.model, input));
    expect(off.map(({ spec, input }) => `${spec.kind} ${spec.model} ⟵ ${input}`)).toEqual([]);
  });

  it('is transitive over answers to one question', () => {
    const groups = new Map<string, typeof right>();
    for (const one of right)
      groups.set(JSON.stringify(one.spec), [...(groups.get(JSON.stringify(one.spec)) ?? []), one]);
    const off: string[] = [];
    for (const group of groups.values()) {
      const [a, b] = [random.pick(group), random.pick(group)];
      // A point or a bare value names no unknowns, and y = … no question: only the model tells what they stand for.
      if (/^(?:system|expression|equation)$/.test(a.spec.kind) && /[(=]/.test(a.input + b.input)) continue;
      if (a.spec.tolerance === undefined && !sameAnswer(a.spec, a.input, b.input)) {
        const through = sameAnswer(a.spec, a.input, a.spec.model) && sameAnswer(a.spec, b.input, a.spec.model);
        if (through) off.push(`${a.spec.kind} ${a.spec.model}: ${a.input} | ${b.input}`);
      }
    }
    expect(off).toEqual([]);
  });
});

it('gives the same verdict with spaces around, in LaTeX brackets and with wide digits', () => {
  const off: string[] = [];
  for (const { spec, input, verdict } of allCases) {
    if (spec.kind === 'choice' || input.length > 150) continue;
    const rewrites = [`  ${input} `, input.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))];
    if (/^[\w+\-*/^().= ]+$/.test(input) && spec.kind === 'expression' && !/\^\d*[.\d]\d/.test(input))
      rewrites.push(input.replaceAll('(', '\\left(').replaceAll(')', '\\right)'));
    if (/\d\/|\\|[²³½¼¾⅓⅔]/.test(input)) rewrites.pop();
    for (const text of rewrites)
      if (checkAnswer(spec, text).kind !== verdict) off.push(`${spec.kind} ${spec.model} ⟵ ${text} (${verdict})`);
  }
  expect(off).toEqual([]);
});

describe('steps of working', () => {
  const lines = (a: number, b: number, root: number) => [
    `${a}x+${b}=${a * root + b}`,
    `${a}x=${a * root}`,
    `2(${a}x)=${2 * a * root}`,
    `x=${root}`,
    `${root}=x`,
  ];

  it('that follow one by one follow from the first, and a slip never does', () => {
    for (let run = 0; run < 60; run += 1) {
      const chain = lines(random.int(2, 9), random.int(1, 9), random.nonZeroInt(-9, 9));
      for (const [index, line] of chain.entries()) {
        for (const earlier of chain.slice(0, index))
          expect([earlier, line, checkStep(earlier, line).kind]).toContain('good');
        const slip = line.replace(/\d(?=\D*$)/, (digit) => `${(Number(digit) + 1) % 10}`);
        if (index > 0) expect([chain[0], slip, checkStep(chain[0] ?? '', slip).kind]).toContain('wrong');
      }
    }
  });

  it('never turn one equation into another with different solutions', () => {
    for (let run = 0; run < 200; run += 1) {
      const [p, q, r] = [random.int(-6, 6), random.int(-6, 6), random.int(-6, 6)];
      const line = `x^2-(${p + q})x+(${p * q})=0`;
      const verdict = checkStep(line, `x=${p} or x=${r}`).kind;
      expect([line, p, r, verdict]).toContain(r === q ? 'same-solutions' : 'wrong');
    }
  });
});
