/**
 * `npx tsx scripts/hostile-checks.ts [count]`: hostile texts and trees against every public function of the
 * engine. Prints crashes and the slowest calls by the processor's time; whatever takes long is run again, and its best
 * time counts.
 */
import { allCases } from '../maths/engine/cases/all';
import { freshCases } from '../maths/engine/cases/fresh/all';
import { sixthCases } from '../maths/engine/cases/fresh/sixth';
import { sixthStepCases } from '../maths/engine/cases/fresh/sixth-steps';
import * as engine from '../maths/engine/index';
import type { AnswerSpec } from '../maths/engine/types';

const count = Number(process.argv[2] ?? 30_000);
const random = engine.createRandom(process.argv[3] ?? 'hostile');
const specs: AnswerSpec[] = [...allCases, ...Object.values(freshCases).flat(), ...sixthCases].map(({ spec }) => spec);
const lines = sixthStepCases.flatMap(({ before, line }) => [before, line]);
const pieces = [
  ...[
    '\\frac',
    '\\sqrt',
    '\\begin{cases}',
    '\\end{cases}',
    '\\begin{pmatrix}',
    '\\end{pmatrix}',
    '\\\\',
    '&',
    '^',
    '_',
  ],
  ...[
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    '|',
    ',',
    ';',
    ' if ',
    ' otherwise ',
    ' or ',
    ' and ',
    '=',
    '<',
    '≥',
    '≠',
    '±',
    '∪',
    '∖',
  ],
  ...[
    'x',
    'y',
    't',
    'n',
    'k',
    'i',
    'j',
    'e',
    'π',
    'θ',
    'λ',
    '∞',
    'sin ',
    'cos(',
    'tan',
    'ln',
    'log_',
    '|x|',
    '2nπ',
    '(-1)^n',
  ],
  ...[
    '0',
    '1',
    '7',
    '99999999',
    '0.1',
    '1e999',
    '½',
    '°',
    '%',
    '!',
    '√',
    ' cm',
    ' μF',
    ' kJ/(kg K)',
    '$',
    ' per ',
    '+',
    '-',
    '*',
    '/',
  ],
  ...['\u0000', '\u202e', '𝕏', '१२', '\ud800', '🙂', '\t', '\n', '“', '　'],
];

const text = (): string => {
  switch (random.int(0, 5)) {
    case 0:
      return Array.from({ length: random.int(1, 60) }, () => random.pick(pieces)).join('');
    case 1:
      return random.pick(pieces).repeat(random.int(1, 250));
    case 2:
      return `${random.pick(specs).model}${random.pick(pieces)}${random.pick(specs).model}`;
    case 3:
      return String.fromCharCode(...Array.from({ length: random.int(0, 220) }, () => random.int(0, 0xffff)));
    case 4:
      return random.pick(lines);
    default: {
      const base = random.pick(random.chance() ? lines : specs.map(({ model }) => model));
      const at = random.int(0, base.length);
      return `${base.slice(0, at)}${random.pick(pieces).repeat(random.int(1, 4))}${base.slice(at + random.int(0, 2))}`;
    }
  }
};

const spec = (): AnswerSpec => {
  const one = random.pick(specs);
  if (random.chance(0.7)) return one;
  return { ...one, model: random.chance() ? text().slice(0, 200) : one.model, question: text().repeat(20) };
};

const tree = (): engine.Node => {
  const read = engine.parse(text());
  return read.ok ? read.tree : engine.integer(random.int(0, 9));
};

const calls: Record<string, () => () => unknown> = {
  checkAnswer: () => {
    const [a, b] = [spec(), text()];
    return () => engine.checkAnswer(a, b);
  },
  sameAnswer: () => {
    const [a, b, c] = [spec(), text(), text()];
    return () => engine.sameAnswer(a, b, c);
  },
  isRoundedFrom: () => {
    const [a, b, c] = [spec(), text(), text()];
    return () => engine.isRoundedFrom(a, b, c);
  },
  checkStep: () => {
    const [a, b, question] = [text(), text(), text()];
    const options = random.pick([
      {},
      { variable: 'x' },
      { variable: 'x', positive: true },
      { variable: 'x', question },
    ]);
    return () => engine.checkStep(a, b, options);
  },
  numericValues: () => {
    const a = text();
    return () => engine.numericValues(a);
  },
  answerToLatex: () => {
    const [a, b] = [spec(), text()];
    return () => engine.answerToLatex(a, b);
  },
  parse: () => {
    const [a, b] = [text(), random.pick([{}, { units: true }, { spaceList: true }, { oneValue: true }])];
    return () => engine.parse(a, b);
  },
  evaluate: () => {
    const a = tree();
    return () => engine.evaluate(a, { x: 1.5 });
  },
  exactValue: () => {
    const a = tree();
    return () => engine.exactValue(a);
  },
  toLatex: () => {
    const a = tree();
    return () => engine.toLatex(a);
  },
  variables: () => {
    const a = tree();
    return () => engine.variables(a);
  },
  rewrite: () => {
    const a = tree();
    return () => engine.rewrite(a, (node) => node);
  },
};

const weights = ['checkAnswer', 'checkAnswer', 'checkStep', 'checkStep', 'sameAnswer', ...Object.keys(calls)];
/** Milliseconds of this process's own time, so that a busy machine does not count. */
const time = (run: () => unknown): number => {
  const started = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
};

const crashes: string[] = [];
const worst: { ms: number; name: string; call: string }[] = [];
const tally: Record<string, number> = {};
const startedCpu = process.cpuUsage();
for (let index = 0; index < count; index += 1) {
  const name = random.pick(weights);
  const run = calls[name]?.() ?? (() => null);
  tally[name] = (tally[name] ?? 0) + 1;
  try {
    const first = time(run);
    const ms = first < 20 ? first : Math.min(first, ...[1, 2, 3].map(() => time(run)));
    if (ms > 10) worst.push({ ms, name, call: `${index}` });
  } catch (error) {
    crashes.push(`${name} (${index}): ${error instanceof Error ? error.message : String(error)}`);
  }
}
const { user, system } = process.cpuUsage(startedCpu);
worst.sort((a, b) => b.ms - a.ms);
console.log({ count, tally, crashes, worst: worst.slice(0, 5), cpuSeconds: (user + system) / 1e6 });
process.exitCode = crashes.length === 0 && (worst[0]?.ms ?? 0) < 50 ? 0 : 1;
