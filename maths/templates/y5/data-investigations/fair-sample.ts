import { defineTemplate } from '../../format';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  study: number;
  groups: number;
  each: number;
  few: number;
}

interface Study {
  asks: string;
  /** The groups that everybody belongs to one of. */
  group: string;
  groupPlural: string;
  members: string;
  /** People who are likely to answer in one way. */
  oneSided: string;
}

const studies: Study[] = [
  {
    asks: 'how students get to school',
    group: 'class',
    groupPlural: 'classes',
    members: 'students',
    oneSided: 'students at the bus stop',
  },
  {
    asks: 'which sport students at a school like best',
    group: 'class',
    groupPlural: 'classes',
    members: 'students',
    oneSided: 'students at football training',
  },
  {
    asks: 'how much students at a school read',
    group: 'class',
    groupPlural: 'classes',
    members: 'students',
    oneSided: 'students in the library',
  },
  {
    asks: 'what music people in a town like',
    group: 'suburb',
    groupPlural: 'suburbs',
    members: 'people',
    oneSided: 'people at a rock concert',
  },
  {
    asks: 'how often people in a town go to the beach',
    group: 'suburb',
    groupPlural: 'suburbs',
    members: 'people',
    oneSided: 'people at the surf club',
  },
  {
    asks: 'what club members think of the new pool',
    group: 'team',
    groupPlural: 'teams',
    members: 'members',
    oneSided: 'members of the swim team',
  },
];

const studyOf = (p: Params) => studies[p.study] as Study;
const total = ({ groups, each }: Params) => groups * each;

/** The three plans with what matters about them. */
function plans(p: Params) {
  const { group, groupPlural, members, oneSided } = studyOf(p);
  return {
    fair: {
      text: `${p.each} ${members} picked at random from each of the ${p.groups} ${groupPlural}`,
      size: total(p),
      everybodyMayBeAsked: true,
    },
    oneSided: { text: `${total(p)} ${oneSided}`, size: total(p), everybodyMayBeAsked: false },
    few: { text: `${p.few} ${members} picked at random from one ${group}`, size: p.few, everybodyMayBeAsked: false },
    friends: {
      text: `${p.few} ${members} picked at random from the whole list`,
      size: p.few,
      everybodyMayBeAsked: true,
    },
  };
}

export const fairSample = defineTemplate<Params>({
  id: 'y5/data-investigations/fair-sample',
  version: 1,
  topicId: '80-data-types-and-investigations',
  years: [5, 6],
  difficulty: 'HARD',
  strategy: 'judge-a-plan-for-a-survey',
  calculator: false,
  title: 'Who should you ask?',
  params: (random) => ({
    person: random.pick(people),
    study: random.int(0, studies.length - 1),
    groups: random.int(6, 12),
    each: random.int(5, 8),
    few: random.int(2, 4),
  }),
  prompt: (p) =>
    `${p.person} wants to find out ${studyOf(p).asks}. There are ${p.groups} ${studyOf(p).groupPlural}. Who should they ask?`,
  answer: (p) => ({ kind: 'choice', model: plans(p).fair.text }),
  correctChoice: (p) => plans(p).fair.text,
  steps: (p) => [
    step(
      'identity',
      `${p.groups}\\times ${p.each}=${total(p)}`,
      'This plan asks enough people.',
      'Work out how many people each plan asks.',
      'How many people is that altogether?',
    ),
    step(
      'start',
      `${p.few}<${total(p)}`,
      'A few answers can be unusual just by chance.',
      'Cross out the plans that ask very few.',
      'Would the result change a lot if one person gave a different answer?',
    ),
    step(
      'start',
      '\\text{everybody can be picked}',
      'Every group is included, and chance decides who is asked.',
      'Check who can never be picked.',
      'Does the plan leave anyone out?',
    ),
    step(
      'result',
      `${p.groups}\\times ${p.each}\\text{ people}`,
      'It asks enough people, and everyone has a chance of being picked.',
      'Choose the plan that passes both tests.',
      'Which plan is large enough and leaves no one out?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'sample-from-one-group',
      compute: (p) => plans(p).oneSided.text,
      firstWrongStep: 2,
      feedback: (p) =>
        `These ${studyOf(p).members} will probably all give the same kind of answer. Others can never be picked.`,
    },
    {
      misconceptionId: 'sample-too-small',
      compute: (p) => plans(p).friends.text,
      firstWrongStep: 1,
      feedback: (p) =>
        `Picking at random is a good idea, but ${p.few} answers aren’t enough to tell you about everyone.`,
    },
    {
      misconceptionId: 'sample-from-one-group',
      compute: (p) => plans(p).few.text,
      firstWrongStep: 1,
      feedback: (p) => `Only one ${studyOf(p).group} gets asked. The others don’t get a say.`,
    },
  ],
  confirm: (p) => {
    const enough = Object.values(plans(p)).filter((plan) => plan.everybodyMayBeAsked && plan.size >= 2 * p.groups);
    return { kind: 'one-of', texts: enough.map((plan) => plan.text) };
  },
  examples: [
    { seed: 's1', input: '6 people picked at random from each of the 6 suburbs', verdict: 'correct' },
    { seed: 's2', input: '55 students in the library', verdict: 'wrong', misconceptionId: 'sample-from-one-group' },
    {
      seed: 's3',
      input: '3 students picked at random from the whole list',
      verdict: 'wrong',
      misconceptionId: 'sample-too-small',
    },
    { seed: 's9', input: '8 students picked at random from each of the 8 classes', verdict: 'correct' },
  ],
});
