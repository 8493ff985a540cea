import type { StepVerdict } from '../../types';
import type { StepCase } from './fifth-steps';

type Lines = Partial<Record<StepVerdict['kind'], string[]>>;

const after = (before: string, lines: Lines): StepCase[] =>
  (Object.entries(lines) as [StepVerdict['kind'], string[]][]).flatMap(([verdict, all]) =>
    all.map((line) => ({ before, line, verdict })),
  );

/** A seventh round for lines of working: two curves neither of which is solved for an unknown, and three unknowns. */
export const seventhStepCases: StepCase[] = [
  // Two circles: their difference is the line through both points.
  ...after('x^2+y^2=25, (x-7)^2+(y-1)^2=25', {
    'same-solutions': [
      '7x+y=25',
      '14x+2y=50',
      'x^2-7x+12=0',
      'x=3 or x=4',
      'y=4 or y=-3',
      'x^2+(25-7x)^2=25',
      'x=3, y=4 or x=4, y=-3',
      '(3,4) or (4,-3)',
      '(3,4), (4,-3)',
      'x^2+y^2=25, 7x+y=25',
    ],
    wrong: [
      '7x+y=24',
      '7x-y=25',
      'x^2-7x+10=0',
      'x=3',
      'x=-3 or x=-4',
      '(3,4)',
      'x=3, y=-3 or x=4, y=4',
      'x^2+y^2=25, 7x+y=24',
    ],
  }),
  // A circle and a parabola: one root of the equation in x belongs to no point.
  ...after('x^2+y^2=20, y^2=8x', {
    'same-solutions': [
      'x^2+8x=20',
      'x^2+8x-20=0',
      '(x+10)(x-2)=0',
      'x=2',
      'y=4 or y=-4',
      'x=2, y=4 or x=2, y=-4',
      '(2,4) or (2,-4)',
    ],
    wrong: ['x^2-8x-20=0', 'x^2+8x+20=0', 'x=-10', 'y=4', 'x=2, y=4', '(2,4)', '(2,4) or (-10,4)'],
  }),
  ...after('y=x^2, x^2+y^2=2', {
    'same-solutions': ['y^2+y-2=0', 'x^4+x^2-2=0', 'x=1 or x=-1', 'y=1', '(1,1) or (-1,1)'],
    wrong: ['y=1 or y=2', 'x^4+x^2+2=0', '(1,1)', 'x=1 or x=-2'],
  }),
  // Squares that add up and squares that differ.
  ...after('x^2+y^2=13, x^2-y^2=5', {
    'same-solutions': [
      '2x^2=18',
      'x^2=9',
      '2y^2=8',
      'y=2 or y=-2',
      'x^2=9, y^2=4',
      '(3,2) or (3,-2) or (-3,2) or (-3,-2)',
    ],
    wrong: ['x^2=18', '2x^2=8', 'x=3, y=2', 'x=9, y=4', 'x^2=9, y^2=5', '(3,2) or (-3,-2)'],
  }),
  ...after('xy=12, x^2+y^2=25', {
    'same-solutions': [
      'x^4-25x^2+144=0',
      '(x+y)^2=49',
      '(x-y)^2=1',
      '(3,4) or (4,3) or (-3,-4) or (-4,-3)',
      'x=3 or x=4 or x=-3 or x=-4',
    ],
    wrong: ['x^4+25x^2+144=0', '(x+y)^2=25', '(x-y)^2=2', '(3,4) or (4,3)', 'x=3 or x=4'],
  }),
  // Circles that touch, and circles that do not meet.
  ...after('x^2+y^2=4, (x-4)^2+y^2=4', {
    'same-solutions': ['8x=16', 'x=2', '(2,0)', 'x=2, y=0'],
    wrong: ['x=4', '(2,0) or (-2,0)', '(0,2)'],
  }),
  ...after('x^2+y^2=1, (x-5)^2+y^2=1', {
    'same-solutions': ['10x=25', 'x=5/2', 'no solution'],
    wrong: ['10x=24', 'x=2', 'x=5/2, y=0'],
  }),
  // Three unknowns.
  ...after('x+y+z=6, 2x-y+z=3, x+2y-z=2', {
    good: ['x=1, y=2, z=3', '(1,2,3)', '(x,y,z)=(1,2,3)', 'x+y+z=6, 3x+2z=9, 2x+3y=8'],
    'same-solutions': ['3x+2z=9', '2x+3y=8', 'z=3', 'x=1, y=2', '3x+2z=9, 2x+3y=8'],
    wrong: [
      '(1,3,2)',
      '(3,2,1)',
      '(1,2)',
      'x=1, y=2, z=4',
      '3x+2z=8',
      'z=2',
      'x+y+z=6, 3x+2z=9, 2x+3y=7',
      '(x,y,z)=(1,2,4)',
    ],
  }),
];
