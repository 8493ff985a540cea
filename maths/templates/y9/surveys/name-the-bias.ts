import { defineTemplate } from '../../format';
import { result, start } from '../../worked-line';

type Kind = 'leading' | 'volunteers' | 'place' | 'silent';

interface Params {
  kind: Kind;
  story: number;
  number: number;
}

const names: Record<Kind, string> = {
  leading: 'The question pushes people towards one answer',
  volunteers: 'Only people with strong views choose to answer',
  place: 'The sample leaves out some of the people',
  silent: 'Most of the people chosen didn’t answer',
};

const stories: Record<Kind, ((n: number) => string)[]> = {
  leading: [
    (n) =>
      `A random sample of ${n} people is asked: Do you agree that our wonderful beach needs better care? Everyone answers.`,
    (n) =>
      `A random sample of ${n} students is asked: Should the boring old uniform finally be replaced? Everyone answers.`,
    (n) => `A random sample of ${n} residents is asked: Do you want to stop the dangerous new road? Everyone answers.`,
  ],
  volunteers: [
    (n) => `A radio show asks all its listeners to call in about a new law. It gets ${n} calls.`,
    (n) => `A website asks every visitor to click on a poll about dogs at the beach. It gets ${n} clicks.`,
    (n) => `A news site posts a form about parking fees. It gets ${n} replies.`,
  ],
  place: [
    (n) => `To find out how people in a town travel, ${n} people are asked at a car park. All of them answer.`,
    (n) => `To find out how much sport students do, ${n} students are asked at the gym. All of them answer.`,
    (n) => `To find out what shoppers buy, ${n} people are asked in a toy shop. All of them answer.`,
  ],
  silent: [
    (n) => `A council writes to ${10 * n} homes chosen at random about rubbish bins. Only ${n} of them answer.`,
    (n) => `A bank writes to ${12 * n} customers chosen at random about its service. Only ${n} of them answer.`,
    (n) => `A school sends a form to ${8 * n} families chosen at random. Only ${n} of them answer.`,
  ],
};

const kinds: Kind[] = ['leading', 'volunteers', 'place', 'silent'];
const at = (p: Params, shift: number) => names[kinds[(kinds.indexOf(p.kind) + shift) % 4] ?? 'leading'];

const why: Record<Kind, string> = {
  leading: 'The people were chosen well, but the wording of the question tells them what to think.',
  volunteers: 'Nobody was chosen: people only answer if they care about the topic.',
  place: 'Everyone who is asked answers, but people who never go there can’t be chosen.',
  silent: 'The people were chosen well, but those who answer may be different from those who don’t.',
};

export const nameTheBias = defineTemplate<Params>({
  id: 'y9/surveys/name-the-bias',
  version: 1,
  topicId: '158-survey-methods-and-bias',
  years: [9],
  difficulty: 'HARD',
  strategy: 'find-the-source-of-bias',
  calculator: false,
  title: 'What is wrong with the survey?',
  params: (random) => ({ kind: random.pick(kinds), story: random.int(0, 2), number: random.int(5, 24) * 10 }),
  prompt: (p) => `${stories[p.kind][p.story]?.(p.number)} What is the main weakness of this survey?`,
  answer: (p) => ({ kind: 'choice', model: names[p.kind] }),
  correctChoice: (p) => names[p.kind],
  steps: (p) => [
    start(
      '\\text{who was asked}',
      p.kind === 'place'
        ? why.place
        : p.kind === 'volunteers'
          ? why.volunteers
          : 'People were chosen at random, and that’s fine.',
      'First look at how the people were chosen.',
      'Could everyone be chosen?',
    ),
    start(
      '\\text{who answered, and what were they asked}',
      p.kind === 'silent' || p.kind === 'leading' ? why[p.kind] : 'All the answers that came in were counted.',
      'Then look at the answers and the wording of the question.',
      'Did most people answer, and was the wording fair?',
    ),
    result(
      `\\text{${names[p.kind]}}`,
      'This is the main weakness.',
      'Decide which of these went wrong.',
      'What would you change first in this survey?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'bias-of-another-kind',
      compute: (p) => at(p, 1),
      firstWrongStep: 0,
      feedback: () => 'Read it again: how were people chosen, who answered, and what were they asked?',
    },
    {
      misconceptionId: 'bias-of-another-kind',
      compute: (p) => at(p, 2),
      firstWrongStep: 1,
      feedback: () => 'Read it again: how were people chosen, who answered, and what were they asked?',
    },
    {
      misconceptionId: 'large-sample-always-fair',
      compute: () => 'It has no weakness: lots of people were asked',
      firstWrongStep: 0,
      feedback: () => 'A large number on its own doesn’t make a survey fair.',
    },
  ],
  // By the words of the story alone.
  confirm(p) {
    const text = stories[p.kind][p.story]?.(p.number) ?? '';
    const kind: Kind = text.includes('Only')
      ? 'silent'
      : text.includes('is asked:')
        ? 'leading'
        : text.includes('asked at') || text.includes('asked in')
          ? 'place'
          : 'volunteers';
    return { kind: 'one-of', texts: [names[kind]] };
  },
  examples: [
    { seed: 's1', input: 'Most of the people chosen didn’t answer', verdict: 'correct' },
    { seed: 's2', input: 'Most of the people chosen didn’t answer', verdict: 'correct' },
    {
      seed: 's1',
      input: 'The question pushes people towards one answer',
      verdict: 'wrong',
      misconceptionId: 'bias-of-another-kind',
    },
    {
      seed: 's1',
      input: 'It has no weakness: lots of people were asked',
      verdict: 'wrong',
      misconceptionId: 'large-sample-always-fair',
    },
  ],
});
