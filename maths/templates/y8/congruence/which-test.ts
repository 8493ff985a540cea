import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { result, start } from '../../worked-line';

/** Lengths a = BC, b = CA, c = AB and angles of triangle ABC; the names of the other triangle. */
interface Params {
  test: 'SSS' | 'SAS' | 'AAS' | 'RHS';
  sides: [number, number, number];
  angles: [number, number];
  names: string;
}

const tests = ['SSS', 'SAS', 'AAS', 'RHS'] as const;
const meaning = {
  SSS: 'three pairs of equal sides',
  SAS: 'two pairs of equal sides and the angles between them',
  AAS: 'two pairs of equal angles and one pair of matching sides',
  RHS: 'right angles, equal hypotenuses and one more pair of equal sides',
} as const;

function facts(p: Params): string {
  const [d, e, f] = [...p.names];
  const [a, b, c] = p.sides;
  const [angleA, angleB] = p.angles;
  switch (p.test) {
    case 'SSS':
      return `$AB=${d}${e}=${c}$ cm, $BC=${e}${f}=${a}$ cm and $CA=${f}${d}=${b}$ cm`;
    case 'SAS':
      return `$AB=${d}${e}=${c}$ cm, $AC=${d}${f}=${b}$ cm and $\\angle A=\\angle ${d}=${angleA}^\\circ$`;
    case 'AAS':
      return `$\\angle A=\\angle ${d}=${angleA}^\\circ$, $\\angle B=\\angle ${e}=${angleB}^\\circ$ and $BC=${e}${f}=${a}$ cm`;
    case 'RHS':
      return `$\\angle B=\\angle ${e}=90^\\circ$, $AC=${d}${f}=${Math.max(a, c) + b}$ cm and $AB=${d}${e}=${c}$ cm`;
  }
}

/** Counts the sides and angles in the text of the facts, as a marker would. */
function testByCounting(text: string): string {
  const sides = (text.match(/\$[A-Z]{2}=/g) ?? []).length;
  if (text.includes('90^')) return 'RHS';
  return sides === 3 ? 'SSS' : sides === 2 ? 'SAS' : 'AAS';
}

const other = (p: Params, test: (typeof tests)[number]) => (p.test === test ? null : test);

export const whichTest = defineTemplate<Params>({
  id: 'y8/congruence/which-test',
  version: 1,
  topicId: '138-congruence-and-similarity-tests',
  years: [8],
  difficulty: 'EASY',
  strategy: 'count-sides-and-angles',
  calculator: false,
  title: 'Which congruence test?',
  params: (random) =>
    drawUntil(
      () => ({
        test: random.pick(tests),
        sides: [random.int(5, 14), random.int(5, 14), random.int(5, 14)] as Params['sides'],
        angles: [random.int(35, 85), random.int(35, 85)] as Params['angles'],
        names: random.pick(['DEF', 'PQR', 'KLM', 'XYZ']),
      }),
      ({ sides: [a, b, c], angles: [x, y] }) =>
        a !== b && b !== c && a !== c && x !== y && a < b + c && b < a + c && c < a + b,
    ),
  prompt: (p) => `In triangles $ABC$ and $${p.names}$, ${facts(p)}. Which test shows that the triangles are congruent?`,
  answer: (p) => ({ kind: 'choice', model: p.test }),
  correctChoice: (p) => p.test,
  steps: (p) => [
    start(
      `\\triangle ABC,\\ \\triangle ${p.names}`,
      'Sketch both triangles, and mark the equal parts.',
      'Draw the two triangles and mark what’s equal.',
      'Which parts are sides, and which are angles?',
    ),
    start(
      '\\text{count the equal parts}',
      `There are ${meaning[p.test]}.`,
      'Count the equal sides and the equal angles. Is one of the angles a right angle?',
      'How many pairs of sides are equal, and how many pairs of angles?',
    ),
    result(
      `\\text{${p.test}}`,
      `The letters of ${p.test} stand for ${meaning[p.test]}.`,
      'S stands for a side, A for an angle, R for a right angle and H for the hypotenuse.',
      'Which test has these letters?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'congruence-parts-misread',
      compute: (p) => other(p, p.test === 'SAS' ? 'AAS' : 'SAS'),
      firstWrongStep: 1,
      feedback: () => 'Count again: how many of the facts are about sides, and how many are about angles?',
    },
    {
      misconceptionId: 'congruence-parts-misread',
      compute: (p) => other(p, p.test === 'SSS' ? 'AAS' : 'SSS'),
      firstWrongStep: 2,
      feedback: () => 'Look at each fact in the question. Not every letter of this test is there.',
    },
    {
      misconceptionId: 'congruence-parts-misread',
      compute: (p) => (p.test === 'RHS' ? 'AAS' : null),
      firstWrongStep: 1,
      feedback: () => 'You only know one pair of angles. What is special about it?',
    },
    {
      misconceptionId: 'right-angle-assumed',
      compute: (p) => other(p, 'RHS'),
      firstWrongStep: 1,
      feedback: () => 'This test needs a right angle. Is there one here?',
    },
  ],
  confirm: (p) => ({ kind: 'one-of', texts: [testByCounting(facts(p))] }),
  examples: [
    { seed: 's1', input: 'SAS', verdict: 'correct' },
    { seed: 's2', input: 'SAS', verdict: 'correct' },
    { seed: 's1', input: 'AAS', verdict: 'wrong', misconceptionId: 'congruence-parts-misread' },
    { seed: 's1', input: 'RHS', verdict: 'wrong', misconceptionId: 'right-angle-assumed' },
  ],
});
