import { z } from 'zod';
import { classCoins } from '../class-coins';
import { shortWords } from './short-words';

const { lowestGoal, highestGoal, longestReward } = classCoins;
const thousands = new Intl.NumberFormat('en-AU');
const goalSentence = `Choose a goal of ${lowestGoal} to ${thousands.format(highestGoal)} coins, in whole numbers.`;
const amountSentence = 'Put in a whole number of coins, 1 or more.';

/** What a class saves for together. */
export const classPotForm = z.object({
  title: shortWords({ longest: longestReward, empty: 'Write what the class is saving for.' }),
  goal: z
    .number({ message: goalSentence })
    .int(goalSentence)
    .min(lowestGoal, goalSentence)
    .max(highestGoal, goalSentence),
});

/** What a student puts in. */
export const potGiftForm = z.object({
  amount: z
    .number({ message: amountSentence })
    .int(amountSentence)
    .min(1, amountSentence)
    .max(1_000_000, amountSentence),
});
