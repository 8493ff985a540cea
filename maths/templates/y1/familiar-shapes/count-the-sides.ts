import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { cornersShow, unevenShape } from '../shared/shapes';
import { wholeAnswer } from '../shared/whole-answer';

interface Params {
  vertices: [number, number][];
  asked: 'sides' | 'corners';
}

const count = ({ vertices }: Params) => vertices.length;
const one = ({ asked }: Params) => (asked === 'sides' ? 'side' : 'corner');

export const countTheSides = defineTemplate<Params>({
  id: 'y1/familiar-shapes/count-the-sides',
  version: 1,
  topicId: '10-familiar-shapes',
  years: [1],
  difficulty: 'NORMAL',
  strategy: 'mark-and-count',
  calculator: false,
  title: 'Count sides and corners',
  params: (random) =>
    drawUntil(
      () => {
        const corners = random.int(4, 8);
        const shares = () => Array.from({ length: corners }, () => random.int(0, 10) / 10);
        return { vertices: unevenShape(shares(), shares()), asked: random.pick(['sides', 'corners'] as const) };
      },
      ({ vertices }) => cornersShow(vertices),
    ),
  prompt: (p) => `How many ${p.asked} does this shape have?`,
  figure: (p) => ({ kind: 'polygon', alt: `A shape with corners ${letters(count(p))}.`, vertices: p.vertices }),
  answer: (p) => wholeAnswer(count(p)),
  steps: (p) => [
    step(
      'start',
      Array.from({ length: count(p) }, () => 1).join('+'),
      `Mark one ${one(p)}. Then count around the shape.`,
      `Put your finger on one ${one(p)} to start.`,
      'How will you know where you started?',
    ),
    step(
      'equal',
      `${count(p) - 1}+1`,
      `Now there’s just one ${one(p)} left.`,
      'Keep going around the shape.',
      'Are you back at the start yet?',
    ),
    step(
      'equal',
      String(count(p)),
      'Stop when you get back to your mark.',
      'When do you stop counting?',
      'Did you count each one just once?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => String(count(p) + 1),
      firstWrongStep: 2,
      feedback: (p) => `You went all the way around and counted the first ${one(p)} twice.`,
    },
    {
      misconceptionId: 'sides-miscounted',
      compute: (p) => String(count(p) - 1),
      firstWrongStep: 2,
      feedback: (p) => `You might have missed one. Mark each ${one(p)} as you count.`,
    },
  ],
  confirm: (p) => {
    // Follows the outline from corner to corner until it is back at the start.
    const [first] = p.vertices;
    let [at, steps] = [0, 0];
    do {
      at = (at + 1) % p.vertices.length;
      steps += 1;
    } while (p.vertices[at] !== first);
    return { kind: 'values', values: [steps] };
  },
  examples: [
    { seed: 's1', input: '4', verdict: 'correct' },
    { seed: 's2', input: '9', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's3', input: '4', verdict: 'wrong', misconceptionId: 'sides-miscounted' },
    { seed: 's4', input: '3+1', verdict: 'wrong-form' },
  ],
});

function letters(count: number): string {
  return 'ABCDEFGH'.slice(0, count).split('').join(', ');
}
