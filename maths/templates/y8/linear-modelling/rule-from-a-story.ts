import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start } from '../../worked-line';
import { stories, storyOf } from './stories';

interface Params {
  story: number;
  fixed: number;
  rate: number;
  try: number;
}

const rule = (rate: number, fixed: number, letter: string) => `C=${rate}${letter}+${fixed}`;

export const ruleFromAStory = defineTemplate<Params>({
  id: 'y8/linear-modelling/rule-from-a-story',
  version: 1,
  topicId: '131-linear-modelling',
  years: [8],
  difficulty: 'EASY',
  strategy: 'fixed-part-plus-rate',
  calculator: false,
  title: 'Write a rule for a cost',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const { fixed, rate } = storyOf(story);
        return {
          story,
          fixed: 5 * random.int(fixed[0] / 5, fixed[1] / 5),
          rate: random.int(...rate),
          try: random.int(2, 4),
        };
      },
      (p) => p.fixed !== p.rate,
    ),
  prompt: (p) =>
    `${storyOf(p.story).text(p.fixed, p.rate)} Write a rule for the cost, $C$ dollars, for $${storyOf(p.story).letter}$ ${storyOf(p.story).many}.`,
  instruction: (p) => `Write the rule as $C=\\ldots$ using the letter $${storyOf(p.story).letter}$.`,
  answer: (p) => ({ kind: 'equation', model: rule(p.rate, p.fixed, storyOf(p.story).letter), variable: 'C' }),
  steps: (p) => {
    const { letter, one, many } = storyOf(p.story);
    return [
      start(
        `${p.fixed}+${p.rate}\\times ${p.try}`,
        `Try it with ${p.try} ${many}: the fixed part once, and \\$${p.rate} for each ${one}.`,
        `What would ${p.try} ${many} cost?`,
        `Which amount is paid once, and which is paid for each ${one}?`,
      ),
      equal(
        `${p.rate}\\times ${p.try}+${p.fixed}`,
        `Only the number of ${many} can change. Everything else stays the same.`,
        'See which number in your calculation would change.',
        `Which number in the calculation depends on the ${many}?`,
      ),
      start(
        `C=${p.rate}\\times ${letter}+${p.fixed}`,
        `Put $${letter}$ in place of the number of ${many}.`,
        'Use a letter for the number that changes.',
        'What stays the same, whatever the letter is?',
      ),
      result(
        rule(p.rate, p.fixed, letter),
        'Leave out the times sign.',
        'Write the product without the times sign.',
        'Does your rule give the cost you worked out first?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'intercept-gradient-swapped',
      compute: (p) => rule(p.fixed, p.rate, storyOf(p.story).letter),
      firstWrongStep: 0,
      feedback: (p) =>
        `In your rule, each ${storyOf(p.story).one} costs \\$${p.fixed}. Which amount is paid only once?`,
    },
    {
      misconceptionId: 'fixed-part-taken-each-time',
      compute: (p) => `C=${p.rate + p.fixed}${storyOf(p.story).letter}`,
      firstWrongStep: 2,
      feedback: (p) => `In your rule, the \\$${p.fixed} is paid for every ${storyOf(p.story).one}.`,
    },
    {
      misconceptionId: 'fixed-part-ignored',
      compute: (p) => `C=${p.rate}${storyOf(p.story).letter}`,
      firstWrongStep: 0,
      feedback: (p) => `Your rule gives 0 dollars at the start. What about the \\$${p.fixed}?`,
    },
  ],
  // Pay step by step: the fixed part, and then one unit after the other, the last one in part.
  confirm(p) {
    const { letter } = storyOf(p.story);
    const pay = (amount: number) => {
      let cost = p.fixed;
      let left = Math.abs(amount);
      while (left > 0) {
        const part = Math.min(left, 1);
        cost += Math.sign(amount) * part * p.rate;
        left -= part;
      }
      return cost;
    };
    return { kind: 'function', variables: [letter], f: (at) => pay(at[letter] ?? 0), domain: [0, 10] };
  },
  examples: [
    { seed: 's1', input: 'C=17g+135', verdict: 'correct' },
    { seed: 's2', input: 'C=15g+135', verdict: 'correct' },
    { seed: 's1', input: 'C=135g+17', verdict: 'wrong', misconceptionId: 'intercept-gradient-swapped' },
    { seed: 's1', input: 'C=152g', verdict: 'wrong', misconceptionId: 'fixed-part-taken-each-time' },
    { seed: 's1', input: 'C=17g', verdict: 'wrong', misconceptionId: 'fixed-part-ignored' },
  ],
});
