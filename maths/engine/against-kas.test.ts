import * as KAS from '@khanacademy/kas';
import { expect, it } from 'vitest';
import { attempts } from './against-kas';
import { allCases } from './cases/all';
import { acceptedByKasOnly, acceptedHereOnly, type Judgement, reasons } from './cases/kas-judgements';
import { checkAnswer } from './check-answer';
import { createRandom } from './random';

/** What KAS says of two texts, with its random points seeded; null where it cannot read one of them. */
function kas(model: string, input: string): boolean | null {
  const random = createRandom(model + input);
  const own = Math.random;
  Math.random = () => random.next();
  try {
    const [first, second] = [KAS.parse(model), KAS.parse(input)];
    return first.parsed && second.parsed ? KAS.compare(first.expr, second.expr, { simplify: false }).equal : null;
  } catch {
    return null;
  } finally {
    Math.random = own;
  }
}

const key = ([kind, model, variable, input]: Judgement | string[]) => JSON.stringify([kind, model, variable, input]);

it('differs from KAS only where the difference has been judged', () => {
  const here = new Set<string>();
  const there = new Set<string>();
  let compared = 0;
  for (const { spec, input } of attempts(allCases)) {
    const theirs = kas(spec.model, input);
    if (theirs === null) continue;
    compared += 1;
    const ours = checkAnswer(spec, input).kind === 'correct';
    if (ours !== theirs) (ours ? here : there).add(key([spec.kind, spec.model, spec.variable ?? '', input]));
  }
  expect(compared).toBeGreaterThan(2500);
  expect([...here].sort()).toEqual(acceptedHereOnly.map(key).sort());
  expect([...there].sort()).toEqual(acceptedByKasOnly.map(key).sort());
}, 120_000);

it('gives a reason for each difference, and uses every reason', () => {
  const used = new Set([...acceptedHereOnly, ...acceptedByKasOnly].map((row) => row[4]));
  expect([...used].sort()).toEqual(Object.keys(reasons).sort());
});
