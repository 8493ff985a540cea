import { describe, expect, it } from 'vitest';
import { question, steps } from '../../../../maths/working/question-for-tests';
import type { Brief, WordedMove } from './brief';
import { createGate } from './gate';
import { builtLies, lies } from './lies-for-tests';
import { wordingRequest } from './wording-request';

const equation = question({
  prompt: 'Solve $2x+3=11$ for $x$.',
  answer: { kind: 'number', model: '4', variable: 'x' },
  steps: steps(['start', '2x+3=11'], ['equivalent', '2x=8'], ['equivalent', 'x=4']),
});

const messages: [WordedMove, string][] = [
  ['go-on', 'That line works. What comes next?'],
  ['why-allowed', 'That works, and you found your own way. Why are you allowed to do that?'],
  ['what-changes', 'That’s true. What will you change next?'],
  ['ask-reason', 'Go back to the question. What is the reason for this step?'],
  ['hint', 'Read the question again. What does it ask, and what does it tell you?'],
  ['hint', 'Take the $3$ away from both sides. What does that leave on the left?'],
  ['hint', 'First undo what was done last to $x$. Which sign stands there?'],
  ['smaller-question', 'Let us take a smaller piece. What undoes adding?'],
  [
    'why-not-tell',
    'Working it out yourself is what makes it stick. Would a hint help, or an example with other numbers?',
  ],
  ['read-again', 'I couldn’t read that line. Can you write it again in maths symbols?'],
  ['part-holds', 'Part of this line holds: the left side. What happened in the rest?'],
  ['nudge', 'Take your time. Is there a line you can write down already?'],
];

const briefs = messages.map(
  ([move, builtIn]): Brief => ({
    move,
    year: 7,
    question: equation,
    isClosed: false,
    builtIn,
    decided: [],
    typed: null,
  }),
);
const gateOf = (brief: Brief) => createGate(brief, wordingRequest(brief).system);

describe('a model that lies', () => {
  const all = Object.entries(lies).flatMap(([kind, said]) => said.map((lie) => [kind, lie] as const));

  it('gets none of its sentences through, whatever was decided', () => {
    const built = new Set(briefs.flatMap(({ builtIn }) => builtLies(builtIn)));
    expect(all.length + built.size).toBeGreaterThanOrEqual(400);
    const through = briefs.flatMap((brief) => {
      const gate = gateOf(brief);
      return [...all, ...builtLies(brief.builtIn).map((lie) => ['built', lie] as const)]
        .filter(([, lie]) => gate.pass(lie, []).kind === 'shown')
        .map(([kind, lie]) => `${brief.builtIn} | ${kind}: ${lie}`);
    });
    expect(through).toEqual([]);
  });
});

/** Wordings that say the same, as a small model gives them. */
const honest: [number, string][] = [
  [0, 'Yes, that line follows.'],
  [0, 'That line works.'],
  [0, 'So, what comes next?'],
  [0, 'What would you do next?'],
  [1, 'It holds, by a way of your own.'],
  [1, 'And why may you do that?'],
  [2, "Yes, that's true."],
  [2, 'Now, what will you change next?'],
  [3, 'Please go back to the question.'],
  [3, 'Let’s go back to the question for now.'],
  [3, 'Can you go back to the problem?'],
  [3, 'So what is your reason for this step?'],
  [3, 'What was the reason for that step?'],
  [3, 'Why did you take this step?'],
  [4, 'Let’s read the question again.'],
  [4, 'Read the question once more, please.'],
  [4, 'What is it asking, and what is given?'],
  [4, 'Have another read of the question.'],
  [5, 'Now take the $3$ away from both sides.'],
  [5, 'Let us take the $3$ away from both sides.'],
  [5, 'You can take the $3$ away from both sides.'],
  [5, 'Subtract the $3$ from each side.'],
  [5, 'What does that leave on the left?'],
  [5, 'So what would that leave on the left?'],
  [5, 'What remains on the left?'],
  [6, 'First undo what was done last to the $x$.'],
  [6, 'So first, undo what was done last to $x$.'],
  [6, 'Undo the last thing done to $x$ first.'],
  [6, 'And which sign stands there?'],
  [6, 'Which sign is standing there now?'],
  [7, 'Let’s take a smaller piece.'],
  [7, 'Okay, let us take a smaller part.'],
  [7, 'What undoes adding?'],
  [7, 'So what undoes the adding?'],
  [8, 'Working it out yourself is what makes it stick.'],
  [8, 'Working this out yourself is what will make it stick.'],
  [8, 'Would a hint help, or an example with other numbers?'],
  [8, 'Would you like a hint?'],
  [9, 'I could not read that line.'],
  [9, "I couldn't read your line."],
  [9, 'Could you write it again in maths signs?'],
  [9, 'Please can you write that once more in maths signs?'],
  [10, 'What happened in the rest?'],
  [10, 'And what happened in the rest of it?'],
  [11, 'Take the time you need.'],
  [11, 'Please take all the time you need.'],
  [11, 'Is there a line you can already write down?'],
  [11, 'Is there already a line that you can write down?'],
];

it('lets a fair share of honest wordings through', () => {
  const shown = honest.filter(([place, sentence]) => {
    const brief = briefs[place];
    const whole = brief?.builtIn.split(/(?<=\.)\s/)[0] ?? '';
    return brief && gateOf(brief).pass(sentence, sentence.endsWith('?') ? [whole] : []).kind === 'shown';
  });
  console.info(`${shown.length} of ${honest.length} honest wordings were shown`);
  expect(shown.length / honest.length).toBeGreaterThan(0.6);
});
