import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { result, start } from '../../worked-line';
import {
  firstTerms,
  nextSumFactor,
  nextTermFormula,
  type SeriesClaim,
  sumFactor,
  termAt,
  termFormula,
} from './series-claim';

type Flaw = 'base' | 'term' | 'goal';
interface Params extends SeriesClaim {
  flaw: Flaw;
  name: string;
}

const options: Record<Flaw | 'none', string> = {
  base: 'The first case is missing.',
  term: 'The term that is added is not the next one.',
  goal: 'The formula for the next case is used before it is proved.',
  none: 'Nothing is wrong.',
};

/** The lines of the proof, with one flaw built in. */
function proof(p: Params): string[] {
  const assumed = `Assume $S_k=k(${sumFactor(p, 'k')})$.`;
  const base = `For $n=1$ both sides are $${termAt(p, 1)}$.`;
  const goal = `S_{k+1}=(k+1)(${nextSumFactor(p)})`;
  const added = p.flaw === 'term' ? termFormula(p, 'k') : nextTermFormula(p);
  const sum = `Then $S_{k+1}=k(${sumFactor(p, 'k')})+(${added})$.`;
  switch (p.flaw) {
    case 'base':
      return [assumed, sum, `Factorising gives $${goal}$.`];
    case 'term':
      return [base, assumed, sum, `Factorising gives $${goal}$.`];
    case 'goal':
      return [base, assumed, `Substitute $n=k+1$ into the formula: $${goal}$.`];
  }
}

export const findTheFlaw = defineTemplate<Params>({
  id: 'y12/induction/find-the-flaw',
  version: 1,
  topicId: '216-induction',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'find-the-flaw-in-an-induction',
  calculator: false,
  title: 'Find the flaw in an induction proof',
  params: (random) =>
    drawUntil(
      () => ({
        c: random.int(1, 6),
        b: random.nonZeroInt(-5, 9),
        flaw: random.pick(['base', 'term', 'goal'] as const),
        name: random.pick(firstNames),
      }),
      (p) => p.c + p.b !== 0 && 2 * p.c + p.b !== 0,
    ),
  prompt: (p) =>
    `Let $S_n=${firstTerms(p)}+\\cdots+(${termFormula(p)})$. Here is ${p.name}’s proof that $S_n=n(${sumFactor(p)})$ for all $n$:\n\n` +
    `${proof(p)
      .map((line, i) => `**${i + 1}.** ${line}`)
      .join(
        '\n\n',
      )}\n\n**${proof(p).length + 1}.** So the formula holds for all positive integers $n$.\n\nWhat is wrong with this proof?`,
  answer: (p) => ({ kind: 'choice', model: options[p.flaw] }),
  correctChoice: (p) => options[p.flaw],
  steps: (p) => [
    start(
      `S_1=${termAt(p, 1)}`,
      p.flaw === 'base'
        ? 'The proof must show the first case, but no line does.'
        : 'The first case is shown, and it’s correct.',
      'Look for the first case.',
      'Does any line show the case $n=1$?',
    ),
    start(
      'S_{k+1}=S_k+T_{k+1}',
      p.flaw === 'term'
        ? `The next term is $${nextTermFormula(p)}$, but the proof adds $${termFormula(p, 'k')}$.`
        : p.flaw === 'goal'
          ? 'The step must start from the assumption and add a term. Here it doesn’t.'
          : `The step adds $${nextTermFormula(p)}$ to the assumed sum, and that’s correct.`,
      'Now look at the step: it must use the assumption and add the next term.',
      'Where does the line about $S_{k+1}$ come from?',
    ),
    result(
      `\\text{${{ base: 'first case', term: 'wrong term', goal: 'formula used too early' }[p.flaw]}}`,
      'This is the flaw.',
      'Check what each line follows from.',
      'Which part of the proof fails?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'induction-base-left-out',
      compute: (p) => (p.flaw === 'base' ? options.none : options.base),
      firstWrongStep: 0,
      feedback: (p) =>
        p.flaw === 'base'
          ? 'Where does the chain from $k$ to $k+1$ start?'
          : 'Read the first line again. What does it check?',
    },
    {
      misconceptionId: 'induction-last-term-again',
      compute: (p) => (p.flaw === 'term' ? options.none : options.term),
      firstWrongStep: 1,
      feedback: (p) =>
        p.flaw === 'goal'
          ? 'This proof doesn’t add a term at all.'
          : p.flaw === 'term'
            ? 'Work out the $(k+1)$th term and compare.'
            : 'Substitute $k+1$ into the formula for the terms. That’s the term it adds.',
    },
    {
      misconceptionId: 'induction-assumption-unused',
      compute: (p) => (p.flaw === 'goal' ? options.none : options.goal),
      firstWrongStep: 1,
      feedback: (p) =>
        p.flaw === 'goal'
          ? 'Which line uses the assumption?'
          : 'The line about $S_{k+1}$ starts from the assumption, and that’s allowed.',
    },
  ],
  confirm: (p) => {
    // Reads the proof line by line and tests it with numbers.
    const lines = proof(p);
    if (!lines.some((line) => line.includes('$n=1$'))) return { kind: 'one-of', texts: [options.base] };
    const added = lines.map((line) => /\+\(([^()]*)\)\$\.$/.exec(line)?.[1]).find((text) => text !== undefined);
    if (added === undefined) return { kind: 'one-of', texts: [options.goal] };
    const match = /^(\d*)k([+-]\d+)?$/.exec(added);
    const at = (k: number) => Number(match?.[1] || '1') * k + Number(match?.[2] ?? '0');
    const fits = [1, 2, 3, 4].every((k) => at(k) === termAt(p, k + 1));
    return { kind: 'one-of', texts: [fits ? options.none : options.term] };
  },
  examples: [
    { seed: 's1', input: 'The term that is added is not the next one.', verdict: 'correct' },
    { seed: 's2', input: 'The term that is added is not the next one.', verdict: 'correct' },
    { seed: 's1', input: 'The first case is missing.', verdict: 'wrong', misconceptionId: 'induction-base-left-out' },
    { seed: 's1', input: 'Nothing is wrong.', verdict: 'wrong', misconceptionId: 'induction-last-term-again' },
    {
      seed: 's1',
      input: 'The formula for the next case is used before it is proved.',
      verdict: 'wrong',
      misconceptionId: 'induction-assumption-unused',
    },
  ],
});
