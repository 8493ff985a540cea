import type { Criterion } from '../../../../rules/tasks/rubric';

/** Days from the day of seeding, and a time on the clock of the class: [-1, '16:00'] is yesterday at four. */
export type WallTime = readonly [days: number, time: string];

/**
 * What a student did with a task: **D**one in time, **L**ate, **H**alf of it, only **O**pened, **N**othing; e**X**cused, an
 * **E**xtension, handed **B**ack; done and **M**arked by hand, **R**equested another look, or **C**ommented on.
 */
export type Work = 'D' | 'L' | 'H' | 'O' | 'N' | 'X' | 'E' | 'B' | 'M' | 'R' | 'C';

export interface DemoTask {
  /** Marks the task as ours, so that a start which was cut off finds it again. */
  key: string;
  className: string;
  type: 'HOMEWORK' | 'TEST';
  state: 'DRAFT' | 'OPEN' | 'CLOSED';
  title: string;
  instructions: string;
  /** Its subjects; the first is the class's own, and the one that the work counts for. */
  courseIds: readonly [string, ...string[]];
  topicIds: string[];
  source: 'TOPICS' | 'PICKED' | 'PICKED_OWN';
  easy: number;
  normal: number;
  opensAt: WallTime;
  dueAt: WallTime;
  lateUntil: WallTime | null;
  closedAt: WallTime | null;
  minutes: number | null;
  tries: number;
  /** Null: at hand-in. */
  answersAt: WallTime | null;
  gradeType: 'POINT' | 'PERCENTAGE' | 'LETTER' | 'NOT_GRADE';
  rubric: Criterion[];
  /** One letter a student in the order of the class, begun anew where the class is longer. */
  works: string;
}

type Told = Pick<DemoTask, 'key' | 'title' | 'topicIds' | 'opensAt' | 'dueAt'> & Partial<DemoTask>;

const inClass =
  (className: string, courseId: string) =>
  (told: Told): DemoTask => ({
    className,
    courseIds: [courseId],
    type: 'HOMEWORK',
    state: 'OPEN',
    instructions: '',
    source: 'TOPICS',
    easy: 2,
    normal: 4,
    lateUntil: null,
    closedAt: null,
    minutes: null,
    tries: 1,
    answersAt: null,
    gradeType: 'POINT',
    rubric: [],
    works: 'N',
    ...told,
  });

const of6B = inClass('6B', 'year-6');
const of8A = inClass('8A', 'year-8');
const of5C = inClass('5C', 'year-5');

