import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  a: number;
  b: number;
  story: number;
}
const stories = ['a sail', 'a flag', 'a roof truss', 'a kite frame'] as const;
const third = (a: number, b: number) => 180 - a - b;
const sideWord = (angles: number[]) => ['equilateral', 'isosceles', 'scalene'][new Set(angles).size - 1] ?? '';
const angleWord = (angles: number[]) =>
  Math.max(...angles) > 90 ? 'obtuse-angled' : Math.max(...angles) === 90 ? 'right-angled' : 'acute-angled';
const all = (p: Params) => [p.a, p.b, third(p.a, p.b)];
const capital = (s: string) => s.charAt(0).toUpperCase() + s.slice(1);
const option = (sides: string, angles: string) => `${capital(sides)} and ${angles}`;
const right = (p: Params) => option(sideWord(all(p)), angleWord(all(p)));
const byTwo = (p: Params) => option(sideWord(all(p)), 'acute-angled');

export const nameTheTriangle = defineTemplate<Params>({
  id: 'y7/polygons/name-the-triangle',
  version: 2,
  topicId: '119-classify-polygons',
  years: [7],
  difficulty: 'EASY',
  strategy: 'third-angle-then-name',
  calculator: false,
  title: 'Name a triangle from two angles',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        story: random.int(0, stories.length - 1),
        a: random.int(20, 80),
        b: random.int(20, 80),
      }),
      (p) => {
        const word = angleWord(all(p));
        const isosceles = new Set(all(p)).size === 2;
        return (
          third(p.a, p.b) > 15 &&
          new Set(all(p)).size > 1 &&
          (isosceles || (p.a + p.b) % 7 === 0 || third(p.a, p.b) === 90) &&
          (word !== 'acute-angled' || p.a !== p.b)
        );
      },
    ),
  prompt: (p) =>
    `${p.name} makes ${stories[p.story]} in the shape of a triangle. Two of its angles are $${p.a}^\\circ$ and $${p.b}^\\circ$. What type of triangle is it?`,
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: (p) => right(p),
  steps: (p) => [
    start(
      `180^\\circ-${p.a}^\\circ-${p.b}^\\circ`,
      'The angles of a triangle add up to a straight angle.',
      'Find the third angle first.',
      'What do the three angles add up to?',
    ),
    equal(
      `${third(p.a, p.b)}^\\circ`,
      'This is the third angle.',
      'Subtract both angles.',
      'What is the size of the angle you weren’t given?',
    ),
    start(
      `\\text{${angleWord(all(p))}}`,
      'The largest angle tells you this part of the name.',
      'Compare the largest angle with a right angle.',
      'Which angle is the largest?',
    ),
    result(
      `\\text{${right(p)}}`,
      'Equal angles are opposite equal sides, and different angles are opposite different sides.',
      'How many of the angles are equal? That’s how many sides are equal.',
      'What do equal angles tell you about the sides?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'third-angle-left-out',
      compute: (p) =>
        unlessRight(
          third(p.a, p.b) >= 90 ? byTwo(p) : option(p.a === p.b ? 'isosceles' : 'scalene', angleWord(all(p))),
          right(p),
        ),
      firstWrongStep: 0,
      feedback: () => 'You only looked at the two given angles. Work out the third one as well.',
    },
    {
      misconceptionId: 'shape-by-look',
      compute: (p) => option(sideWord(all(p)) === 'isosceles' ? 'equilateral' : 'isosceles', angleWord(all(p))),
      firstWrongStep: 3,
      feedback: () => 'Compare all three angles. How many of them are actually equal?',
    },
    {
      misconceptionId: 'takes-every-angle-as-right',
      compute: (p) => unlessRight(option(sideWord(all(p)), 'right-angled'), right(p)),
      firstWrongStep: 2,
      feedback: () => 'A right-angled triangle needs an angle that is exactly a right angle. Check the largest angle.',
    },
  ],
  confirm(p) {
    // Build the triangle with unit circumscribed diameter: sides are sines of the angles, and Pythagoras tells the kind.
    const sides = all(p)
      .map((a) => Math.sin((a * Math.PI) / 180))
      .sort((x, y) => x - y);
    const [s, m, l] = [sides[0] ?? 0, sides[1] ?? 0, sides[2] ?? 0];
    const gap = s * s + m * m - l * l;
    const same = [Math.abs(s - m), Math.abs(m - l)].filter((d) => d < 1e-9).length;
    return {
      kind: 'one-of',
      texts: [
        `${['Scalene', 'Isosceles', 'Equilateral'][same]} and ${gap > 1e-9 ? 'acute' : gap < -1e-9 ? 'obtuse' : 'right'}-angled`,
      ],
    };
  },
  examples: [
    { seed: 's1', input: 'd', verdict: 'correct' },
    { seed: 's2', input: 'c', verdict: 'correct' },
    { seed: 's3', input: 'b', verdict: 'wrong', misconceptionId: 'third-angle-left-out' },
    { seed: 's4', input: 'a', verdict: 'wrong', misconceptionId: 'shape-by-look' },
    { seed: 's5', input: 'a', verdict: 'wrong', misconceptionId: 'takes-every-angle-as-right' },
  ],
});