/** Tasks of the demo school in every state there is. The first student of 6B is Ava, the second is Ben. */
export const demoTasks: readonly DemoTask[] = [
  of6B({
    key: 'demo-6b-fractions',
    title: 'Adding and subtracting fractions',
    instructions: 'Find a common denominator first. Write the steps on paper as well.',
    state: 'CLOSED',
    // Two subjects: comparing is looked at again from the year before.
    courseIds: ['year-6', 'year-5'],
    topicIds: ['64-compare-fractions-mixed', '86-add-and-subtract-unlike-fractions'],
    opensAt: [-20, '09:00'],
    dueAt: [-13, '16:00'],
    lateUntil: [-11, '09:00'],
    closedAt: [-10, '09:00'],
    gradeType: 'PERCENTAGE',
    works: 'DDDLDDCDDHDDLDDDNDDMDDDD',
  }),
  of6B({
    key: 'demo-6b-patterns',
    title: 'Growing patterns: show how you think',
    instructions: 'Say in your own words how the pattern grows. I look at your method, not at a figure.',
    source: 'PICKED_OWN',
    easy: 2,
    normal: 3,
    topicIds: ['90-growing-patterns-and-rules'],
    opensAt: [-12, '09:00'],
    dueAt: [-5, '16:00'],
    lateUntil: [-3, '09:00'],
    gradeType: 'NOT_GRADE',
    rubric: [
      { name: 'Method', levels: ['picks no step', 'picks a step that helps', 'sets up alone'] },
      { name: 'Working', levels: ['lines missing', 'every line there'] },
    ],
    works: 'DCDDDLDDNDCDDDDDDHDDDDDD',
  }),
  of6B({
    key: 'demo-6b-decimals',
    title: 'Decimals check',
    type: 'TEST',
    source: 'PICKED',
    easy: 3,
    normal: 5,
    topicIds: ['85-add-and-subtract-decimals', '87-decimals-by-powers-of-ten'],
    opensAt: [-6, '09:00'],
    dueAt: [-5, '15:00'],
    minutes: 30,
    answersAt: [-4, '09:00'],
    gradeType: 'LETTER',
    works: 'DDMDDRDDDDMDDDDNDDDDDRDD',
  }),
  of6B({
    key: 'demo-6b-percentages',
    title: 'Percentages of quantities',
    instructions: 'Ten minutes a day are enough.',
    topicIds: ['88-fraction-or-percent-of-a-quantity', '89-modelling-with-percentages'],
    opensAt: [-8, '09:00'],
    dueAt: [-1, '16:00'],
    lateUntil: [3, '09:00'],
    works: 'HDDLDNDEDXDDBDDHDNDDDEDD',
  }),
  of6B({
    key: 'demo-6b-integers',
    title: 'Integers on a number line: quick test',
    type: 'TEST',
    source: 'PICKED',
    easy: 3,
    normal: 3,
    topicIds: ['82-integers-on-a-line'],
    opensAt: [-2, '09:00'],
    dueAt: [-1, '10:00'],
    minutes: 20,
    answersAt: [3, '09:00'],
    gradeType: 'PERCENTAGE',
    works: 'DDDDDDDNDDDDDDDDXDDDDDDD',
  }),
  of6B({
    key: 'demo-6b-angles',
    title: 'Angles at a point and on a line',
    source: 'PICKED_OWN',
    topicIds: ['95-angles-at-a-point-and-on-a-line'],
    opensAt: [-4, '09:00'],
    dueAt: [1, '08:55'],
    lateUntil: [2, '08:55'],
    works: 'NHDDNDHDBONDDDNDDHDDNDDD',
  }),
  of6B({
    key: 'demo-6b-operations',
    tries: 3,
    title: 'Order of operations and unknowns',
    topicIds: ['91-order-of-operations-unknowns'],
    opensAt: [-2, '09:00'],
    dueAt: [6, '16:00'],
    lateUntil: [9, '09:00'],
    works: 'NNDNNHNNNDNNNNONNNDNNNHN',
  }),
  of6B({
    key: 'demo-6b-area',
    title: 'Area of rectangles: test',
    instructions: 'Bring a pencil and paper. No calculator.',
    type: 'TEST',
    source: 'PICKED',
    easy: 3,
    normal: 5,
    topicIds: ['93-area-of-rectangles'],
    opensAt: [2, '09:00'],
    dueAt: [2, '10:30'],
    minutes: 40,
    gradeType: 'LETTER',
  }),
  of6B({
    key: 'demo-6b-chance',
    title: 'Chance: end of term',
    state: 'DRAFT',
    topicIds: ['100-probability-0-to-1'],
    opensAt: [7, '09:00'],
    dueAt: [14, '16:00'],
  }),
  of8A({
    key: 'demo-8a-index-laws',
    title: 'Index laws warm-up',
    topicIds: ['125-index-laws-positive-and-zero'],
    opensAt: [-6, '09:00'],
    dueAt: [-2, '16:00'],
    lateUntil: [2, '09:00'],
    works: 'DDLDDDNDDDHDDDDCDDLD',
  }),
  of8A({
    key: 'demo-8a-pythagoras',
    title: 'Pythagoras check',
    type: 'TEST',
    source: 'PICKED',
    easy: 2,
    normal: 4,
    topicIds: ['137-pythagoras'],
    opensAt: [-4, '09:00'],
    dueAt: [-3, '15:00'],
    minutes: 30,
    gradeType: 'LETTER',
    works: 'DDDDNDMDDDDDDRDNDDDD',
  }),
  of8A({
    key: 'demo-8a-percent',
    title: 'Percent change in shops',
    topicIds: ['127-percent-change-gst-profit'],
    opensAt: [-3, '09:00'],
    dueAt: [2, '16:00'],
    gradeType: 'PERCENTAGE',
    works: 'DNHDNNDNDNNHDNNDNNDN',
  }),
  of8A({
    key: 'demo-8a-graphs',
    title: 'Linear graphs',
    state: 'DRAFT',
    topicIds: ['129-linear-graphs'],
    opensAt: [4, '09:00'],
    dueAt: [10, '16:00'],
  }),
  of5C({
    key: 'demo-5c-fractions',
    title: 'Comparing fractions',
    state: 'CLOSED',
    topicIds: ['64-compare-fractions-mixed'],
    opensAt: [-7, '09:00'],
    dueAt: [-3, '16:00'],
    lateUntil: [-2, '09:00'],
    closedAt: [-1, '09:00'],
    works: 'DDDNDHDDLDDDCDDN',
  }),
  of5C({
    key: 'demo-5c-factors',
    title: 'Factors and multiples',
    topicIds: ['63-factors-multiples-divisibility'],
    opensAt: [-5, '09:00'],
    dueAt: [1, '16:00'],
    lateUntil: [3, '09:00'],
    works: 'DHNDNDDNDONDDNDN',
  }),
  of5C({
    key: 'demo-5c-perimeter',
    title: 'Perimeter and area: test',
    type: 'TEST',
    source: 'PICKED',
    topicIds: ['73-perimeter-and-area'],
    opensAt: [3, '09:00'],
    dueAt: [3, '10:00'],
    minutes: 30,
  }),
];

/** What the student at this place of the class (from 0) does with a task. */
export function workAt(task: DemoTask, place: number): Work {
  return (task.works[place % task.works.length] ?? 'N') as Work;
}
